/** A few words on the generals of the historical pack. */
export const history = {
  "history.maurice":
    "A natural son of Augustus the Strong who made his career in France. In November 1741 he led the surprise by which Prag was taken; as a marshal he won at Fontenoy in 1745.",
  "history.belleIsle":
    "Marshal and diplomat: he worked for the alliance against Austria and for the election of Charles Albert, and led the army out of besieged Prag in the winter of 1742.",
  "history.broglie":
    "An old marshal who commanded in Bohemia and then in Bavaria. When he gave Bavaria up in 1743, he fell out of favour.",
  "history.maillebois":
    "Marshal after his campaign in Corsica. In 1742 he was sent to relieve Prag, but turned back before he reached it.",
  "history.noailles":
    "Marshal and adviser of Louis XV. In 1743 he had the Pragmatic Army in a trap at Dettingen, and lost the battle all the same.",
  "history.torring":
    "Field marshal and minister of the Elector of Bavaria, for whom he led the small Bavarian army with little luck.",
  "history.frederick":
    "King of Prussia from 1740. In December of that year he marched into Silesia; in 1745 he won at Hohenfriedberg and kept what he had taken.",
  "history.schwerin":
    "At Mollwitz in 1741 he persuaded the king to leave the field and then won the battle. He fell before Prag in 1757.",
  "history.leopold": "A son of the Old Dessauer. In March 1741 he took Glogau by storm in a single night.",
  "history.dessauer":
    "Leopold of Anhalt-Dessau drilled the Prussian infantry for decades. In December 1745, almost seventy, he won at Kesselsdorf.",
  "history.rutowski":
    "Another natural son of Augustus the Strong, and so a half-brother of Maurice de Saxe. At Kesselsdorf in 1745 he commanded the defeated Saxons.",
  "history.charles":
    "Brother of Francis Stephen, Maria Theresa’s husband. He lost at Chotusitz and at Hohenfriedberg, but crossed the Rhine in 1744.",
  "history.traun":
    "In 1744 he drove Frederick out of Bohemia by manœuvre, without a battle. Frederick later called that campaign a school for him.",
  "history.khevenhuller":
    "In the winter of 1742 he took back Upper Austria and went on to München, while the Elector of Bavaria was crowned Emperor.",
  "history.batthyany": "His victory at Pfaffenhofen in 1745 brought Bavaria to make peace.",
  "history.neipperg":
    "He led the army that was to win Silesia back in the spring of 1741, and was defeated at Mollwitz.",
  "history.arenberg":
    "A duke from the Austrian Netherlands, who led the Austrian troops beside the British and Hanoverians.",
  "history.george":
    "King of Great Britain and Elector of Hanover. At Dettingen in 1743 he was the last British king to lead his troops in battle.",
  "history.cumberland":
    "The younger son of George II. He was twenty-four when he commanded at Fontenoy in 1745, and lost to Maurice de Saxe.",
  "history.stair":
    "A Scottish field marshal and diplomat, at the head of the Pragmatic Army until he resigned after Dettingen.",
} as const;
