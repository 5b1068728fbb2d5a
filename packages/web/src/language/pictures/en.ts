export const pictures = {
  "picture.piece":
    "{other} ({otherRank}) commands an army; {one} ({oneRank}) has the higher rank. The box of another shape in the neighbourhood is a supply train.",
  "picture.mainRoad": "Thick roads are main roads: on them alone {fast} comes as far as {fastCity}.",
  "picture.start": "The introductory game after set-up: all pieces on their set-up cities.",
  "picture.stack": "A stack in {city}: {one} lies on top, for he has the higher rank, and {other} under him.",
  "picture.hussar":
    "A hussar in {city} lies on the supply path of {general}: it costs {n} {n:point|points}, one for each of its cities.",
  "picture.supply": "{general} is abroad: his supply path of {n} {n:city|cities} leads to his train.",
  "picture.march": "A normal march of {general} over ordinary roads, to {city}.",
  "picture.forceMarch":
    "A force march of {general} to {city}, {n} cities far, past no enemy and through no enemy fortress.",
  "picture.trainMarch": "The supply train follows its general, to {end}.",
  "picture.conquest":
    "{general} marches through {open} on to {end}: he conquers the fortress as he leaves it, for nobody protects it.",
  "picture.protection": "{guarded} is protected: {protector} stands {n} {n:city|cities} away.",
  "picture.combat":
    "Adjacent generals fight. Each side plays the suit of the sector in which its own general stands; here the side to play needs {suit}.",
  "picture.retreat":
    "{general} has lost {n} troops and retreats {n} cities, from {from} to {city}: as far from the winner as he can.",
  "picture.winter": "Winter, after turn {turn}: new troops for {power}, {n} for {cost} points.",
  "picture.victory":
    "Prussia has {n} of the {prussianGoal} fortresses. The march through {city} wins the game.",
  "picture.tracks": "The three tracks: the Italy marker has been shifted; the star is where each begins.",
  "picture.silesia":
    "Silesia’s fortresses are all Prussian: at the end of its stage Prussia may offer peace.",
  "picture.saxony": "Saxony’s only general at home. At the beginning it is Prussia’s ally.",
  "picture.ceded":
    "The fortresses of Silesia: in the Silesia Gambit Austria may cede them at the end of turn {cession}.",
  "picture.hidden":
    "Seen through Frederick’s eyes: of his own generals he sees the troops; of the enemy’s only what was stated.",
} as const;
