import type { Box, Line, Point } from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import { linesPath, ringsPath } from "./path.ts";
import type { Cartouche } from "./scene.ts";

/** A volute: it unrolls from its eye to the point where it joins the frame. */
const volute = (eye: Point, radius: number, from: number, turns: number): Point[] => {
  const steps = Math.max(24, Math.round(Math.abs(turns) * 30));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const part = step / steps;
    const angle = from + turns * 2 * Math.PI * part;
    const size = radius * (0.1 + 0.9 * part ** 1.4);
    return [eye[0] + Math.cos(angle) * size, eye[1] + Math.sin(angle) * size];
  });
};

const mirrored = (line: Line, middle: number): Point[] => line.map(([x, y]) => [2 * middle - x, y]);
const flipped = (line: Line, middle: number): Point[] => line.map(([x, y]) => [x, 2 * middle - y]);

/** A board whose corners are cut in by quarter circles and whose long sides swell a little. */
const panelRing = ({ x, y, width, height }: Box, corner: number, swell: number): Point[] => {
  const ring: Point[] = [];
  const side = (from: Point, to: Point, nx: number, ny: number): void => {
    for (let part = 0; part <= 12; part++) {
      const along = part / 12;
      const out = Math.sin(along * Math.PI) * swell;
      ring.push([
        from[0] + (to[0] - from[0]) * along + nx * out,
        from[1] + (to[1] - from[1]) * along + ny * out,
      ]);
    }
  };
  const notch = (at: Point, from: number): void => {
    for (let part = 1; part < 8; part++) {
      const angle = from - (part / 8) * (Math.PI / 2);
      ring.push([at[0] + Math.cos(angle) * corner, at[1] + Math.sin(angle) * corner]);
    }
  };
  side([x + corner, y], [x + width - corner, y], 0, -1);
  notch([x + width, y], Math.PI);
  side([x + width, y + corner], [x + width, y + height - corner], 1, 0);
  notch([x + width, y + height], -Math.PI / 2);
  side([x + width - corner, y + height], [x + corner, y + height], 0, 1);
  notch([x, y + height], 0);
  side([x, y + height - corner], [x, y + corner], -1, 0);
  notch([x, y], Math.PI / 2);
  return ring;
};

/** A shell: ribs that fan out from its hinge, with a scalloped rim. */
const shell = (
  hinge: Point,
  radius: number,
  up: 1 | -1,
): { readonly rim: Point[]; readonly ribs: Line[] } => {
  const ribs = 9;
  const rim: Point[] = [[hinge[0] - radius * 0.22, hinge[1]]];
  const lines: Line[] = [];
  for (let rib = 0; rib < ribs; rib++)
    for (let part = 0; part <= 4; part++) {
      const spread = (rib + part / 4) / ribs - 0.5;
      const angle = spread * 2.5;
      const bulge = 1 + 0.09 * Math.sin((part / 4) * Math.PI);
      const size = radius * (1 - spread * spread * 0.5) * bulge;
      const at: Point = [hinge[0] + Math.sin(angle) * size, hinge[1] - up * Math.cos(angle) * size];
      rim.push(at);
      if (part === 0 && rib > 0)
        lines.push([
          [hinge[0] + Math.sin(angle) * radius * 0.2, hinge[1] - up * Math.cos(angle) * radius * 0.2],
          at,
        ]);
    }
  rim.push([hinge[0] + radius * 0.22, hinge[1]]);
  return { rim, ribs: lines };
};

/** A branch of laurel from one point upwards: a stem with leaves by turns. */
const laurel = (from: Point, to: Point, bow: number): { readonly leaves: Line[]; readonly stem: Line } => {
  const stem: Point[] = [];
  const leaves: Line[] = [];
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const length = Math.hypot(x, y);
  for (let part = 0; part <= 16; part++) {
    const along = part / 16;
    const out = Math.sin(along * Math.PI) * bow;
    stem.push([from[0] + x * along - (y / length) * out, from[1] + y * along + (x / length) * out]);
  }
  for (let at = 1; at < stem.length; at++)
    for (const side of [1, -1]) {
      const base = itemAt(stem, at);
      const before = itemAt(stem, at - 1);
      const angle = Math.atan2(base[1] - before[1], base[0] - before[0]) + side * 0.65;
      const size = length * 0.105 * (1.15 - at / 24);
      const tip: Point = [base[0] + Math.cos(angle) * size, base[1] + Math.sin(angle) * size];
      const wide = size * 0.2;
      const belly = (sign: number): Point => [
        (base[0] + tip[0]) / 2 - Math.sin(angle) * wide * sign,
        (base[1] + tip[1]) / 2 + Math.cos(angle) * wide * sign,
      ];
      leaves.push([base, belly(1), tip, belly(-1)]);
    }
  return { leaves, stem };
};

/** A cartouche in the taste of the time inside a box: panel, volutes at its corners, shells, laurel at its sides. */
export const cartoucheIn = (box: Box): Cartouche => {
  const unit = Math.min(box.height, box.width * 0.55);
  const inner: Box = {
    x: box.x + unit * 0.3,
    y: box.y + unit * 0.2,
    width: box.width - unit * 0.6,
    height: box.height - unit * 0.36,
  };
  const corner = unit * 0.13;
  const grow = (by: number): Box => ({
    x: inner.x - by,
    y: inner.y - by,
    width: inner.width + 2 * by,
    height: inner.height + 2 * by,
  });
  const middleX = box.x + box.width / 2;
  const middleY = inner.y + inner.height / 2;
  const rim = panelRing(grow(unit * 0.045), corner, unit * 0.045);
  const thin = panelRing(grow(unit * 0.01), corner, unit * 0.035);
  const radius = unit * 0.115;
  const low = inner.y + inner.height + unit * 0.035;
  const right = inner.x + inner.width + unit * 0.035;
  const curls = [
    volute([right - corner * 0.15, inner.y - radius * 0.15], radius, Math.PI * 0.9, 1.6),
    volute([right + radius * 0.55, inner.y + corner * 1.5], radius * 0.72, -Math.PI * 0.4, -1.5),
    volute([right - corner * 1.9, inner.y - radius * 0.75], radius * 0.62, Math.PI * 0.2, -1.5),
  ];
  const eastern = [...curls, ...curls.map((line) => flipped(line, middleY))];
  const top = shell([middleX, inner.y + unit * 0.01], unit * 0.2, 1);
  const bottom = shell([middleX, low - unit * 0.03], unit * 0.13, -1);
  const branch = laurel(
    [right + unit * 0.02, low - unit * 0.16],
    [right + unit * 0.1, inner.y + unit * 0.1],
    unit * 0.08,
  );
  const leaves = [...branch.leaves, ...branch.leaves.map((leaf) => mirrored(leaf, middleX))];
  const shade: Line[] = [];
  for (let line = 0; line < 26; line++) {
    const x = inner.x + corner + ((inner.width - 2 * corner) * line) / 25;
    shade.push([
      [x, low + unit * 0.035],
      [x - unit * 0.02, low + unit * 0.075],
    ]);
  }
  return {
    box: inner,
    panel: ringsPath([rim], 0.1),
    scrolls: ringsPath([...leaves, top.rim, bottom.rim], 0.1),
    lines:
      ringsPath([thin], 0.1) +
      linesPath(
        [
          ...eastern,
          ...eastern.map((line) => mirrored(line, middleX)),
          ...top.ribs,
          ...bottom.ribs,
          ...shade,
        ],
        0.1,
      ),
  };
};
