/** What a bot advises, in words. Apart from the rest: whoever asks for no advice fetches none of it. */

export { actionText } from "./actionText.ts";
export { reasonText } from "./reasonText.ts";
export { type CounselSay, counselTexts } from "./texts.ts";
