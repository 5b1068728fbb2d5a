import type { Spot } from "@maria/engraver/road";
import type { Box, MapName, Scene } from "@maria/engraver/scene";

/** How the sheet lies in the window: pixels for a board unit, and where its corner is, in pixels. */
export interface Sight {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 2.4;
const FLIGHT = 420;
/** A hand that stops for so long has come to rest: the drawing is made crisp again. */
const REST = 160;
/**
 * Shrunk below this part of its size, the old picture shows more and more ground that must be painted: it is made anew.
 * That takes Chromium some 100 ms, so that it waits for hands that are slow enough: a wheel spun back by 15 notches would
 * otherwise draw the board three times over on its way.
 */
const SHRUNK = 0.6;
const SLOW = 400;
/** Maps that fill less than this part of the window's height lie in it like a band. */
const NARROW = 0.7;
/** Near enough to read every label. */
const READABLE = 0.48;
/** From here on all cities are named: whoever looks from nearer reads where he is. */
const NAMED = 0.32;

/** How near the eye comes: as it is; so that cities are named; so that who does not know the map yet finds what is spoken of. */
export type Distance = "any" | "readable" | "near";
const NEAREST_AT: { readonly [Name in Distance]: number } = { any: 0, readable: NAMED, near: READABLE };

export const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What part of the board is seen. `sight` follows every gesture, and costs no more than a moved layer. */
export class BoardCamera {
  sight = $state.raw<Sight>({ zoom: 0.3, x: 0, y: 0 });
  /** The zoom for which pieces and labels were last drawn: it follows when the hand rests. */
  drawnZoom = $state(0.3);
  width = $state(0);
  height = $state(0);
  private readonly scene: Scene;
  private readonly places: readonly Spot[];
  private wholeZoom = 0.1;
  private flight = 0;
  /** Where the flight under way ends. */
  private goal: Sight | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** So many pixels at the window's lower edge lie under something else: what is to be seen comes above them. */
  covered = 0;
  /** Where the eye was before it was led away; null if it was not, or a hand has moved it since. */
  private home: Sight | null = null;
  /** Since when the hand has been moving without a new drawing. */
  private movedSince: number | null = null;
  /** What was asked for before the window had a size. */
  private wishes: (() => void)[] = [];

  constructor(scene: Scene, places: readonly Spot[]) {
    this.scene = scene;
    this.places = places;
  }

  /** The part of the board in the window, in board units. */
  get seen(): Box {
    return this.seenFrom(this.sight);
  }

  private seenFrom({ zoom, x, y }: Sight): Box {
    const { bounds } = this.scene;
    return {
      x: bounds.x - x / zoom,
      y: bounds.y - y / zoom,
      width: this.width / zoom,
      height: this.height / zoom,
    };
  }

  /** The place on the board under a point of the window. */
  boardAt(x: number, y: number, sight = this.sight): Spot {
    const { bounds } = this.scene;
    return { x: bounds.x + (x - sight.x) / sight.zoom, y: bounds.y + (y - sight.y) / sight.zoom };
  }

  /** The window has a size, or another one: what was in its middle stays there, or still comes there. */
  resize(width: number, height: number): void {
    // Width and height are reported one after the other, and again: a flight that has begun goes on.
    if (width === this.width && height === this.height) return;
    const first = this.width === 0 || this.height === 0;
    const { goal } = this;
    const aim = goal ?? this.sight;
    const middleIn = (sight: Sight): Spot => this.boardAt(this.width / 2, this.height / 2, sight);
    const middle = first ? null : middleIn(aim);
    const { home } = this;
    const middleAtHome = first || home === null ? null : middleIn(home);
    this.width = width;
    this.height = height;
    if (width === 0 || height === 0) return;
    const { bounds } = this.scene;
    this.wholeZoom = Math.min(width / bounds.width, height / bounds.height);
    if (middle === null) {
      this.jump(this.filling(this.around(bounds, 0)));
      for (const wish of this.wishes.splice(0)) wish();
    } else if (goal === null) this.jump(this.centred(middle, aim.zoom));
    else this.fly(this.centred(middle, aim.zoom));
    // The way back leads to the same place, in the window as it is by then.
    if (home !== null && middleAtHome !== null) this.home = this.centred(middleAtHome, home.zoom);
  }

