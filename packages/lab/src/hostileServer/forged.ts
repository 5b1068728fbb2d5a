import type { Held } from "./victims.ts";

/** Cookies that are nearly somebody's. */
export const forgedCookies = (held: Held, guest: string): readonly string[] => {
  const [name = "", value = ""] = held.cookie.split("=");
  const [device = "", signature = ""] = decodeURIComponent(value).split(".");
  const foreign = decodeURIComponent(guest.split("=")[1] ?? "").split(".")[1] ?? "";
  return [
    `${name}=${device}`,
    `${name}=${device}.`,
    `${name}=${device}.${encodeURIComponent(signature.slice(0, -2))}`,
    `${name}=${device}.${encodeURIComponent(foreign)}`,
    `${name}=${device}.${encodeURIComponent(signature)}x`,
    `${name}=${encodeURIComponent(`${device} .${signature}`)}`,
    `${name}=%E0%A4%A`,
    `${name}=${"A".repeat(4000)}`,
    `${name}=' or 1=1 --.${encodeURIComponent(signature)}`,
    `__proto__=${value}; constructor=${value}`,
    `${name}=s%3A${device}`,
  ];
};
