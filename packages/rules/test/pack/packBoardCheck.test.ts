import { describe, expect, test } from "vitest";
import { packNotes } from "../../src/pack/check/check.ts";
import { card, city, expectProblem, type PackDraft, problemsAfter } from "../damagedPack.ts";
import { historicalData } from "../historicalPack.ts";

const isRoad = (road: readonly string[], a: string, b: string): boolean =>
  road.includes(a) && road.includes(b);

const withoutRoads = (pack: PackDraft, unwanted: (road: readonly string[]) => boolean): void => {
  pack.board.roads = pack.board.roads.filter((road) => !unwanted(road));
};

describe("the check of a pack's sectors and cities", () => {
  test("NID-02 there are exactly 44 sectors", () => {
    expectProblem((pack) => pack.board.sectors.pop(), "there must be 44 sectors, but there are 43", "NID-02");
  });

  test("NID-02 every sector has a suit", () => {
    const what = 'this must be one of hearts, diamonds, clubs, spades, but it is "stars"';
    expectProblem((pack) => Object.assign(pack.board.sectors[0] ?? {}, { suit: "stars" }), what, "MAP-03");
  });

  test("no two sectors and no two cities have one id", () => {
    expectProblem(
      (pack) => Object.assign(pack.board.sectors[1] ?? {}, { id: "FA4" }),
      'there is another sector "FA4"',
    );
    expectProblem((pack) => pack.board.cities.push(city(pack, "wien")), 'there is another city "wien"');
  });

  test("no city takes a name that means a place off the board", () => {
    expectProblem(
      (pack) => pack.board.cities.push({ ...city(pack, "wien"), id: "offMap" }),
      'no city may have the id "offMap", which means a place off the board',
    );
  });

  test("NID-02 every city lies in a known sector of its own map", () => {
    expectProblem(
      (pack) => Object.assign(city(pack, "wien"), { sector: "Z9" }),
      'the city wien lies in the unknown sector "Z9"',
      "NID-02",
    );
    expectProblem(
      (pack) => Object.assign(city(pack, "wien"), { sector: "FA4" }),
      "the city wien is on the map bohemia, but its sector FA4 is on the map flanders",
      "NID-02",
    );
  });

  test("NID-02 a city lies inside its sector or on its edge", () => {
    expectProblem(
      (pack) => Object.assign(city(pack, "wien"), { x: 0, y: 0 }),
      `the city wien at 0,0 lies outside its sector ${sectorOfWien()}`,
      "NID-02",
    );
    const onEdge = problemsAfter((pack) => {
      const wien = city(pack, "wien");
      const sector = pack.board.sectors.find((candidate) => candidate.id === wien.sector);
      if (sector) Object.assign(wien, { x: sector.x + sector.width, y: sector.y });
    });
    expect(onEdge).toEqual([]);
  });

  test("every city lies in a known territory, which is a known power's home or nobody's", () => {
    expectProblem(
      (pack) => Object.assign(city(pack, "wien"), { territory: "atlantis" }),
      'the city wien lies in the unknown territory "atlantis"',
      "MAP-04",
    );
    const what =
      'this must be one of france, bavaria, prussia, saxony, austria, pragmatic, but it is "spain"';
    expectProblem(
      (pack) => Object.assign(pack.board.territories.empire ?? {}, { home: "spain" }),
      what,
      "MAP-04",
    );
  });
});

const sectorOfWien = (): string => {
  let sector = "";
  problemsAfter((pack) => {
    sector = city(pack, "wien").sector;
  });
  return sector;
};

