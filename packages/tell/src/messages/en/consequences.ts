import type { Consequence } from "@maria/advice/movement";

export const consequences = {
  "consequence.conquers": "Conquers {city}",
  "consequence.questionMark": "Question mark on {city}: it is protected",
  "consequence.eliminates": "Eliminates {train}",
  "consequence.drivesOff": "Drives off hussar {hussar}",
  "consequence.stack": "Forms a stack under {commander}; it moves no further",
  "consequence.needsConsent": "A stack, if the other player agrees",
  "consequence.endsGame": "Ends the game",
  "consequence.markersReturn": "{n} {n:marker|markers} set aside {n:goes|go} back to the pool: {power}",
  "consequence.attacks": "Forces combat with {generals} ({strength}) in {city}",
  "consequence.outOfSupply": "Out of supply there",
  "consequence.supplyPrice": "Supply there costs {n} {n:point|points}",
  "consequence.cutsOff": "Cuts off the supply of {generals}",
  "consequence.strands": "Leaves {generals} out of supply",
  "consequence.exposes": "Leaves {cities} unprotected, with an enemy in reach",
  "consequence.uncovers": "Leaves {cities} unprotected",
} as const satisfies Record<`consequence.${Consequence["kind"]}`, string>;
