/** A few words on the generals, the powers, the Political Cards and the events of the historical pack, by the names it gives them. */
export const history = {
  "history.general.Moritz von Sachsen":
    "A natural son of Augustus the Strong who made his career in France. In November 1741 he led the surprise by which Prag was taken; as a marshal he won at Fontenoy in 1745.",
  "history.general.Belle-Isle":
    "Marshal and diplomat: he worked for the alliance against Austria and for the election of Charles Albert, and led the army out of besieged Prag in the winter of 1742.",
  "history.general.Broglie":
    "An old marshal who commanded in Bohemia and then in Bavaria. When he gave Bavaria up in 1743, he fell out of favour.",
  "history.general.Maillebois":
    "Marshal after his campaign in Corsica. In 1742 he was sent to relieve Prag, but turned back before he reached it.",
  "history.general.Noailles":
    "Marshal and adviser of Louis XV. In 1743 he had the Pragmatic Army in a trap at Dettingen, and lost the battle all the same.",
  "history.general.Törring":
    "Field marshal and minister of the Elector of Bavaria, for whom he led the small Bavarian army with little luck.",
  "history.general.Friedrich":
    "King of Prussia from 1740. In December of that year he marched into Silesia; in 1745 he won at Hohenfriedberg and kept what he had taken.",
  "history.general.Schwerin":
    "At Mollwitz in 1741 he persuaded the king to leave the field and then won the battle. He fell before Prag in 1757.",
  "history.general.Erbprinz Leopold":
    "A son of the Old Dessauer. In March 1741 he took Glogau by storm in a single night.",
  "history.general.Der Alte Dessauer":
    "Leopold of Anhalt-Dessau drilled the Prussian infantry for decades. In December 1745, almost seventy, he won at Kesselsdorf.",
  "history.general.Rutowski":
    "Another natural son of Augustus the Strong, and so a half-brother of Maurice de Saxe. At Kesselsdorf in 1745 he commanded the defeated Saxons.",
  "history.general.Karl von Lothringen":
    "Brother of Francis Stephen, Maria Theresa’s husband. He lost at Chotusitz and at Hohenfriedberg, but crossed the Rhine in 1744.",
  "history.general.Traun":
    "In 1744 he drove Frederick out of Bohemia by manœuvre, without a battle. Frederick later called that campaign a school for him.",
  "history.general.Khevenhüller":
    "Early in 1742 he took back Upper Austria and went on to München, while the Elector of Bavaria was crowned Emperor.",
  "history.general.Batthyány": "His victory at Pfaffenhofen in 1745 brought Bavaria to make peace.",
  "history.general.Neipperg":
    "He led the army that was to win Silesia back in the spring of 1741, and was defeated at Mollwitz.",
  "history.general.Arenberg":
    "A duke from the Austrian Netherlands, who led the Austrian troops beside the British and Hanoverians.",
  "history.general.George II":
    "King of Great Britain and Elector of Hanover. At Dettingen in 1743 he was the last British king to lead his troops in battle.",
  "history.general.Cumberland":
    "The younger son of George II. He was twenty-four when he commanded at Fontenoy in 1745, and lost to Maurice de Saxe.",
  "history.general.Earl of Stair":
    "A Scottish field marshal and diplomat, at the head of the Pragmatic Army until he resigned after Dettingen.",
  "history.power.austria":
    "When Emperor Charles VI died in October 1740, his daughter Maria Theresa, twenty-three years old, inherited the Habsburg lands under the Pragmatic Sanction, and several of her neighbours soon disputed them. In 1741 she won over the nobles of Hungary. She lost most of Silesia and, in 1748, some land in Italy, but kept the rest, and from 1745 her husband wore the imperial crown.",
  "history.power.prussia":
    "A kingdom only since 1701. Frederick William I left his son a full treasury and an army that was very large for so small a country, and in December 1740 Frederick led it into Silesia. Twice, in 1742 and in 1745, Prussia made its peace without its allies once Silesia was granted to it.",
  "history.power.france":
    "The old Cardinal Fleury, who governed for Louis XV, would rather have had peace; a strong party at court wanted to see Austria humbled. In 1741 a French army crossed the Rhine to help the Elector of Bavaria, and went as far as Prag. Only in 1744 did France formally declare war on Austria and Great Britain; it then conquered most of the Austrian Netherlands, and gave them back in 1748.",
  "history.power.bavaria":
    "Elector Charles Albert, married to a daughter of Emperor Joseph I, claimed a share of the Habsburg inheritance. He was made King of Bohemia in 1741 and Emperor in 1742, and lost München to the Austrians at the very time of his coronation. After his death in January 1745 his son gave up the claims and made peace at Füssen.",
  "history.power.saxony":
    "Elector Frederick Augustus II was also King of Poland, and his wife was the elder daughter of Emperor Joseph I. In 1741 he joined the enemies of Maria Theresa; from 1744 his troops fought beside hers. After the defeat at Kesselsdorf Saxony had to make peace at Dresden in December 1745.",
  "history.power.pragmatic":
    "The army took its name from the Pragmatic Sanction, which it was to defend. British, Hanoverian and Austrian troops gathered in the Austrian Netherlands in 1742, and British money paid for much of it. It won at Dettingen in 1743; at Fontenoy in 1745, now with many Dutch troops, it was beaten.",
  "history.card.military-aid":
    "Both sides courted Russia. In December 1740, when Frederick was already on the march, Russia and Prussia renewed an alliance that promised each the other’s aid. Austria could point to an older treaty of its own, of 1726; no Russian army came to either of them in those years.",
  "history.card.russo-swedish-war":
    "In the summer of 1741 Sweden, encouraged by France, declared war on Russia, in the hope of winning back what it had lost to Peter the Great. The Swedes were soon beaten at Villmanstrand in Finland. But as long as the war lasted, Russia had little left for its friends in Germany.",
  "history.card.charles-emmanuel":
    "Charles Emmanuel III, King of Sardinia and Duke of Savoy, resided in Turin between France and Austrian Milan, and bargained with both. Early in 1742 he came to terms with Austria against the Spaniards, but expressly kept himself free to change his mind. In the end he stayed on Austria’s side and was paid for it with land.",
  "history.card.naples":
    "Charles, a son of the King of Spain, had taken Naples from the Austrians in the 1730s, and his troops marched with the Spaniards. In 1742 a British squadron forced him to call them home, yet two years later he took up arms again. At Velletri in August 1744 he was almost captured, but held his ground.",
  "history.card.jenkins-ear":
    "Captain Robert Jenkins complained that a Spanish coast guard had cut off his ear; the tale stirred up London, where trade with the Spanish colonies was at stake. Great Britain and Spain were at war from 1739, above all in the Caribbean. Porto Bello was taken, Cartagena was not. The war got its odd name only long afterwards.",
  "history.card.denmark":
    "Under Christian VI Denmark fought no war, but it let itself be paid for its soldiers. A treaty of 1739 hired Danish troops to Great Britain; in the 1740s the subsidies came from France. So both sides had reason to keep Copenhagen in good humour.",
  "history.card.coup-detat":
    "On a December night in 1741 Elizabeth, a daughter of Peter the Great, had the guards carry her to power. The infant Emperor Ivan VI and his mother, the regent, spent the rest of their lives as prisoners. The French ambassador La Chétardie had encouraged her and hoped for thanks; at first he had great influence.",
  "history.card.sweden-capitulates":
    "In the summer of 1742 the Swedish army in Finland fell back before the Russians until it was shut in at Helsingfors and laid down its arms. By the Peace of Åbo in 1743 Sweden gave up a piece of Finland and chose the heir to the throne whom Elizabeth wanted. Russia had its hands free again.",
  "history.card.spain":
    "Queen Elisabeth Farnese wanted a throne in Italy for her son Don Philip as well, and for that Spain went to war in 1741. Spanish troops landed in Italy by the end of that year; Don Philip himself occupied Savoy. In 1748 he received Parma, Piacenza and Guastalla.",
  "history.card.piedmont-sardinia":
    "The kingdom held the passes of the western Alps: whoever wanted to march from France into Italy had to reckon with it. In 1742 its troops took Modena together with the Austrians. In September 1743 the Treaty of Worms bound it firmly to Austria and Great Britain.",
  "history.card.hessian-mercenaries":
    "The landgraves of Hesse-Kassel hired out whole regiments, and lived well by it. In this war Hessians stood in British pay, and others for a time in that of Emperor Charles VII. Their landgrave, meanwhile, was King of Sweden.",
  "history.card.electoral-palatinate":
    "The Elector Palatine, who resided at Mannheim, was a Wittelsbach like the Elector of Bavaria, and in 1742 he voted for him. At the end of that year Charles Philip died, and young Charles Theodore followed. He too kept to France and the Emperor; decades later he was to inherit Bavaria as well.",
  "history.card.imperial-election":
    "After the death of Charles VI the imperial throne stood empty for more than a year. In January 1742 the electors at Frankfurt chose Charles Albert of Bavaria; the vote of Bohemia was left out. He was the first Emperor in three centuries who was not a Habsburg. After his death it was Maria Theresa’s husband, Francis Stephen, who was elected in September 1745.",
  "history.card.lopukhin-plot":
    "In 1743 Natalia Lopukhina, a lady of the Russian court, and several of her circle were accused of wishing the deposed Ivan VI back; they were flogged in public and sent to Siberia. The charge also touched a former Austrian envoy, Botta, and cast a shadow on the friendship with Vienna. The blow was meant for the vice-chancellor Bestuzhev, who survived it.",
  "history.card.alexei-bestuzhev":
    "Alexei Bestuzhev directed Russia’s foreign affairs under the Empress Elizabeth, from 1744 as chancellor. He mistrusted France and Prussia and worked for friendship with Austria and Great Britain. His enemies at court tried again and again to bring him down, but did not succeed until 1758.",
  "history.card.commodore-martin":
    "In August 1742 William Martin appeared before Naples with a small British squadron. He demanded that the king call his troops back from the Spanish army, gave him very little time and threatened to bombard the city. Naples gave way, and for a while was out of the war without a shot.",
  "history.card.france":
    "In October 1743 France and Spain concluded the second family compact of the Bourbons at Fontainebleau, and France promised to help Don Philip to his share of Italy. In 1744 a French army under the Prince of Conti crossed the Alps with the Spaniards. It won a battle outside Cuneo, but could not take the fortress.",
  "history.card.union-of-frankfurt":
    "In May 1744 Emperor Charles VII, Prussia, the Palatinate and Hesse-Kassel leagued together to give the Emperor his lands back. With this for a reason Frederick marched into Bohemia in August. When the Emperor died a few months later, the union had lost its purpose.",
  "history.card.quadruple-alliance":
    "In January 1745 Austria, Saxony, Great Britain and the Dutch Republic allied themselves in Warsaw, where the Elector of Saxony was king. The two sea powers paid, Saxony provided an army against Prussia. In June Saxons and Austrians were beaten together at Hohenfriedberg.",
  "history.card.catherine":
    "Sophie of Anhalt-Zerbst, whose father served in the Prussian army, came to Russia in 1744 at the age of fourteen to be betrothed to the heir to the throne; Frederick had favoured the match. She took the Orthodox faith and the name of Catherine, and married in 1745. From 1762 she reigned herself, as Catherine II.",
  "history.card.russia":
    "In June 1744 the French envoy La Chétardie was expelled from Russia, and with him French influence left the court. In 1746 Russia and Austria concluded an alliance. In 1748 a Russian corps, paid by the sea powers, marched towards the Rhine, but peace came first.",
  "history.card.genoa":
    "The Treaty of Worms promised Finale, which belonged to the Republic of Genoa, to the King of Sardinia. So Genoa, which had meant to stay neutral, joined the Bourbons in 1745. The Austrians occupied the city in 1746, but in December the people rose and drove them out.",
  "history.card.separate-peace":
    "In the winter of 1745 the French minister d’Argenson tried to part the King of Sardinia from Austria; a preliminary treaty had already been drawn up in Turin. But the king hesitated, and Spain would have none of it. In March 1746 the Sardinians surprised the French at Asti, and the plan was dead.",
  "history.card.carnatic-wars":
    "In the south-east of India the French and the British trading companies carried the war on. In 1746 La Bourdonnais took Madras; two years later Dupleix held Pondichéry against a British siege. The peace of 1748 gave Madras back, but the rivalry went on.",
  "history.card.jacobite-rebellion":
    "In the summer of 1745 Charles Edward Stuart landed in Scotland to win the crown back for his father. He beat a British force at Prestonpans and marched into England as far as Derby, then turned back. Cumberland and many regiments were called home from Flanders; at Culloden in April 1746 he ended the rising.",
  "history.event.cession":
    "Already in October 1741, at Klein Schnellendorf, Austria and Frederick came to a secret understanding that did not last. In the summer of 1742, after Chotusitz and with British mediation, Maria Theresa ceded most of Silesia and the county of Glatz by the treaties of Breslau and Berlin, to have her hands free against France and Bavaria. Frederick broke the peace in 1744, and at Dresden in 1745 she had to cede Silesia once more.",
  "history.event.saxony":
    "Saxony joined the enemies of Austria in 1741 and was promised Moravia for it; its troops marched with Frederick’s towards Brünn. The campaign failed, Frederick made his own peace in 1742, and Saxony went home empty-handed. In December 1743 it allied itself with Maria Theresa.",
  "history.event.reduction":
    "In the winter of 1742 France gave Bohemia up. Belle-Isle slipped out of Prag by night with the army and led it over the snow to Eger in ten days; those he left behind were allowed to march off in January. Eger held out until September 1743; from then on France fought nearer home.",
  "history.event.hussars":
    "Hungary gave Maria Theresa light horsemen by the thousand. They seldom fought in battles; they took convoys, foragers and couriers. In Bohemia in the autumn of 1744 Frederick was for weeks almost without news and without bread because of them, and had to turn back.",
} as const;