describe("the check of a pack's roads", () => {
  test("NID-01 a road joins two known cities", () => {
    expectProblem(
      (pack) => pack.board.roads.push(["ulm", "nowhere", "road"]),
      'the road ulm–nowhere names the unknown city "nowhere"',
      "NID-01",
    );
    expectProblem(
      (pack) => pack.board.roads.push(["ulm", "ulm", "road"]),
      "the road ulm–ulm leads back to where it begins",
      "NID-01",
    );
    expectProblem(
      (pack) => Object.assign(pack.board.roads, { 0: ["ulm"] }),
      "a road must be a list of two cities and its kind",
      "NID-01",
    );
  });

  test("NID-01 two cities are joined by one road at most, whichever way it is written", () => {
    expectProblem(
      (pack) => pack.board.roads.push(["ulm", "goeppingen", "road"]),
      "there is another road ulm–goeppingen",
      "NID-01",
    );
  });

  test("NID-01 a road is an ordinary or a main road", () => {
    const what = 'this must be one of road, main, but it is "path"';
    expectProblem((pack) => Object.assign(pack.board.roads[0] ?? [], { 2: "path" }), what, "MAP-08");
  });

  test("NID-01 each map holds together by itself", () => {
    const damage = (pack: PackDraft): void => withoutRoads(pack, (road) => road.includes("glatz"));
    const problems = problemsAfter(damage);
    expect(problems.filter((problem) => problem.rule === "MAP-08").map((problem) => problem.what)).toEqual([
      expect.stringMatching(/^the map bohemia is in pieces: no roads lead from \S+ to glatz$/),
      expect.stringMatching(/^the board is in pieces: no roads lead from \S+ to glatz$/),
    ]);
  });

  test("a map whose parts are joined only over the other map does not hold together", () => {
    const problems = problemsAfter((pack) => {
      withoutRoads(
        pack,
        (road) => road.includes("dinkelsbuehl") && !isRoad(road, "schwaebisch-hall", "dinkelsbuehl"),
      );
    });
    expect(problems.map((problem) => problem.what)).toEqual([
      expect.stringMatching(/^the map bohemia is in pieces: no roads lead from \S+ to dinkelsbuehl$/),
    ]);
  });

  test("NID-01 some road joins the two maps", () => {
    expectProblem(
      (pack) => {
        const mapOf = new Map(pack.board.cities.map((place) => [place.id, place.map]));
        withoutRoads(pack, ([a, b]) => mapOf.get(a ?? "") !== mapOf.get(b ?? ""));
      },
      "no road joins the two maps",
      "MAP-10",
    );
  });

  test("both maps have cities", () => {
    expectProblem(
      (pack) => {
        pack.board.cities = pack.board.cities.filter((place) => place.map === "bohemia");
      },
      "the map flanders has no cities",
      "MAP-01",
    );
  });
});

