/** At which seats of which games somebody is present: a set of bits for each game, at this process and at all others. */
export class Presence {
  private readonly here = new Map<string, number>();
  private readonly elsewhere = new Map<string, Map<string, number>>();

  /** Takes in who is present here; whether that is something new. */
  setHere(game: string, seats: number): boolean {
    if ((this.here.get(game) ?? 0) === seats) return false;
    if (seats === 0) this.here.delete(game);
    else this.here.set(game, seats);
    return true;
  }

  get allHere(): readonly (readonly [game: string, seats: number])[] {
    return [...this.here];
  }

  /** Takes in who is present at another process. */
  setThere(process: string, game: string, seats: number): void {
    const games = this.elsewhere.get(process) ?? new Map<string, number>();
    if (seats === 0) games.delete(game);
    else games.set(game, seats);
    this.elsewhere.set(process, games);
  }

  /** Forgets a process; gives the games at which somebody was present there. */
  forget(process: string): readonly string[] {
    const games = [...(this.elsewhere.get(process)?.keys() ?? [])];
    this.elsewhere.delete(process);
    return games;
  }

  /** Who is present at any other process. */
  elsewhereAt(game: string): number {
    let seats = 0;
    for (const games of this.elsewhere.values()) seats |= games.get(game) ?? 0;
    return seats;
  }
}
