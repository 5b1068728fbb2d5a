import type { Action, CityId, PieceId, Reentry } from "@maria/rules/model";
import { isReserve } from "@maria/rules/model";
import { cardName, cardNames, cityName, pieceName, pieceNames, powerName, seatName } from "../names.ts";
import { politicalTitle, shiftText, suitName } from "../politics.ts";
import { capitalised } from "../say.ts";
import { termsText } from "../terms.ts";
import type { Words } from "../words.ts";
import type { CounselSay } from "./texts.ts";

const endName = (words: Words, path: readonly CityId[]): string =>
  path
    .slice(-1)
    .map((city) => cityName(words, city))
    .join("");

const sharesText = (
  words: Words,
  shares: readonly { readonly general: PieceId; readonly troops: number }[],
): string =>
  words.list(
    shares.map(({ general, troops }) =>
      words.say("part.share", { general: pieceName(words, general), troops }),
    ),
  );

/** What somebody would do, in one line; without a full stop. */
export const actionText = (words: Words, say: CounselSay, action: Action): string => {
  const piece = (id: PieceId): string => pieceName(words, id);
  const city = (id: CityId): string => cityName(words, id);
  const back = (reentries: readonly Reentry[]): string[] =>
    reentries.map((reentry) =>
      say("advised.recruit.back", { general: piece(reentry.general), city: city(reentry.city) }),
    );
  switch (action.type) {
    case "allot": {
      const generals = words.pack.armies[action.power]?.generals ?? [];
      const shares = generals.map((general, at) => ({ general, troops: action.troops[at] ?? 0 }));
      return say("advised.allot", {
        power: powerName(words, action.power),
        shares: sharesText(words, shares),
      });
    }
    case "transfer":
      return say("advised.transfer", { from: piece(action.from), to: piece(action.to), n: action.troops });
    case "placeHussar":
      return say("advised.placeHussar", { hussar: action.hussar + 1, city: city(action.city) });
    case "subsidy":
      return say(action.pay ? "advised.subsidy" : "advised.subsidy.not");
    case "paySupply":
      return say("advised.paySupply", { cards: cardNames(words, action.cards) });
    case "coverSupply": {
      const { generals } = action;
      return say("advised.coverSupply", {
        generals: generals.length === 0 ? words.say("part.nobody") : pieceNames(words, generals),
      });
    }
    case "march":
      return capitalised(
        say(action.force ? "advised.march.force" : "advised.march", {
          piece: piece(action.piece),
          city: endName(words, action.path),
        }),
      );
    case "reenterTrain":
      return capitalised(
        say("advised.reenterTrain", {
          train: piece(action.train),
          city: city(action.city),
          cards: cardNames(words, action.cards),
        }),
      );
    case "answerDispute":
      return say(action.dispute ? "advised.answerDispute" : "advised.answerDispute.not");
    case "answerStack":
      return say(action.agree ? "advised.answerStack" : "advised.answerStack.not");
    case "fight":
      return say("advised.fight", { from: city(action.attacker), to: city(action.defender) });
    case "playCard":
      return isReserve(action.card)
        ? say("advised.playCard.reserve", { value: action.value ?? 0 })
        : say("advised.playCard", { card: cardName(words, action.card) });
    case "retreat":
      return say("advised.retreat", { city: endName(words, action.path) });
    case "proposeStack":
      return say("advised.proposeStack", { general: piece(action.general), city: city(action.city) });
    case "recruit":
      return action.troops === 0
        ? say("advised.recruit.nobody", { power: powerName(words, action.power) })
        : words.series([
            say("advised.recruit", { n: action.troops, cards: cardNames(words, action.cards) }),
            ...back(action.reentries),
          ]);
    case "chooseTrump":
      return say("advised.chooseTrump", { suit: suitName(words, action.suit) });
    case "placeCard": {
      const power = powerName(words, action.power);
      return action.card === null
        ? say("advised.placeCard.none", { power })
        : say("advised.placeCard", { power, card: cardName(words, action.card) });
    }
    case "selectCard":
      return say("advised.selectCard", { card: politicalTitle(words, action.card) });
    case "execute": {
      const effects = [
        ...(action.instruction ? [say("advised.execute.instruction")] : []),
        ...action.shifts.map((shift) => shiftText(words, shift)),
      ];
      return effects.length === 0
        ? say("advised.execute.nothing")
        : say("advised.execute", { effects: words.list(effects) });
    }
    case "assignTroops":
      return words.series([
        say("advised.assignTroops", { shares: sharesText(words, action.split) }),
        ...back(action.reentries),
      ]);
    case "expedition":
      return say("advised.expedition", { general: piece(action.general) });
    case "bringBack":
      return say("advised.bringBack", { general: piece(action.general) });
    case "displace":
      return capitalised(say("advised.displace", { piece: piece(action.piece), city: city(action.city) }));
    case "shiftSaxony":
      return say("advised.shiftSaxony", { n: action.steps });
    case "reduce":
      return say(action.reduce ? "advised.reduce" : "advised.reduce.not");
    case "offerPeace":
      return say(action.offer ? "advised.offerPeace" : "advised.offerPeace.not");
    case "answerPeace":
      return say(action.accept ? "advised.answerPeace" : "advised.answerPeace.not");
    case "placeTrain":
      return say("advised.placeTrain", { city: city(action.city) });
    case "vote":
      return say("advised.vote", { charles: action.charles });
    case "cede":
      return say(action.cede ? "advised.cede" : "advised.cede.not");
    case "propose":
      return say("advised.propose", {
        seat: seatName(words, action.partner),
        terms: termsText(words, action.terms),
      });
    case "answerOffer":
      return say(action.accept ? "advised.answerOffer" : "advised.answerOffer.not");
    case "halt":
    case "dispute":
    case "passFlanders":
    case "done":
    case "notDone":
    case "stop":
    case "conserve":
    case "withdrawOffer":
    case "endTreaty":
      return say(`advised.${action.type}`);
  }
};
