/** What people may type who look for the answer to a question, words of other games too: never shown. */
export const en = {
  win: "victory goal object aim conditions objective winner winning how many fortresses needed Maria Theresa wins nine twelve length duration how long lose losing the game defeat immediate",
  conquer:
    "siege besiege besieging capture take occupy seize castle city town fall conquest storm besieged sieges assault invade overrun minor fortress stronghold blockade recapture retake reconquer",
  notConquered: "siege fails cannot capture not fallen still enemy protected",
  protect: "defend guard garrison cover defence hold safe relief protection protector protected safety",
  far: "movement points speed range distance march move far cities allowance speed fast slow main road roads distance twice train general",
  forceMarch:
    "forced fast quick long rapid marching strategic movement rail zone of control adjacent enemy road sprint spurs",
  notThere:
    "blocked path through enemy pass forbidden march illegal zone of control cross crossing jump over through pieces trains enemies neutral territory border maps Flanders Bohemia link twice again",
  stack:
    "stacking limit combine join merge armies together group two generals rank supreme commander leader top command three generals",
  shift: "swap transfer exchange move troops between generals redistribute split spread hand over give",
  supply:
    "logistics supplied line path food hunger feed attrition supply range supply line length of path trace traced chain how far",
  starve:
    "out of supply unsupplied attrition starving hunger hungry losses face-down flipped face up turned recover losing troops death dies dead eliminated one troop left last troop",
  train:
    "wagon depot supply train rebuild replace return lost destroyed buy buy back cost of a train price killed gone",
  hussars: "cavalry raiders horse light irregulars raid Hungarian cost supply price tax disturb",
  mustFight:
    "attack obligatory forced adjacent enemy have to attacking compulsory avoid battle refuse battle decline ally attack allies forced zone of control choose stop next to beside adjacent enemies neighbour",
  combat:
    "battle fight fighting resolve engagement clash casualties losses score minus negative winner loser how many troops lost points stop stopping pass give up skirmish defender attacker same number equal",
  whichCard:
    "wrong suit card not allowed illegal sector colour suits sector hearts spades clubs diamonds symbol colour of the card which play",
  retreat:
    "rout flee flight run withdraw fall back lose battle defeated distance length chooses path nowhere to go impossible direction how far surrounded dies dead died",
  draw: "income hand limit size new cards deck shuffle cards per turn discard pile reshuffle empty runs out how many do I get hold maximum tactical keep save cards later",
  recruit:
    "reinforcements buy troops rebuild army replacements recruit recruits recruiting winter soldiers points return general bring back returns died dead eliminated cost of troops price come back removed year end season spring army destroyed rebuild fill up where come back keep cards save cards for later",
  influence:
    "politics political card politcal choose get trump bluff conserve placed place highest coat of arms phase card selection select",
  emperor:
    "election king vote imperial crown electors ballot Charles Francis electoral college majority candidate Bavaria Lorraine nine fortress elector",
  allies:
    "alliance allied sides friends enemies hostile camp attack my ally France Prussia friend Pragmatic army power powers relations",
  peace: "annexation annex Silesia treaty Prussia Austria cede give up province ceded second train set aside",
  secret:
    "hidden information fog of war open public conceal peek troops known look at discard pile see cards strength sighting bluff hidden troops remember",
  phases:
    "turn order sequence of play round stages steps procedure who starts begins first player goes active order of play simultaneous same time movement structure year",
  retroactive: "question mark later conquest after combat delayed siege retroactive conquest pending",
  marker:
    "flag control marker victory place colour which victory markers pieces tokens retake recapture reconquer lost fortress",
  control: "own owner ownership belongs whose fortress",
  zero: "tie draw even equal nil score must play pass stop passing draw level stalemate same number of troops advantage",
  mixed:
    "two powers allies together stack fights Bavaria France losses Pragmatic Austria co-operate cooperate allied Saxony commander joint",
  several: "multiple enemies two battles order again same general",
  reserve: "joker wild wildcard card value any suit",
  takeTrain: "destroy capture eliminate kill wagon depot train enemy",
  allot:
    "setup set up starting start army size divide troops begin deployment initial how many troops do I have total army sheet place",
  points: "victory points box boxes battle reward pool marker winning a battle victory point",
  saxony: "Saxon defect change sides track switch",
  neutral:
    "neutrality out of the war territory Netherlands Poland elector lands enter country Hanover Saxony Prussia",
  subsidy:
    "money bribe pay gold France Bavaria cards gift compulsory payment donate trade cards mercenaries give cards to an ally donate share",
  agree:
    "diplomacy negotiate treaty truce contract deal armistice promise pact agreement talk non-aggression passage right break word promise secret talks lie lying bluff cheat",
  last: "tiebreak end of game final scoring nobody last turn draw length how many turns final winter score ends game over",
  two: "two player players duel solo alone one player bots variant duo",
  map: "board roads sectors suits symbols legend spaces hex grid colours colors color meaning territories minor major fortress area province sector square legend symbols white Hanover Netherlands",
  execute:
    "event action political card effect arrows tracks Italy Russia Saxony expedition corps off-map boxes penalty icons stars shift arrow event cards",
  reduce: "military objectives fewer fortresses give up markers",
  gambit: "variant Silesia gambit without politics scenario",
  choices:
    "options decisions list what can I do undo take back mistake change my mind revert when do I decide",
  doubt: "faq clarification errata ruling unclear ambiguity official",
  examples: "example of play sample illustration",
} as const;
