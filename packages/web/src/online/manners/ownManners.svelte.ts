import type { Person, Silence } from "@maria/table";
import { mannerRequests } from "./mannerRequests.ts";

/** Whom the person at this device does not want to hear, and whether he may speak himself. */
class OwnManners {
  muted = $state.raw<readonly Person[]>([]);
  silence = $state.raw<Silence | null>(null);

  async read(): Promise<void> {
    [this.muted, this.silence] = await Promise.all([mannerRequests.muted(), mannerRequests.silence()]);
  }

  isMuted(person: string): boolean {
    return this.muted.some(({ id }) => id === person);
  }

  async setMuted(person: string, isMuted: boolean): Promise<void> {
    this.muted = await (isMuted ? mannerRequests.mute(person) : mannerRequests.unmute(person));
  }
}

export const ownManners = new OwnManners();
