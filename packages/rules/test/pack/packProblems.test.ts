import { describe, expect, test } from "vitest";
import { card, city, general, type PackDraft, problemsAfter } from "../damagedPack.ts";

type Damage = (pack: PackDraft) => void;
type Problem = readonly [where: string, what: string, rule?: string];

/** One piece of damage, and all that the check says of it. */
const FAULTS: readonly (readonly [damage: Damage, problems: readonly Problem[]])[] = [
  [
    (pack) => pack.board.cities.push(city(pack, "wien")),
    [["board.json cities[470]", 'there is another city "wien"']],
  ],
  [
    (pack) => pack.board.cities.push({ ...city(pack, "wien"), id: "silesiaBox" }),
    [
      ["board.json cities[470]", 'no city may have the id "silesiaBox", which means a place off the board'],
      ["board.json roads", "the map bohemia is in pieces: no roads lead from berlin to silesiaBox", "MAP-08"],
      ["board.json roads", "the board is in pieces: no roads lead from calais to silesiaBox", "MAP-08"],
    ],
  ],
  [
    (pack) => Object.assign(city(pack, "wien"), { sector: "Z9" }),
    [["board.json cities[435]", 'the city wien lies in the unknown sector "Z9"', "NID-02"]],
  ],
  [
    (pack) => Object.assign(city(pack, "wien"), { sector: "FA4" }),
    [
      [
        "board.json cities[435]",
        "the city wien is on the map bohemia, but its sector FA4 is on the map flanders",
        "NID-02",
      ],
    ],
  ],
  [
    (pack) => Object.assign(city(pack, "wien"), { x: 0 }),
    [["board.json cities[435]", "the city wien at 0,2176 lies outside its sector BC2", "NID-02"]],
  ],
  [
    (pack) => Object.assign(city(pack, "wien"), { y: 0 }),
    [["board.json cities[435]", "the city wien at 4255,0 lies outside its sector BC2", "NID-02"]],
  ],
  [
    (pack) => Object.assign(city(pack, "ulm"), { territory: "atlantis" }),
    [["board.json cities[315]", 'the city ulm lies in the unknown territory "atlantis"', "MAP-04"]],
  ],
  [
    (pack) => pack.board.roads.push(["ulm", "wien", "road", "x"] as never),
    [["board.json roads[796]", "a road must be a list of two cities and its kind", "NID-01"]],
  ],
  [
    (pack) => pack.board.roads.push(["nowhere", "elsewhere", "road"]),
    [
      ["board.json roads[796]", 'the road nowhere–elsewhere names the unknown city "nowhere"', "NID-01"],
      ["board.json roads[796]", 'the road nowhere–elsewhere names the unknown city "elsewhere"', "NID-01"],
    ],
  ],
  [
    (pack) => pack.board.roads.push(["ulm", "ulm", "main"]),
    [["board.json roads[796]", "the road ulm–ulm leads back to where it begins", "NID-01"]],
  ],
  [
    (pack) => pack.board.roads.push(["ulm", "goeppingen", "road"]),
    [["board.json roads[796]", "there is another road ulm–goeppingen", "NID-01"]],
  ],
  [
    (pack) => {
      pack.board.roads = pack.board.roads.filter(
        (r) => !["glatz", "wien", "prag", "olmuetz"].some((c) => r.includes(c)),
      );
    },
    [
      [
        "board.json roads",
        "the map bohemia is in pieces: no roads lead from berlin to glatz, prag, olmuetz and 1 more",
        "MAP-08",
      ],
      [
        "board.json roads",
        "the board is in pieces: no roads lead from calais to glatz, prag, olmuetz and 1 more",
        "MAP-08",
      ],
    ],
  ],
  [
    (pack) => {
      Object.assign(pack.board.territories.poland ?? {}, { home: "prussia" });
    },
    [["board.json territories.poland", "poland must be nobody's home country", "NID-08"]],
  ],
  [
    (pack) => {
      Object.assign(city(pack, "utrecht"), { territory: "bavaria" });
    },
    [["board.json cities[104]", "the city utrecht of bavaria must be on the map bohemia", "NID-08"]],
  ],
  [
    (pack) => {
      Object.assign(city(pack, "dresden"), { fortress: "minor" });
    },
    [
      [
        "board.json cities",
        "the one major fortress of saxony must be dresden, but the board has none",
        "NID-06",
      ],
    ],
  ],
  [
    (pack) => {
      Object.assign(city(pack, "ulm"), { fortress: "minor" });
    },
    [
      [
        "board.json cities[315]",
        "the fortress ulm lies in nobody's home country, so nobody could control it at the start",
        "MAP-21",
      ],
    ],
  ],
  [
    (pack) => {
      for (const c of pack.board.cities)
        if (c.territory === "prussia" && c.fortress === "major") c.fortress = "minor";
    },
    [["board.json cities", "prussia has no major fortress in its home country", "NID-07"]],
  ],
  [
    (pack) => {
      delete city(pack, "mainz").fortress;
    },
    [
      ["board.json cities[173]", "mainz must be a fortress", "NID-05"],
      ["armies.json electors.votes[3]", "the vote of mainz must belong to a fortress", "NID-04"],
    ],
  ],
  [
    (pack) => {
      Object.assign(city(pack, "mainz"), { territory: "france" });
    },
    [
      [
        "board.json cities[173]",
        "the elector fortress mainz must lie outside every home country, not in that of france",
        "NID-05",
      ],
    ],
  ],
  [
    (pack) => {
      pack.board.cities = pack.board.cities.filter((c) => c.id !== "koeln");
    },
    [
      ["board.json roads[221]", 'the road juelich–koeln names the unknown city "koeln"', "NID-01"],
      ["board.json roads[229]", 'the road duesseldorf–koeln names the unknown city "koeln"', "NID-01"],
      ["board.json roads[232]", 'the road bonn–koeln names the unknown city "koeln"', "NID-01"],
      ["board.json roads[233]", 'the road elberfeld–koeln names the unknown city "koeln"', "NID-01"],
      ["board.json cities", "the elector fortress koeln is missing", "NID-05"],
      ["armies.json electors.votes[2]", '"koeln" is an unknown city', "NID-04"],
    ],
  ],
  [
    (pack) => {
      delete city(pack, "breslau").fortress;
    },
    [
      ["armies.json silesia.austrian[0]", "breslau is not a fortress", "NID-03"],
      ["board.json cities", "Silesia must have 7 fortresses, not 6", "NID-03"],
      ["board.json cities[212]", "breslau must be a major fortress in silesia", "NID-03"],
    ],
  ],
  [
    (pack) => {
      city(pack, "breslau").territory = "austria";
    },
    [
      ["armies.json silesia.austrian[0]", "breslau is in austria, not in silesia", "NID-03"],
      ["board.json cities", "Silesia must have 7 fortresses, not 6", "NID-03"],
      ["board.json cities[212]", "breslau must be a major fortress in silesia", "NID-03"],
    ],
  ],
  [
    (pack) => pack.armies.silesia.austrian.splice(1, 1, "prag"),
    [
      ["armies.json silesia.austrian[1]", "prag is in austria, not in silesia", "NID-03"],
      ["board.json cities[215]", "the Silesian fortress brieg starts without a victory marker", "NID-03"],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.silesia, { prussian: [] }),
    [
      [
        "armies.json silesia.prussian",
        "Prussia's Silesian fortresses must be glogau and liegnitz, not none",
        "NID-03",
      ],
      ["board.json cities[213]", "the Silesian fortress glogau starts without a victory marker", "NID-03"],
      ["board.json cities[214]", "the Silesian fortress liegnitz starts without a victory marker", "NID-03"],
    ],
  ],
  [
    (pack) => pack.armies.silesia.austrian.push("breslau"),
    [
      ["armies.json silesia.austrian[5]", '"breslau" is named twice', "NID-03"],
      ["armies.json silesia.austrian", "Austria must start with 5 Silesian fortresses, not 6", "NID-03"],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.electors, { french: [] }),
    [
      [
        "armies.json electors.french",
        "these elector markers must start on koeln and mannheim, not on none",
        "SET-20",
      ],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.electors, { austrianPragmatic: ["trier", "wien"] }),
    [
      [
        "armies.json electors.austrianPragmatic",
        "these elector markers must start on mainz and trier, not on trier, wien",
        "SET-21",
      ],
    ],
  ],
  [
    (pack) => pack.armies.electors.votes.splice(5, 1, "ulm"),
    [
      ["armies.json electors.votes[5]", "the vote of ulm must belong to a fortress", "NID-04"],
      ["armies.json electors.votes", "the vote of berlin is missing", "NID-04"],
      [
        "board.json cities[190]",
        "berlin is marked as an elector, but armies.json lists no vote for it",
        "NID-04",
      ],
      [
        "board.json cities[315]",
        "armies.json lists a vote for ulm, which is not marked as an elector",
        "NID-04",
      ],
    ],
  ],
  [
    (pack) => pack.armies.electors.votes.push("atlantis"),
    [
      ["armies.json electors.votes", "there must be 9 electors' votes, not 10", "NID-04"],
      ["armies.json electors.votes[9]", '"atlantis" is an unknown city', "NID-04"],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.roles.maria, { powers: [] }),
    [["armies.json roles.maria.powers", "the role maria must run austria, not nobody", "PWR-02"]],
  ],
  [
    (pack) => Reflect.deleteProperty(pack.armies.roles, "louis"),
    [["armies.json roles", 'the role "louis" is missing', "PWR-01"]],
  ],
  [
    (pack) => Object.assign(pack.armies.roles, { george: { powers: [] } }),
    [["armies.json roles", 'there is no role "george" in the game', "PWR-01"]],
  ],
  [
    (pack) => Reflect.deleteProperty(pack.armies.powers, "bavaria"),
    [
      ["armies.json powers", 'the power "bavaria" is missing', "PWR-06"],
      ["armies.json powers", "there must be 20 generals, not 19", "CMP-02"],
      ["armies.json powers.bavaria.generals", "bavaria has no general", "CMP-02"],
      ["armies.json powers", "there must be 10 supply trains, not 9", "CMP-03"],
      ["armies.json powers.bavaria.trains", "bavaria has no supply train", "CMP-03"],
    ],
  ],
  [
    (pack) => Reflect.deleteProperty(pack.armies.powers, "pragmatic"),
    [
      ["armies.json powers", 'the power "pragmatic" is missing', "PWR-05"],
      ["armies.json powers", "there must be 20 generals, not 17", "CMP-02"],
      ["armies.json powers.pragmatic.generals", "pragmatic has no general", "CMP-02"],
      ["armies.json powers", "there must be 10 supply trains, not 9", "CMP-03"],
      ["armies.json powers.pragmatic.trains", "pragmatic has no supply train", "CMP-03"],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.powers, { spain: {} }),
    [["armies.json powers", 'there is no power "spain" in the game', "CMP-02"]],
  ],
  [
    (pack) =>
      Object.assign(pack.armies.powers.france, { initialHand: 3, income: 4, victoryPool: 12, hussars: 1 }),
    [
      ["armies.json powers.france.initialHand", "the initial hand must be 2, not 3", "SET-14"],
      ["armies.json powers.france.income", "the income must be 5, not 4", "TAC-02"],
      ["armies.json powers.france.victoryPool", "the pool of victory markers must be 11, not 12", "SET-08"],
      ["armies.json powers.france.hussars", "france must have 0 hussars, not 1", "CMP-04"],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.saxony, { victoryPool: 3, offMapExit: "ulm" }),
    [
      ["armies.json powers.saxony.victoryPool", "a minor power has no pool of victory markers", "SET-08"],
      ["armies.json powers.saxony.offMapExit", "saxony is a minor power and has no off-map box", "MAP-16"],
    ],
  ],
  [
    (pack) => Reflect.deleteProperty(pack.armies.powers.austria, "offMapExit"),
    [
      [
        "armies.json powers.austria.offMapExit",
        "the city to which austria's off-map box leads is missing",
        "NID-12",
      ],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.austria, { offMapExit: "x" }),
    [["armies.json powers.austria.offMapExit", 'an off-map box leads to the unknown city "x"', "NID-12"]],
  ],
  [
    (pack) => Reflect.deleteProperty(pack.armies.powers.austria, "hussars"),
    [["armies.json powers.austria.hussars", "austria must have 2 hussars, not 0", "CMP-04"]],
  ],
  [
    (pack) => {
      pack.armies.powers.saxony.generals = [];
    },
    [
      ["armies.json powers.saxony.troops", "the generals of saxony cannot lead more than 0 troops", "NID-22"],
      ["armies.json powers", "there must be 20 generals, not 19", "CMP-02"],
      ["armies.json powers.saxony.generals", "saxony has no general", "CMP-02"],
      ["armies.json powers.saxony.generals", "saxony must have a general of rank 1", "NID-20"],
    ],
  ],
  [
    (pack) => {
      pack.armies.powers.prussia.generals.push({ ...general(pack, "prussia", 1), rank: 5, start: "berlin" });
    },
    [
      ["armies.json powers", "there must be 20 generals, not 21", "CMP-02"],
      ["armies.json powers.prussia.generals", "the number of prussia's generals must be 4, not 5", "NID-17"],
    ],
  ],
  [
    (pack) => Object.assign(general(pack, "prussia", 1), { rank: 0 }),
    [
      ["armies.json powers.prussia.generals[0].rank", "a rank must be at least 1", "CMP-10"],
      ["armies.json powers.prussia.generals", "prussia must have a general of rank 1", "NID-20"],
    ],
  ],
  [
    (pack) => Object.assign(general(pack, "france", 1), { rank: 2 }),
    [["armies.json powers.france.generals[1]", "france has another general of rank 2", "NID-20"]],
  ],
  [
    (pack) => Object.assign(general(pack, "prussia", 1), { minimum: 9 }),
    [
      [
        "armies.json powers.prussia.generals[0].minimum",
        "a set-up minimum must be from 1 to 8, not 9",
        "SET-17",
      ],
    ],
  ],
  [
    (pack) => Object.assign(general(pack, "bavaria", 1), { minimum: 0 }),
    [
      [
        "armies.json powers.bavaria.generals[0].minimum",
        "a set-up minimum must be from 1 to 8, not 0",
        "SET-17",
      ],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.saxony, { troops: 9 }),
    [["armies.json powers.saxony.troops", "the generals of saxony cannot lead more than 8 troops", "NID-22"]],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.austria, { troops: 3 }),
    [["armies.json powers.austria.troops", "the set-up minima of austria need 15 troops, not 3", "NID-22"]],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.prussia, { troops: 23 }),
    [["armies.json powers.prussia.troops", "Prussia's total must be 22 troops, not 23", "SET-19"]],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.prussia, { trains: ["silesiaBox"] }),
    [
      ["armies.json powers", "there must be 10 supply trains, not 9", "CMP-03"],
      ["armies.json powers.prussia.trains", "prussia must have 2 supply trains, not 1", "NID-17"],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.saxony, { trains: [] }),
    [
      ["armies.json powers", "there must be 10 supply trains, not 9", "CMP-03"],
      ["armies.json powers.saxony.trains", "saxony has no supply train", "CMP-03"],
    ],
  ],
  [
    (pack) => Object.assign(general(pack, "bavaria", 1), { start: "x" }),
    [
      [
        "armies.json powers.bavaria.generals[0].start",
        'a general of bavaria starts in the unknown city "x"',
        "SET-03",
      ],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.saxony, { trains: ["x"] }),
    [["armies.json powers.saxony.trains[0]", 'a train of saxony starts in the unknown city "x"', "SET-04"]],
  ],
  [
    (pack) => Object.assign(general(pack, "bavaria", 1), { start: "offMap" }),
    [
      [
        "armies.json powers.bavaria.generals[0].start",
        "no general of bavaria starts in the off-map box",
        "SET-06",
      ],
    ],
  ],
  [
    (pack) => Object.assign(general(pack, "prussia", 4), { start: "silesiaBox" }),
    [
      [
        "armies.json powers.prussia.generals",
        'exactly one Prussian general must start in the off-map box ("offMap"), not 0',
        "SET-06",
      ],
      [
        "armies.json powers.prussia.generals[3].start",
        'no general of prussia starts in the victory box "Silesia"',
        "SET-07",
      ],
    ],
  ],
  [
    (pack) => Object.assign(pack.armies.powers.prussia, { trains: ["steinau", "silesiaBox"] }),
    [
      [
        "armies.json powers.prussia.trains[0]",
        "a supply train would share steinau with another piece",
        "STK-04",
      ],
    ],
  ],
  [
    (pack) => Object.assign(general(pack, "bavaria", 1), { start: "steinau" }),
    [
      [
        "armies.json powers.prussia.generals[0].start",
        "generals of two powers would start in steinau",
        "STK-01",
      ],
      [
        "armies.json powers.prussia.generals[1].start",
        "generals of two powers would start in steinau",
        "STK-01",
      ],
    ],
  ],
  [
    (pack) => Object.assign(general(pack, "prussia", 3), { start: "steinau" }),
    [["armies.json powers.prussia.generals[2].start", "three generals would start in steinau", "STK-02"]],
  ],
  [
    (pack) => {
      for (const g of pack.armies.powers.france.generals)
        if (city(pack, g.start).map === "bohemia") g.start = "paris";
    },
    [
      ["armies.json powers.france.generals[2].start", "three generals would start in paris", "STK-02"],
      ["armies.json powers.france.generals", "no general of france starts on the map bohemia", "NID-21"],
    ],
  ],
  [
    (pack) => {
      pack.politics.squareOrder = ["france", "prussia", "pragmatic", "austria"];
    },
    [["politics.json squareOrder", "the squares must begin prussia, france", "NID-26"]],
  ],
  [
    (pack) => {
      pack.politics.squareOrder.pop();
    },
    [
      [
        "politics.json squareOrder",
        "the squares must be those of the four major powers, each once",
        "MAP-19",
      ],
    ],
  ],
  [
    (pack) => delete pack.politics.offMapBoxes.austria,
    [["politics.json offMapBoxes", "austria has no off-map box", "MAP-16"]],
  ],
  [
    (pack) => Object.assign(pack.politics.offMapBoxes, { saxony: {} }),
    [["politics.json offMapBoxes", '"saxony" is no major power and has no off-map box', "MAP-16"]],
  ],
  [
    (pack) => Object.assign(pack.politics.tracks, { turkey: {} }),
    [["politics.json tracks", 'there is no track "turkey" in the game', "MAP-19"]],
  ],
  [
    (pack) => delete pack.politics.tracks.russia,
    [["politics.json tracks", 'the track "russia" is missing', "MAP-19"]],
  ],
  [
    (pack) => {
      for (const b of pack.politics.tracks.russia?.boxes ?? []) b.star = true;
    },
    [["politics.json tracks.russia.boxes", "the track russia must have exactly one star, not 7", "MAP-19"]],
  ],
  [
    (pack) => {
      const b = pack.politics.tracks.russia?.boxes[1];
      if (b) b.position = 40;
    },
    [
      ["politics.json tracks.russia.boxes[1]", "the box 40 does not follow on the box -3", "RUL-76"],
      ["politics.json tracks.russia.boxes[2]", "the box -1 does not follow on the box 40", "RUL-76"],
    ],
  ],
  [
    (pack) => {
      pack.politics.tracks.russia?.boxes[0]?.icons.push({ icon: "victoryPoint", power: "france" });
    },
    [
      [
        "politics.json tracks.russia.boxes[0]",
        "only the Italy track gives a victory point, and only to Austria or France",
        "VBX-15",
      ],
    ],
  ],
  [
    (pack) => {
      pack.politics.tracks.italy?.boxes[0]?.icons.push({ icon: "victoryPoint", power: "prussia" });
    },
    [
      [
        "politics.json tracks.italy.boxes[0]",
        "only the Italy track gives a victory point, and only to Austria or France",
        "VBX-15",
      ],
    ],
  ],
  [
    (pack) => {
      pack.politics.tracks.italy?.boxes[0]?.icons.push(
        { icon: "expeditionCorps", power: "saxony" },
        { icon: "expeditionCorps", power: "bavaria" },
      );
    },
    [
      [
        "politics.json tracks.italy.boxes[0]",
        "the minor power saxony has no off-map box for an expedition corps",
        "MAP-16",
      ],
      [
        "politics.json tracks.italy.boxes[0]",
        "the minor power bavaria has no off-map box for an expedition corps",
        "MAP-16",
      ],
    ],
  ],
  [
    (pack) => {
      for (const b of pack.politics.tracks.italy?.boxes ?? []) b.icons = [];
    },
    [
      [
        "politics.json tracks.italy.boxes",
        "no box of the Italy track gives france a victory point",
        "NID-29",
      ],
      [
        "politics.json tracks.italy.boxes",
        "no box of the Italy track gives austria a victory point",
        "NID-29",
      ],
    ],
  ],
  [
    (pack) => {
      const bs = pack.politics.tracks.saxony?.boxes ?? [];
      const last = bs[bs.length - 1];
      if (last) last.status = "neutral";
    },
    [["politics.json tracks.saxony.boxes", 'the Saxony track has no box "austrianAlly"', "NID-27"]],
  ],
  [
    (pack) => {
      for (const b of pack.politics.tracks.saxony?.boxes ?? []) {
        if (b.star) delete b.star;
        if (b.status === "neutral") b.star = true;
      }
    },
    [
      ["politics.json tracks.saxony.boxes", "the track saxony must have exactly one star, not 2", "MAP-19"],
      ["politics.json tracks.saxony.boxes[2]", "Saxony must start as Prussia's ally", "NID-27"],
      ["politics.json tracks.saxony.boxes[3]", "Saxony must start as Prussia's ally", "NID-27"],
    ],
  ],
  [
    (pack) => {
      for (const b of pack.politics.tracks.saxony?.boxes ?? []) {
        delete b.annexationBox;
      }
    },
    [
      [
        "politics.json tracks.saxony.boxes",
        "the Saxony track must have exactly one box of the annexation, not 0",
        "NID-27",
      ],
    ],
  ],
  [
    (pack) => {
      const b = pack.politics.tracks.saxony?.boxes[0];
      if (b) b.annexationBox = true;
    },
    [
      [
        "politics.json tracks.saxony.boxes[0]",
        "Saxony must be neutral in the box of the annexation",
        "NID-27",
      ],
      [
        "politics.json tracks.saxony.boxes",
        "the Saxony track must have exactly one box of the annexation, not 2",
        "NID-27",
      ],
    ],
  ],
  [
    (pack) => {
      for (const b of pack.politics.tracks.saxony?.boxes ?? []) b.icons = [];
    },
    [
      [
        "politics.json tracks.saxony.boxes[4]",
        "as Austria's ally Saxony must receive 1 tactical card more",
        "SAX-20",
      ],
    ],
  ],
  [
    (pack) => pack.politics.cards.pop(),
    [
      ["politics.json cards", "there must be 25 political cards, not 24", "CRD-01"],
      ["politics.json cards", "the year 1744 must have 6 cards, not 5", "CRD-01"],
    ],
  ],
  [
    (pack) => Object.assign(card(pack, "naples"), { id: "denmark" }),
    [["politics.json cards[5]", 'there is another political card "denmark"']],
  ],
  [
    (pack) => Object.assign(card(pack, "naples"), { year: 1745 }),
    [
      ["politics.json cards[3].year", "no political card is of the year 1745", "CRD-01"],
      ["politics.json cards", "the year 1741 must have 6 cards, not 5", "CRD-01"],
    ],
  ],
  [
    (pack) => Object.assign(card(pack, "imperial-election"), { year: 1743 }),
    [
      ["politics.json cards[12].year", "the imperial election must be among the cards of 1742", "CRD-01"],
      ["politics.json cards", "the year 1742 must have 7 cards, not 6", "CRD-01"],
      ["politics.json cards", "the year 1743 must have 6 cards, not 7", "CRD-01"],
    ],
  ],
  [
    (pack) => Object.assign(card(pack, "naples"), { imperialElection: true }),
    [
      ["politics.json cards[3].year", "the imperial election must be among the cards of 1742", "CRD-01"],
      ["politics.json cards", "there must be exactly one imperial election, not 2", "CRD-01"],
    ],
  ],
  [
    (pack) => Object.assign(card(pack, "naples"), { powers: [] }),
    [
      [
        "politics.json cards[3].powers",
        "a political card must show the arms of at least one major power",
        "NID-30",
      ],
    ],
  ],
  [
    (pack) => card(pack, "naples").shifts.push({ track: "italy", steps: 0 }),
    [
      ["politics.json cards[3].shifts[1]", "this card shifts the marker of italy twice", "PCE-04"],
      ["politics.json cards[3].shifts[1].steps", "a shift of no box is none", "NID-30"],
    ],
  ],
  [
    (pack) => card(pack, "naples").shifts.push({ track: "russia", steps: 1 }, { track: "saxony", steps: 1 }),
    [["politics.json cards[3].shifts", "a card has arrows for one or two tracks", "NID-30"]],
  ],
  [
    (pack) =>
      Object.assign(card(pack, "denmark").instruction ?? {}, {
        receivers: [],
        tacticalCards: -1,
        troops: -1,
      }),
    [
      ["politics.json cards[5].instruction.receivers", "somebody must receive the grant"],
      ["politics.json cards[5].instruction.tacticalCards", "this must be 0 or more"],
      ["politics.json cards[5].instruction.troops", "this must be 0 or more"],
    ],
  ],
  [
    (pack) => Object.assign(card(pack, "quadruple-alliance").instruction ?? {}, { troops: -2 }),
    [["politics.json cards[18].instruction.troops", "this must be 0 or more"]],
  ],
];