  pan(x: number, y: number): void {
    this.leaveHome();
    this.look({ ...this.sight, x: this.sight.x + x, y: this.sight.y + y });
  }

  /** The place under the point stays under it. */
  zoomAt(x: number, y: number, factor: number): void {
    this.leaveHome();
    this.look(this.zoomed(x, y, factor));
  }

  zoomIn(): void {
    this.leaveHome();
    this.fly(this.zoomed(this.width / 2, this.height / 2, 1.5));
  }

  zoomOut(): void {
    this.leaveHome();
    this.fly(this.zoomed(this.width / 2, this.height / 2, 1 / 1.5));
  }

  zoomTo(x: number, y: number, factor: number): void {
    this.leaveHome();
    this.fly(this.zoomed(x, y, factor));
  }

  fit(map: MapName | "both"): void {
    this.leaveHome();
    this.whenOpen(() =>
      this.fly(
        this.filling(
          map === "both" ? this.around(this.scene.bounds, 0) : this.around(this.scene.maps[map].frame, 34),
        ),
      ),
    );
  }

  /** The first sight: both maps, unless they would be a narrow band across the window; then the one where most happens. */
  open(bohemiaOnly: boolean): void {
    this.whenOpen(() => {
      const { bounds, maps } = this.scene;
      const whole = this.around(bounds, 0);
      const isNarrow = bounds.height * whole.zoom < NARROW * this.height;
      this.fly(this.filling(bohemiaOnly || isNarrow ? this.around(maps.bohemia.frame, 34) : whole));
    });
  }

  /** Shows a city, near enough to read its surroundings. */
  showCity(city: number): void {
    this.whenOpen(() => {
      const place = this.places[city];
      if (place !== undefined)
        this.fly(this.filling(this.centred(place, Math.max(this.sight.zoom, READABLE))));
    });
  }

  /** Leads the eye where something happens; `comeBack` leads it to where it was before. */
  visit(cities: readonly number[], distance: Distance = "any"): void {
    this.whenOpen(() => {
      this.home ??= this.goal ?? this.sight;
      this.showCities(cities, distance);
    });
  }

  /** Back from the last visits, unless a hand has moved the sheet meanwhile. */
  comeBack(): void {
    const { home } = this;
    this.home = null;
    if (home !== null) this.fly(home);
  }

  private leaveHome(): void {
    this.home = null;
    this.stop();
  }

  /** Moves only as far as is needed to see all the cities; if need be, near enough to read their surroundings. */
  showCities(cities: readonly number[], distance: Distance = "any"): void {
    this.whenOpen(() => {
      const places = cities.flatMap((city) => this.places[city] ?? []);
      // What a flight under way will show counts as seen.
      const sight = this.goal ?? this.sight;
      const { x, y, width, height } = this.seenFrom(sight);
      const edge = 44 / sight.zoom;
      const covered = this.covered / sight.zoom;
      const isSeen = (place: Spot): boolean =>
        place.x > x + edge &&
        place.x < x + width - edge &&
        place.y > y + edge &&
        place.y < y + height - edge - covered;
      const isFar = sight.zoom < NEAREST_AT[distance];
      if (places.length === 0 || (!isFar && places.every(isSeen))) return;
      const left = Math.min(...places.map((place) => place.x));
      const top = Math.min(...places.map((place) => place.y));
      const box: Box = {
        x: left,
        y: top,
        width: Math.max(...places.map((place) => place.x)) - left,
        height: Math.max(...places.map((place) => place.y)) - top,
      };
      const whole = this.around(box, 120);
      const middle: Spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const zoom = Math.min(whole.zoom, Math.max(sight.zoom, READABLE));
      this.fly(this.filling(this.centred({ x: middle.x, y: middle.y + this.covered / 2 / zoom }, zoom)));
    });
  }

  /** The sheet has been moved by somebody else; a pixel more or less is but our own rounding. */
  follow(x: number, y: number): void {
    if (Math.abs(x - this.sight.x) <= 1 && Math.abs(y - this.sight.y) <= 1) return;
    this.leaveHome();
    this.look({ zoom: this.sight.zoom, x, y });
  }