describe("the check of a pack's countries and fortresses", () => {
  test("NID-08 Silesia is nobody's home country", () => {
    expectProblem(
      (pack) => Object.assign(pack.board.territories.silesia ?? {}, { home: "prussia" }),
      "silesia must be nobody's home country",
      "MAP-06",
    );
  });

  test("NID-08 the Austrian Netherlands are Austrian home country", () => {
    expectProblem(
      (pack) => Object.assign(pack.board.territories.austrian_netherlands ?? {}, { home: null }),
      "austrian_netherlands must be home country of austria",
      "MAP-05",
    );
  });

  test("NID-08 the countries the rules name exist, each on its map", () => {
    expectProblem(
      (pack) => delete pack.board.territories.poland,
      'the territory "poland" is missing',
      "NID-08",
    );
    expectProblem(
      (pack) => Object.assign(city(pack, "utrecht"), { territory: "bavaria" }),
      "the city utrecht of bavaria must be on the map bohemia",
      "NID-08",
    );
  });

  test("NID-06 München and Dresden are the one major fortress of each minor power", () => {
    expectProblem(
      (pack) => Object.assign(city(pack, "ingolstadt"), { fortress: "major" }),
      "the one major fortress of bavaria must be muenchen, but the board has muenchen, ingolstadt",
      "NID-06",
    );
    expectProblem(
      (pack) => Object.assign(city(pack, "dresden"), { fortress: "minor" }),
      "the one major fortress of saxony must be dresden, but the board has none",
      "NID-06",
    );
  });

  test("NID-07 each major power and the Netherlands have a major fortress", () => {
    const makeMinor = (pack: PackDraft, ...ids: string[]): void => {
      for (const id of ids) city(pack, id).fortress = "minor";
    };
    expectProblem(
      (pack) => makeMinor(pack, "paris", "metz", "strassburg"),
      "france has no major fortress in its home country",
      "NID-07",
    );
    expectProblem((pack) => makeMinor(pack, "amsterdam"), "the Netherlands have no major fortress", "NID-07");
  });

  test("NID-09 Core-Austria, and Austria with Silesia, have fortresses enough to win by", () => {
    const strip = (pack: PackDraft, territory: string, keep: number): void => {
      const all = pack.board.cities.filter((place) => place.territory === territory && place.fortress);
      for (const place of all.slice(keep)) delete place.fortress;
    };
    expectProblem(
      (pack) => strip(pack, "austria", 8),
      "austria must have at least 9 fortresses (INT-08), but there are 8",
      "NID-09",
    );
    expectProblem(
      (pack) => {
        strip(pack, "austria", 9);
        strip(pack, "silesia", 2);
      },
      "austria and silesia must have at least 12 fortresses (INT-09), but there are 11",
      "NID-09",
    );
  });

  describe("NID-09 targets of the Silesia Gambit", () => {
    const keepFortresses = (pack: PackDraft, territories: readonly string[], keep: number): void => {
      const all = pack.board.cities.filter(
        (place) => territories.includes(place.territory) && place.fortress,
      );
      for (const place of all.slice(keep)) delete place.fortress;
    };
    const NETHERLANDS = ["netherlands", "austrian_netherlands"];
    const notesAfter = (damage: (pack: PackDraft) => void): string[] => {
      const draft = structuredClone(historicalData());
      damage(draft as unknown as PackDraft);
      return packNotes(draft).map(({ what }) => what);
    };

    test("NID-09 and SGA-25 a goal in France that no P allows is a fault", () => {
      expectProblem(
        (pack) => keepFortresses(pack, ["france"], 5),
        "france must have at least 6 fortresses (SGA-25), but there are 5",
        "NID-09",
      );
      const enough = problemsAfter((pack) => keepFortresses(pack, ["france"], 6));
      expect(enough.filter(({ rule }) => rule === "NID-09")).toEqual([]);
    });

    test("NID-09 and SGA-26 Louis XV needs one of his two goals within reach", () => {
      const damage = (inAustria: number, inFlanders: number) => (pack: PackDraft) => {
        keepFortresses(pack, ["austria"], inAustria);
        keepFortresses(pack, NETHERLANDS, inFlanders);
      };
      expectProblem(
        damage(9, 5),
        "austria must have at least 10 fortresses, or netherlands and austrian_netherlands at least 6 (SGA-26), but there are 9 and 5",
        "NID-09",
      );
      for (const [inAustria, inFlanders] of [
        [10, 5],
        [9, 6],
      ] as const)
        expect(problemsAfter(damage(inAustria, inFlanders)).filter(({ rule }) => rule === "NID-09")).toEqual(
          [],
        );
    });

    test("NID-09 and SGA-27 Bavaria and France together have the 8 that Austria needs with A = 0", () => {
      expectProblem(
        (pack) => {
          keepFortresses(pack, ["bavaria"], 1);
          keepFortresses(pack, ["france"], 6);
        },
        "bavaria and france must have at least 8 fortresses (SGA-27), but there are 7",
        "NID-09",
      );
      const eight = problemsAfter((pack) => {
        keepFortresses(pack, ["bavaria"], 1);
        keepFortresses(pack, ["france"], 7);
      });
      expect(eight.filter(({ rule }) => rule === "NID-09")).toEqual([]);
    });

    test("NID-09 targets that may arise but cannot be met are told without being a fault", () => {
      expect(notesAfter(() => {})).toEqual([
        "from P = 10 on the target of 5 + P of the 14 fortresses in france is out of reach (SGA-25)",
      ]);
      expect(
        notesAfter((pack) => {
          keepFortresses(pack, ["austria"], 11);
          keepFortresses(pack, NETHERLANDS, 12);
        }),
      ).toContainEqual(
        "from F = 8 on the target of 9 + F of the 11 fortresses in austria, or 5 + F of the 12 in netherlands and austrian_netherlands, is out of reach (SGA-26)",
      );
    });
  });

  test("a fortress in nobody's home country could have no master", () => {
    const inNobodysCountry = "lies in nobody's home country, so nobody could control it at the start";
    expectProblem(
      (pack) => Object.assign(city(pack, "ulm"), { fortress: "minor" }),
      `the fortress ulm ${inNobodysCountry}`,
      "MAP-21",
    );
  });
});