/** The last values that are still allowed. */
const ALLOWED: readonly Damage[] = [
  (pack) => Object.assign(general(pack, "prussia", 1), { minimum: 8 }),
  (pack) => Object.assign(general(pack, "prussia", 4), { minimum: 1 }),
  (pack) => Object.assign(pack.armies.powers.saxony, { troops: 8 }),
  (pack) => Object.assign(pack.armies.powers.austria, { troops: 15 }),
  (pack) => Object.assign(general(pack, "france", 1), { rank: 99 }),
  (pack) => Object.assign(pack.armies.powers.france, { hussars: 0 }),
  (pack) => Object.assign(card(pack, "denmark").instruction ?? {}, { tacticalCards: 0, troops: 0 }),
  (pack) => Object.assign(card(pack, "quadruple-alliance").instruction ?? {}, { troops: 0 }),
  (pack) => Object.assign(card(pack, "naples"), { powers: ["bavaria", "france"] }),
  (pack) => card(pack, "naples").shifts.push({ track: "russia", steps: -3 }),
  (pack) => Object.assign(card(pack, "naples"), { shifts: [] }),
  (pack) => pack.politics.tracks.italy?.boxes[0]?.icons.push({ icon: "expeditionCorps", power: "prussia" }),
];

const told = (damage: Damage): Problem[] =>
  problemsAfter(damage).map(({ where, what, rule }) =>
    rule === undefined ? [where, what] : [where, what, rule],
  );

describe("the check of a pack says all that is wrong, where and by which clause, and nothing else", () => {
  for (const [damage, problems] of FAULTS)
    test(`${problems[0]?.[2] ?? ""} ${problems[0]?.[1]}`.trim(), () => {
      expect(told(damage)).toEqual(problems);
    });

  test("what is just within the rules is no problem", () => {
    expect(ALLOWED.map(told)).toEqual(ALLOWED.map(() => []));
  });
});
