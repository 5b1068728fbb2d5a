import { type View, view } from "@maria/rules";
import { AUSTRIA, BAVARIA, type CardId, type Choice, FRANCE, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { choiceLines } from "../../src/panels/choiceLines.ts";
import { marchChoiceOf, movementOf } from "../movement/table.ts";
import { city, general, historical, viewAtStart, wordsIn } from "./position.ts";

const words = wordsIn("en");
const atStart = viewAtStart("advanced", "louis");
const [moritz, belleIsle] = [general("france", 1), general("france", 2)];
const [a, b, c] = [city("brieg"), city("neisse"), city("glatz")];
const [train] = historical.trains;
const hand = [0, 1] as CardId[];
const charges = [
  { general: moritz, price: 4 },
  { general: belleIsle, price: 6 },
];

describe("what a choice leaves open, in words", () => {
  test.each<[Choice["type"], object, readonly string[]]>([
    ["allot", { power: FRANCE, total: 26 }, ["France", "26 troops"]],
    ["transfer", { from: moritz, to: belleIsle, most: 3 }, ["Moritz von Sachsen → Belle-Isle", "up to 3"]],
    ["placeHussar", { hussar: 0, cities: [a, b] }, ["Brieg and Neisse"]],
    ["paySupply", { power: FRANCE, price: 4, hand }, ["France", "4 points", "♥3 ♥2"]],
    [
      "coverSupply",
      { power: FRANCE, worth: 5, charges },
      ["France", "Moritz von Sachsen: supply costs 4 points", "Belle-Isle: supply costs 6 points"],
    ],
    [
      "reenterTrain",
      { train: train?.id, price: 5, cities: [b, c] },
      ["the supply train of France", "5 points", "Neisse and Glatz"],
    ],
    [
      "fight",
      {
        fights: [
          { attacker: a, defender: b },
          { attacker: c, defender: a },
        ],
      },
      ["Brieg → Neisse", "Glatz → Brieg"],
    ],
    ["playCard", { cards: hand }, ["♥3 ♥2"]],
    ["retreat", { paths: [[a, b], [c]] }, ["Brieg – Neisse", "Glatz"]],
    [
      "proposeStack",
      { general: moritz, sites: [{ city: a }, { city: c }] },
      ["Moritz von Sachsen", "Brieg and Glatz"],
    ],
    ["recruit", { power: BAVARIA, pricePerTroop: 4, hand }, ["Bavaria", "4 points for each troop", "♥3 ♥2"]],
    ["placeCard", { power: FRANCE, hand }, ["France", "♥3 ♥2"]],
    ["selectCard", { cards: [0, 1] }, ["Military Aid", "Russo-Swedish War"]],
    [
      "execute",
      { card: 0, receivers: [FRANCE, PRUSSIA], shifts: [{ track: "italy" }, { track: "saxony" }] },
      ["Military Aid", "France and Prussia", "Italy track", "Saxony track"],
    ],
    ["execute", { card: 1, receivers: null, shifts: [] }, ["Russo-Swedish War"]],
    ["assignTroops", { power: AUSTRIA, troops: 2 }, ["Austria", "2 troops"]],
    [
      "expedition",
      { power: FRANCE, onBoard: [moritz], offBoard: [belleIsle] },
      ["France", "Moritz von Sachsen", "Belle-Isle"],
    ],
    ["bringBack", { generals: [moritz, belleIsle] }, ["Moritz von Sachsen", "Belle-Isle"]],
    ["displace", { piece: moritz, sites: [{ city: b }] }, ["Moritz von Sachsen", "Neisse"]],
    ["shiftSaxony", { most: 2 }, ["up to 2"]],
    ["placeTrain", { cities: [a, c] }, ["Brieg and Glatz"]],
    ["vote", { votes: 3, least: 0, most: 3 }, ["3 votes"]],
    ["propose", { partners: ["maria", "frederick"] }, ["Maria Theresa", "Frederick"]],
    ["answerOffer", { agreement: 4, mayAccept: true }, ["no. 4"]],
    ["withdrawOffer", { agreement: 5 }, ["no. 5"]],
    ["endTreaty", { agreement: 6 }, ["no. 6"]],
    ["cede", {}, []],
    ["conserve", {}, []],
  ])("%s", (type, choice, details) => {
    expect(choiceLines(words, atStart, [{ type, ...choice } as Choice])).toEqual([
      { text: words.say(`panels.choice.${type}`), details },
    ]);
  });

  test("STK-02 who asks to be joined, and where", () => {
    const stack = { piece: moritz, city: b };
    const asked: View = { ...atStart, agenda: [{ kind: "consent", stack }] as unknown as View["agenda"] };
    const answer: Choice = { type: "answerStack", answers: [true, false] };
    expect(choiceLines(words, asked, [answer])[0]?.details).toEqual(["Moritz von Sachsen", "Neisse"]);
    expect(choiceLines(words, atStart, [answer])[0]?.details).toEqual([]);
  });

  test("a spectator's list is the choices and nothing beside them", () => {
    const unseen: View = { ...atStart, seat: null };
    expect(choiceLines(words, unseen, [{ type: "done" }]).map(({ details }) => details)).toEqual([[]]);
    expect(choiceLines(words, atStart, [])).toEqual([]);
  });
});

describe("a march, in words", () => {
  const lineFor = (name: string, from: string) => {
    const state = movementOf("frederick", { [name]: from });
    const choice = marchChoiceOf(state, "frederick", name);
    const [line] = choiceLines(words, view(state, "frederick"), [choice]);
    if (line === undefined) throw new Error("no march is offered");
    return line;
  };

  test("MOV-24 where it leads, and further off by a force march", () => {
    const { text, details } = lineFor("prussia1", "steinau");
    const [normal, force, ...more] = details;
    expect([text, more]).toEqual(["Move Prussia 1, Friedrich", []]);
    expect(normal).toMatch(/^Move: Glogau, Freystadt, .*Breslau.*, and Strehlen$/);
    expect(force).toBe(
      "Force march only: Frankfurt an der Oder, Görlitz, Fürstenwalde, Bautzen, Berlin, Bischofswerda, Potsdam, and Dresden",
    );
    expect(normal).not.toContain("Görlitz");
  });

  test("MOV-07 a train has no force march", () => {
    const { text, details } = lineFor("prussiaT1", "steinau");
    expect([text, details.length]).toEqual(["Move the supply train of Prussia", 1]);
    expect(details[0]).toContain("Grünberg");
  });
});