describe("the check of Silesia", () => {
  test("NID-03 Silesia has seven fortresses", () => {
    expectProblem(
      (pack) => delete city(pack, "brieg").fortress,
      "Silesia must have 7 fortresses, not 6",
      "NID-03",
    );
    expectProblem((pack) => delete city(pack, "brieg").fortress, "brieg is not a fortress", "NID-03");
  });

  test("NID-03 Liegnitz and Glogau are Prussian, five others Austrian", () => {
    expectProblem(
      (pack) => Object.assign(pack.armies.silesia, { prussian: ["glogau", "brieg"] }),
      "Prussia's Silesian fortresses must be glogau and liegnitz, not brieg, glogau",
      "NID-03",
    );
    expectProblem(
      (pack) => pack.armies.silesia.austrian.pop(),
      "Austria must start with 5 Silesian fortresses, not 4",
      "NID-03",
    );
    expectProblem(
      (pack) => pack.armies.silesia.austrian.splice(0, 1, "glogau"),
      '"glogau" is named twice',
      "NID-03",
    );
  });

  test("NID-03 every marked city is a fortress of Silesia, and every such fortress is marked", () => {
    const markInstead = (id: string) => (pack: PackDraft) => pack.armies.silesia.austrian.splice(1, 1, id);
    expectProblem(markInstead("prag"), "prag is in austria, not in silesia", "NID-03");
    expectProblem(markInstead("atlantis"), '"atlantis" is an unknown city', "NID-03");
    expectProblem(
      markInstead("prag"),
      "the Silesian fortress brieg starts without a victory marker",
      "NID-03",
    );
  });

  test("NID-03 Breslau is missed if there is none", () => {
    const problems = problemsAfter((pack) => {
      pack.board.cities = pack.board.cities.filter(({ id }) => id !== "breslau");
    });
    expect(problems).toContainEqual({
      where: "board.json cities",
      what: "breslau must be a major fortress in silesia",
      rule: "NID-03",
    });
  });

  test("NID-03 Breslau is a major fortress", () => {
    expectProblem(
      (pack) => Object.assign(city(pack, "breslau"), { fortress: "minor" }),
      "breslau must be a major fortress in silesia",
      "NID-03",
    );
  });
});

describe("the check of the electors", () => {
  test("NID-04 there are nine votes, each in a fortress", () => {
    expectProblem(
      (pack) => pack.armies.electors.votes.pop(),
      "there must be 9 electors' votes, not 8",
      "NID-04",
    );
    expectProblem(
      (pack) => pack.armies.electors.votes.push("ulm"),
      "the vote of ulm must belong to a fortress",
      "NID-04",
    );
    expectProblem(
      (pack) => pack.armies.electors.votes.push("atlantis"),
      '"atlantis" is an unknown city',
      "NID-04",
    );
    expectProblem((pack) => pack.armies.electors.votes.push("prag"), '"prag" is named twice', "NID-04");
  });

  test("NID-04 the votes that the documents name are among them", () => {
    expectProblem(
      (pack) => pack.armies.electors.votes.splice(5, 1, "wien"),
      "the vote of berlin is missing",
      "NID-04",
    );
  });

  test("NID-04 board and armies name the same electors", () => {
    expectProblem(
      (pack) => Object.assign(city(pack, "wien"), { elector: true }),
      "wien is marked as an elector, but armies.json lists no vote for it",
      "NID-04",
    );
    expectProblem(
      (pack) => delete city(pack, "prag").elector,
      "armies.json lists a vote for prag, which is not marked as an elector",
      "NID-04",
    );
  });

  test("NID-05 the four elector fortresses are on the Flanders map, outside every home country", () => {
    expectProblem(
      (pack) => Object.assign(city(pack, "trier"), { territory: "france" }),
      "the elector fortress trier must lie outside every home country, not in that of france",
      "NID-05",
    );
    expectProblem(
      (pack) => Object.assign(city(pack, "mainz"), { map: "bohemia" }),
      "the elector fortress mainz must be on the map flanders",
      "NID-05",
    );
    expectProblem((pack) => delete city(pack, "koeln").fortress, "koeln must be a fortress", "NID-05");
    expectProblem(
      (pack) => Object.assign(city(pack, "mannheim"), { id: "speyer" }),
      "the elector fortress mannheim is missing",
      "NID-05",
    );
  });

  test("Köln and Mannheim start French, Mainz and Trier Austrian-Pragmatic", () => {
    const swap = (pack: PackDraft): void => {
      Object.assign(pack.armies.electors, {
        french: ["koeln", "mainz"],
        austrianPragmatic: ["mannheim", "trier"],
      });
    };
    expectProblem(
      swap,
      "these elector markers must start on koeln and mannheim, not on koeln, mainz",
      "SET-20",
    );
    expectProblem(
      swap,
      "these elector markers must start on mainz and trier, not on mannheim, trier",
      "SET-21",
    );
  });

  test("a card can give France only one of the four elector fortresses", () => {
    const what = 'this must be one of koeln, mannheim, mainz, trier, but it is "prag"';
    expectProblem(
      (pack) =>
        Object.assign(card(pack, "electoral-palatinate").instruction ?? {}, { fortressToFrance: "prag" }),
      what,
      "RUL-78",
    );
  });
});
