/** A corner of an outline with the radius that rounds it; y to the right, z up. */
export interface Corner {
  readonly y: number;
  readonly z: number;
  /** @default 0 */
  readonly r?: number;
}

export interface Point {
  readonly y: number;
  readonly z: number;
}

export interface LineEdge {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
}

/** An arc from angle `start` through `sweep` (radians, counter-clockwise positive). */
export interface ArcEdge {
  readonly kind: 'arc';
  readonly center: Point;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

export type Edge = LineEdge | ArcEdge;

/** A closed boundary; the area lies on its left, so holes run clockwise. */
export type Outline = readonly Edge[];

/** Closes a polygon into an outline, rounding each corner by the arc tangent to both its sides. */
export function roundCorners(corners: readonly Corner[]): Outline {
  const rounded = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] as Corner;
    const after = corners[(i + 1) % corners.length] as Corner;
    return roundCorner(before, corner, after);
  });
  return rounded.flatMap((corner, i) => {
    const next = rounded[(i + 1) % rounded.length] as RoundedCorner;
    const side: LineEdge = { kind: 'line', from: corner.end, to: next.begin };
    return corner.arc ? [corner.arc, side] : [side];
  });
}

/** Creates a full circle; `turn` -1 makes it a hole. */
export function circleOutline(radius: number, center: Point, turn: 1 | -1 = 1): Outline {
  return [{ kind: 'arc', center, radius, start: 0, sweep: turn * 2 * Math.PI }];
}

interface RoundedCorner {
  readonly begin: Point;
  readonly end: Point;
  readonly arc: ArcEdge | null;
}

function roundCorner(before: Corner, corner: Corner, after: Corner): RoundedCorner {
  const r = corner.r ?? 0;
  if (r === 0) return { begin: corner, end: corner, arc: null };
  const towards = unit(before, corner);
  const onwards = unit(corner, after);
  const turn = Math.atan2(
    towards.y * onwards.z - towards.z * onwards.y,
    towards.y * onwards.y + towards.z * onwards.z,
  );
  const cut = r * Math.tan(Math.abs(turn) / 2);
  const side = Math.sign(turn);
  const begin = { y: corner.y - cut * towards.y, z: corner.z - cut * towards.z };
  const end = { y: corner.y + cut * onwards.y, z: corner.z + cut * onwards.z };
  const center = { y: begin.y - side * r * towards.z, z: begin.z + side * r * towards.y };
  const start = Math.atan2(begin.z - center.z, begin.y - center.y);
  return { begin, end, arc: { kind: 'arc', center, radius: r, start, sweep: turn } };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.y - from.y, to.z - from.z);
  return { y: (to.y - from.y) / length, z: (to.z - from.z) / length };
}
