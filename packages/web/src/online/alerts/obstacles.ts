/**
 * Why this browser cannot show alerts: the page came unencrypted; an iPhone or iPad allows it only to pages on its home screen; the
 * browser has no push; the person has forbidden it.
 */
export type Obstacle = "insecure" | "homeScreen" | "lacking" | "forbidden";

/** What the browser says of itself. */
export interface Surroundings {
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  readonly isApplePhone: boolean;
  readonly isInstalled: boolean;
  readonly permission: NotificationPermission | null;
}

export const obstacleIn = ({
  isSecure,
  hasPush,
  isApplePhone,
  isInstalled,
  permission,
}: Surroundings): Obstacle | null => {
  if (!isSecure) return "insecure";
  if (isApplePhone && !isInstalled) return "homeScreen";
  if (!hasPush || permission === null) return "lacking";
  return permission === "denied" ? "forbidden" : null;
};

/** An iPad says that it is a Macintosh, which has no touch screen. */
export const isApplePhone = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

export const surroundings = (): Surroundings => ({
  isSecure: isSecureContext,
  hasPush: "serviceWorker" in navigator && "PushManager" in globalThis,
  isApplePhone: isApplePhone(navigator.userAgent, navigator.maxTouchPoints),
  isInstalled: matchMedia("(display-mode: standalone)").matches,
  permission: typeof Notification === "undefined" ? null : Notification.permission,
});
