import type { CityId, PieceId, ReentrySite } from "@maria/rules/model";

/** A site that has been chosen, with the commander where one has to be named (STK-06). */
export interface ChosenSite {
  readonly city: CityId;
  readonly commander?: PieceId;
}

/** The choice made among the sites, once it is complete. */
export const chosenSite = (
  sites: readonly ReentrySite[],
  city: CityId | null,
  commander: PieceId | null,
): ChosenSite | null => {
  const site = sites.find((other) => other.city === city);
  if (site === undefined) return null;
  if (site.commanders === null) return { city: site.city };
  return commander !== null && site.commanders.includes(commander) ? { city: site.city, commander } : null;
};
