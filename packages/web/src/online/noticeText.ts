import type { Seat } from "@maria/rules/model";
import type { Notice } from "@maria/table";
import { language } from "../language/language.svelte.ts";

/** What has become of a seat or of the game, as the server tells it among what people say. */
export const noticeText = (seat: Seat, notice: Notice): string => {
  const { say } = language;
  const facts = { seat: say(`seat.${seat}`) };
  switch (notice.type) {
    case "resigned":
    case "standIn":
      return say(`online.notice.${notice.type}`, { ...facts, bot: say(`screens.player.${notice.level}`) });
    case "proposed":
      return say("online.notice.proposed", {
        ...{ ...facts, of: say(`seat.${notice.of}`) },
        bot: say(`screens.player.${notice.level}`),
      });
    default:
      return say(`online.notice.${notice.type}`, facts);
  }
};
