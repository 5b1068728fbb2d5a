import type { Translation } from "@maria/tell";
import type { history as english } from "./en.ts";

export const history: Translation<typeof english> = {
  "history.general.Moritz von Sachsen":
    "Ein natürlicher Sohn Augusts des Starken, der in Frankreich Karriere machte. Im November 1741 leitete er den Handstreich, mit dem Prag genommen wurde; als Marschall siegte er 1745 bei Fontenoy.",
  "history.general.Belle-Isle":
    "Marschall und Diplomat: er betrieb das Bündnis gegen Österreich und die Wahl Karl Albrechts und führte im Winter 1742 das Heer aus dem belagerten Prag.",
  "history.general.Broglie":
    "Ein alter Marschall, der in Böhmen und dann in Bayern befehligte. Als er 1743 Bayern preisgab, fiel er in Ungnade.",
  "history.general.Maillebois":
    "Nach seinem Feldzug in Korsika Marschall. 1742 wurde er zum Entsatz von Prag geschickt, kehrte aber um, ehe er es erreichte.",
  "history.general.Noailles":
    "Marschall und Ratgeber Ludwigs XV. 1743 hatte er die Pragmatische Armee bei Dettingen in der Falle und verlor die Schlacht dennoch.",
  "history.general.Törring":
    "Feldmarschall und Minister des Kurfürsten von Bayern, für den er mit wenig Glück das kleine bayerische Heer führte.",
  "history.general.Friedrich":
    "Seit 1740 König von Preußen. Im Dezember dieses Jahres rückte er in Schlesien ein; 1745 siegte er bei Hohenfriedberg und behielt, was er genommen hatte.",
  "history.general.Schwerin":
    "Bei Mollwitz bewog er 1741 den König, das Feld zu verlassen, und gewann dann die Schlacht. 1757 fiel er vor Prag.",
  "history.general.Erbprinz Leopold":
    "Ein Sohn des Alten Dessauers. Im März 1741 nahm er Glogau in einer einzigen Nacht im Sturm.",
  "history.general.Der Alte Dessauer":
    "Leopold von Anhalt-Dessau drillte jahrzehntelang das preußische Fußvolk. Im Dezember 1745, fast siebzig, siegte er bei Kesselsdorf.",
  "history.general.Rutowski":
    "Ebenfalls ein natürlicher Sohn Augusts des Starken und so ein Halbbruder Moritz von Sachsens. Bei Kesselsdorf führte er 1745 die geschlagenen Sachsen.",
  "history.general.Karl von Lothringen":
    "Der Bruder Franz Stephans, des Gemahls Maria Theresias. Er verlor bei Chotusitz und bei Hohenfriedberg, ging aber 1744 über den Rhein.",
  "history.general.Traun":
    "1744 drängte er Friedrich durch Manöver und ohne Schlacht aus Böhmen. Friedrich nannte diesen Feldzug später eine Schule für sich.",
  "history.general.Khevenhüller":
    "Anfang 1742 gewann er Oberösterreich zurück und zog weiter nach München, während der Kurfürst von Bayern zum Kaiser gekrönt wurde.",
  "history.general.Batthyány": "Sein Sieg bei Pfaffenhofen brachte 1745 Bayern zum Frieden.",
  "history.general.Neipperg":
    "Er führte das Heer, das im Frühjahr 1741 Schlesien zurückgewinnen sollte, und wurde bei Mollwitz geschlagen.",
  "history.general.Arenberg":
    "Ein Herzog aus den Österreichischen Niederlanden, der die österreichischen Truppen an der Seite der Briten und Hannoveraner führte.",
  "history.general.George II":
    "König von Großbritannien und Kurfürst von Hannover. Bei Dettingen führte er 1743 als letzter britischer König seine Truppen in eine Schlacht.",
  "history.general.Cumberland":
    "Der jüngere Sohn Georgs II. Mit vierundzwanzig führte er 1745 bei Fontenoy den Befehl und verlor gegen Moritz von Sachsen.",
  "history.general.Earl of Stair":
    "Schottischer Feldmarschall und Diplomat, an der Spitze der Pragmatischen Armee, bis er nach Dettingen den Abschied nahm.",
  "history.power.austria":
    "Als Kaiser Karl VI. im Oktober 1740 starb, erbte seine Tochter Maria Theresia mit dreiundzwanzig Jahren nach der Pragmatischen Sanktion die Länder der Habsburger, und bald machten ihr mehrere Nachbarn dieses Erbe streitig. 1741 gewann sie den ungarischen Adel für sich. Sie verlor den größten Teil Schlesiens und 1748 einiges Land in Italien, behielt aber das übrige, und seit 1745 trug ihr Gemahl die Kaiserkrone.",
  "history.power.prussia":
    "Erst seit 1701 ein Königreich. Friedrich Wilhelm I. hinterließ seinem Sohn einen vollen Staatsschatz und ein Heer, das für ein so kleines Land sehr groß war; im Dezember 1740 führte Friedrich es nach Schlesien. Zweimal, 1742 und 1745, schloß Preußen ohne seine Verbündeten Frieden, sobald ihm Schlesien zugestanden war.",
  "history.power.france":
    "Der alte Kardinal Fleury, der für Ludwig XV. regierte, hätte lieber Frieden gehalten; eine starke Partei am Hof wollte Österreich gedemütigt sehen. 1741 ging ein französisches Heer über den Rhein, um dem Kurfürsten von Bayern zu helfen, und kam bis Prag. Erst 1744 erklärte Frankreich Österreich und Großbritannien förmlich den Krieg; danach eroberte es die Österreichischen Niederlande zum größten Teil und gab sie 1748 zurück.",
  "history.power.bavaria":
    "Kurfürst Karl Albrecht, mit einer Tochter Kaiser Josephs I. vermählt, erhob Anspruch auf das Erbe der Habsburger. Er wurde 1741 König von Böhmen und 1742 Kaiser, und eben zur Zeit seiner Krönung verlor er München an die Österreicher. Nach seinem Tod im Januar 1745 gab sein Sohn die Ansprüche auf und schloß in Füssen Frieden.",
  "history.power.saxony":
    "Kurfürst Friedrich August II. war zugleich König von Polen und mit der älteren Tochter Kaiser Josephs I. vermählt. 1741 schloß er sich den Feinden Maria Theresias an; seit 1744 kämpften seine Truppen an der Seite der ihren. Nach der Niederlage bei Kesselsdorf mußte Sachsen im Dezember 1745 in Dresden Frieden schließen.",
  "history.power.pragmatic":
    "Das Heer hieß nach der Pragmatischen Sanktion, die es verteidigen sollte. 1742 sammelten sich britische, hannoversche und österreichische Truppen in den Österreichischen Niederlanden, und britisches Geld bezahlte einen großen Teil davon. 1743 siegte es bei Dettingen; 1745 wurde es, nun mit vielen Niederländern, bei Fontenoy geschlagen.",
  "history.card.military-aid":
    "Beide Seiten warben um Rußland. Im Dezember 1740, als Friedrich schon auf dem Marsch war, erneuerten Rußland und Preußen ein Bündnis, das jedem die Hilfe des anderen versprach. Österreich konnte sich auf einen älteren Vertrag von 1726 berufen; ein russisches Heer kam in jenen Jahren keinem von beiden zu Hilfe.",
  "history.card.russo-swedish-war":
    "Im Sommer 1741 erklärte Schweden, von Frankreich ermuntert, Rußland den Krieg, in der Hoffnung, zurückzugewinnen, was es an Peter den Großen verloren hatte. Die Schweden wurden bald bei Villmanstrand in Finnland geschlagen. Solange der Krieg aber dauerte, hatte Rußland für seine Freunde in Deutschland wenig übrig.",
  "history.card.charles-emmanuel":
    "Karl Emanuel III., König von Sardinien und Herzog von Savoyen, residierte in Turin zwischen Frankreich und dem österreichischen Mailand und verhandelte mit beiden. Anfang 1742 einigte er sich mit Österreich gegen die Spanier, behielt sich aber ausdrücklich vor, es sich anders zu überlegen. Am Ende blieb er auf Österreichs Seite und wurde dafür mit Land bezahlt.",
  "history.card.naples":
    "Karl, ein Sohn des Königs von Spanien, hatte Neapel in den 1730er Jahren den Österreichern genommen, und seine Truppen zogen mit den Spaniern. 1742 zwang ihn ein britisches Geschwader, sie heimzurufen, doch zwei Jahre später griff er wieder zu den Waffen. Bei Velletri wurde er im August 1744 beinahe gefangen, hielt aber stand.",
  "history.card.jenkins-ear":
    "Kapitän Robert Jenkins klagte, ein spanischer Küstenwächter habe ihm ein Ohr abgeschnitten; die Geschichte erregte London, wo es um den Handel mit den spanischen Kolonien ging. Seit 1739 lagen Großbritannien und Spanien im Krieg, vor allem in der Karibik. Porto Bello wurde genommen, Cartagena nicht. Seinen seltsamen Namen bekam der Krieg erst viel später.",
  "history.card.denmark":
    "Unter Christian VI. führte Dänemark keinen Krieg, ließ sich aber für seine Soldaten bezahlen. Ein Vertrag von 1739 stellte Großbritannien dänische Truppen; in den vierziger Jahren kamen die Subsidien aus Frankreich. So hatten beide Seiten Grund, Kopenhagen bei Laune zu halten.",
  "history.card.coup-detat":
    "In einer Dezembernacht des Jahres 1741 brachte sich Elisabeth, eine Tochter Peters des Großen, mit Hilfe der Garde an die Macht. Der Kaiser Iwan VI., noch ein Säugling, und seine Mutter, die Regentin, blieben bis an ihr Lebensende gefangen. Der französische Gesandte La Chétardie hatte Elisabeth ermuntert und hoffte auf Dank; anfangs war sein Einfluß groß.",
  "history.card.sweden-capitulates":
    "Im Sommer 1742 wich das schwedische Heer in Finnland vor den Russen zurück, bis es bei Helsingfors eingeschlossen war und die Waffen streckte. Im Frieden von Åbo gab Schweden 1743 ein Stück von Finnland ab und wählte den Thronfolger, den Elisabeth wünschte. Rußland hatte wieder freie Hand.",
  "history.card.spain":
    "Königin Elisabeth Farnese wollte auch für ihren Sohn Don Philipp einen Thron in Italien, und dafür zog Spanien 1741 in den Krieg. Gegen Ende des Jahres landeten spanische Truppen in Italien; Don Philipp selbst besetzte Savoyen. 1748 erhielt er Parma, Piacenza und Guastalla.",
  "history.card.piedmont-sardinia":
    "Das Königreich hielt die Pässe der westlichen Alpen: wer von Frankreich nach Italien ziehen wollte, mußte mit ihm rechnen. 1742 nahmen seine Truppen zusammen mit den Österreichern Modena. Im September 1743 band der Vertrag von Worms es fest an Österreich und Großbritannien.",
  "history.card.hessian-mercenaries":
    "Die Landgrafen von Hessen-Kassel vermieteten ganze Regimenter und lebten gut davon. In diesem Krieg standen Hessen in britischem Sold, andere zeitweise in dem Kaiser Karls VII. Ihr Landgraf war währenddessen König von Schweden.",
  "history.card.electoral-palatinate":
    "Der Kurfürst von der Pfalz, der in Mannheim residierte, war ein Wittelsbacher wie der Kurfürst von Bayern und gab ihm 1742 seine Stimme. Am Ende jenes Jahres starb Karl Philipp, und der junge Karl Theodor folgte ihm nach. Auch er hielt zu Frankreich und dem Kaiser; Jahrzehnte später sollte er Bayern dazu erben.",
  "history.card.imperial-election":
    "Nach dem Tod Karls VI. stand der Kaiserthron über ein Jahr leer. Im Januar 1742 wählten die Kurfürsten in Frankfurt Karl Albrecht von Bayern; die böhmische Stimme blieb dabei außer Betracht. Seit drei Jahrhunderten war er der erste Kaiser, der kein Habsburger war. Nach seinem Tod wurde im September 1745 Franz Stephan gewählt, der Gemahl Maria Theresias.",
  "history.card.lopukhin-plot":
    "1743 wurden Natalja Lopuchina, eine Dame des russischen Hofes, und andere aus ihrem Kreis angeklagt, den gestürzten Iwan VI. zurückzuwünschen; man peitschte sie öffentlich aus und schickte sie nach Sibirien. Die Anklage traf auch einen früheren österreichischen Gesandten, Botta, und warf einen Schatten auf die Freundschaft mit Wien. Der Schlag galt dem Vizekanzler Bestuschew, der ihn überstand.",
  "history.card.alexei-bestuzhev":
    "Alexej Bestuschew leitete unter Kaiserin Elisabeth Rußlands auswärtige Geschäfte, seit 1744 als Kanzler. Er mißtraute Frankreich und Preußen und wirkte für die Freundschaft mit Österreich und Großbritannien. Seine Feinde am Hof suchten ihn immer wieder zu stürzen, doch erst 1758 gelang es ihnen.",
  "history.card.commodore-martin":
    "Im August 1742 erschien William Martin mit einem kleinen britischen Geschwader vor Neapel. Er verlangte vom König, seine Truppen vom spanischen Heer abzuberufen, ließ ihm sehr wenig Zeit und drohte, die Stadt zu beschießen. Neapel gab nach und war ohne einen Schuß für eine Weile aus dem Krieg.",
  "history.card.france":
    "Im Oktober 1743 schlossen Frankreich und Spanien in Fontainebleau den zweiten Familienpakt der Bourbonen, und Frankreich versprach, Don Philipp zu seinem Teil an Italien zu verhelfen. 1744 überschritt ein französisches Heer unter dem Prinzen von Conti mit den Spaniern die Alpen. Vor Cuneo gewann es eine Schlacht, konnte aber die Festung nicht nehmen.",
  "history.card.union-of-frankfurt":
    "Im Mai 1744 verbanden sich Kaiser Karl VII., Preußen, die Pfalz und Hessen-Kassel, um dem Kaiser wieder zu seinen Ländern zu verhelfen. Mit dieser Begründung rückte Friedrich im August in Böhmen ein. Als der Kaiser wenige Monate später starb, hatte die Union ihren Zweck verloren.",
  "history.card.quadruple-alliance":
    "Im Januar 1745 verbündeten sich Österreich, Sachsen, Großbritannien und die Republik der Niederlande in Warschau, wo der Kurfürst von Sachsen König war. Die beiden Seemächte zahlten, Sachsen stellte ein Heer gegen Preußen. Im Juni wurden Sachsen und Österreicher bei Hohenfriedberg gemeinsam geschlagen.",
  "history.card.catherine":
    "Sophie von Anhalt-Zerbst, deren Vater im preußischen Heer diente, kam 1744 mit vierzehn Jahren nach Rußland, um mit dem Thronfolger verlobt zu werden; Friedrich hatte diese Verbindung gefördert. Sie nahm den orthodoxen Glauben und den Namen Katharina an und heiratete 1745. Seit 1762 regierte sie selbst, als Katharina II.",
  "history.card.russia":
    "Im Juni 1744 wurde der französische Gesandte La Chétardie aus Rußland ausgewiesen, und mit ihm verschwand der französische Einfluß vom Hof. 1746 schlossen Rußland und Österreich ein Bündnis. 1748 marschierte ein russisches Korps, von den Seemächten bezahlt, auf den Rhein zu, doch der Friede kam ihm zuvor.",
  "history.card.genoa":
    "Der Vertrag von Worms versprach dem König von Sardinien Finale, das der Republik Genua gehörte. So schloß sich Genua, das hatte neutral bleiben wollen, 1745 den Bourbonen an. 1746 besetzten die Österreicher die Stadt, doch im Dezember erhob sich das Volk und vertrieb sie.",
  "history.card.separate-peace":
    "Im Winter 1745 suchte der französische Minister d’Argenson den König von Sardinien von Österreich zu trennen; in Turin war schon ein vorläufiger Vertrag aufgesetzt. Doch der König zögerte, und Spanien wollte nichts davon wissen. Im März 1746 überraschten die Sardinier die Franzosen bei Asti, und der Plan war gescheitert.",
  "history.card.carnatic-wars":
    "Im Südosten Indiens trugen die französische und die britische Handelskompanie den Krieg weiter. 1746 nahm La Bourdonnais Madras; zwei Jahre später behauptete Dupleix Pondichéry gegen eine britische Belagerung. Der Friede von 1748 gab Madras zurück, doch die Rivalität dauerte fort.",
  "history.card.jacobite-rebellion":
    "Im Sommer 1745 landete Karl Eduard Stuart in Schottland, um die Krone für seinen Vater zurückzugewinnen. Er schlug bei Prestonpans eine britische Truppe und zog in England bis Derby, kehrte dann aber um. Cumberland und viele Regimenter wurden aus Flandern heimgerufen; bei Culloden machte er dem Aufstand im April 1746 ein Ende.",
  "history.event.cession":
    "Schon im Oktober 1741 verständigten sich Österreich und Friedrich in Klein Schnellendorf insgeheim, doch hielt das nicht lange. Im Sommer 1742, nach Chotusitz und durch britische Vermittlung, trat Maria Theresia in den Verträgen von Breslau und Berlin den größten Teil Schlesiens und die Grafschaft Glatz ab, um gegen Frankreich und Bayern freie Hand zu haben. Friedrich brach den Frieden 1744, und 1745 mußte sie Schlesien in Dresden ein zweites Mal abtreten.",
  "history.event.saxony":
    "Sachsen trat 1741 zu den Feinden Österreichs über und bekam dafür Mähren versprochen; seine Truppen marschierten mit denen Friedrichs auf Brünn. Der Feldzug mißlang, Friedrich schloß 1742 für sich Frieden, und Sachsen ging leer aus. Im Dezember 1743 verbündete es sich mit Maria Theresia.",
  "history.event.reduction":
    "Im Winter 1742 gab Frankreich Böhmen auf. Belle-Isle zog mit der Armee nachts aus Prag ab und führte sie in zehn Tagen durch den Schnee nach Eger; wer zurückgeblieben war, durfte im Januar abziehen. Eger hielt sich bis September 1743; von da an kämpfte Frankreich näher an seinen Grenzen.",
  "history.event.hussars":
    "Ungarn stellte Maria Theresia leichte Reiter zu Tausenden. In Schlachten kämpften sie selten; sie fingen Transporte, Futterholer und Kuriere ab. In Böhmen war Friedrich im Herbst 1744 ihretwegen wochenlang fast ohne Nachricht und ohne Brot und mußte umkehren.",
};
