import type { PieceId } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { chosenSite } from "../../src/decisions/site.ts";
import { city, piece } from "./table.ts";

const [friedrich, rutowski] = [piece("prussia1"), piece("saxony1")];
const [berlin, potsdam] = [city("berlin"), city("potsdam")];
const sites = [
  { city: berlin, commanders: null },
  { city: potsdam, commanders: [friedrich, rutowski] },
];

describe("a city chosen among those offered", () => {
  test("is complete where nobody has to be named", () => {
    expect(chosenSite(sites, berlin, null)).toEqual({ city: berlin });
    expect(chosenSite(sites, berlin, friedrich)).toEqual({ city: berlin });
  });

  test("STK-06 is complete when one of those who may command is named", () => {
    expect(chosenSite(sites, potsdam, null)).toBeNull();
    expect(chosenSite(sites, potsdam, 2 as PieceId)).toBeNull();
    expect(chosenSite(sites, potsdam, rutowski)).toEqual({ city: potsdam, commander: rutowski });
  });

  test("is none before one is chosen, or when it is offered no more", () => {
    expect(chosenSite(sites, null, friedrich)).toBeNull();
    expect(chosenSite(sites, city("dresden"), friedrich)).toBeNull();
  });
});