  /** The mini-map was touched: the place comes to the middle. */
  centre(place: Spot): void {
    this.leaveHome();
    this.look(this.centred(place, this.sight.zoom));
  }

  /** Lets the sheet glide on with a speed in pixels for a millisecond. */
  glide(speedX: number, speedY: number): void {
    this.stop();
    if (wantsStillness()) return;
    let before = performance.now();
    let speed = 1;
    const step = (now: number): void => {
      const passed = Math.min(40, now - before);
      before = now;
      speed *= 0.9965 ** passed;
      if (speed * Math.hypot(speedX, speedY) < 0.02) return;
      this.look({
        ...this.sight,
        x: this.sight.x + speedX * speed * passed,
        y: this.sight.y + speedY * speed * passed,
      });
      this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.flight);
    this.goal = null;
  }

  private whenOpen(move: () => void): void {
    if (this.width > 0 && this.height > 0) move();
    else this.wishes.push(move);
  }

  private zoomed(x: number, y: number, factor: number): Sight {
    const zoom = this.allowed(this.sight.zoom * factor);
    const real = zoom / this.sight.zoom;
    return { zoom, x: x - (x - this.sight.x) * real, y: y - (y - this.sight.y) * real };
  }

  private allowed(zoom: number): number {
    return Math.max(this.wholeZoom * 0.85, Math.min(CLOSEST, zoom));
  }

  private centred(place: Spot, zoom: number): Sight {
    const { bounds } = this.scene;
    const allowed = this.allowed(zoom);
    return {
      zoom: allowed,
      x: this.width / 2 - (place.x - bounds.x) * allowed,
      y: this.height / 2 - (place.y - bounds.y) * allowed,
    };
  }

  private around(box: Box, margin: number): Sight {
    const zoom = Math.min(this.width / (box.width + 2 * margin), this.height / (box.height + 2 * margin));
    return this.centred({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, zoom);
  }

  /** Where nobody's hand leads the eye, the sheet fills the window, or lies in its middle if it is smaller. */
  private filling({ zoom, x, y }: Sight): Sight {
    const { bounds } = this.scene;
    const within = (at: number, sheet: number, room: number): number =>
      sheet < room ? (room - sheet) / 2 : Math.max(room - sheet, Math.min(0, at));
    return {
      zoom,
      x: within(x, bounds.width * zoom, this.width),
      y: within(y, bounds.height * zoom, this.height - this.covered),
    };
  }

  /** Some of the sheet always stays in the window. */
  private kept({ zoom, x, y }: Sight): Sight {
    const { bounds } = this.scene;
    const within = (at: number, sheet: number, room: number): number =>
      Math.max(room * 0.5 - sheet, Math.min(room * 0.5, at));
    return {
      zoom,
      x: within(x, bounds.width * zoom, this.width),
      y: within(y, bounds.height * zoom, this.height),
    };
  }

  private look(sight: Sight): void {
    this.sight = this.kept(sight);
    clearTimeout(this.resting);
    this.movedSince ??= performance.now();
    const isSlow = performance.now() - this.movedSince >= SLOW;
    if (isSlow && this.sight.zoom < this.drawnZoom * SHRUNK) this.settle();
    else this.resting = setTimeout(() => this.settle(), REST);
  }

  private settle(): void {
    const { zoom, x, y } = this.sight;
    this.sight = { zoom, x: Math.round(x), y: Math.round(y) };
    this.drawnZoom = zoom;
    this.movedSince = null;
  }

  private jump(sight: Sight): void {
    this.stop();
    clearTimeout(this.resting);
    this.sight = this.kept(sight);
    this.settle();
  }

  private fly(goal: Sight): void {
    this.stop();
    const to = this.kept(goal);
    if (wantsStillness()) {
      this.jump(to);
      return;
    }
    this.goal = to;
    const from = this.sight;
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / FLIGHT));
      const ease = 1 - (1 - part) ** 3;
      const zoom = from.zoom * (to.zoom / from.zoom) ** ease;
      // The corner moves with the zoom, so that the flight is a straight one on the map.
      const way = to.zoom === from.zoom ? ease : (zoom - from.zoom) / (to.zoom - from.zoom);
      this.look({ zoom, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way });
      if (part < 1) this.flight = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.flight = requestAnimationFrame(step);
  }
}
