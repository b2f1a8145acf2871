import type { FrameModel, LineBed, ModelJoint, ModelMember } from '../assembly/frameModel.ts';
import { isTied } from './frameBodies.ts';
import type { FrameBodies } from './frameBodies.ts';

/** A condition on the motions of bodies with integer coefficients: terms by column, ascending. */
export type ConditionRow = ReadonlyMap<number, bigint>;

/** The conditions of a frame: those that hinges, links and supports impose on the motions of its bodies. */
export interface Conditions {
  readonly rows: readonly ConditionRow[];
  /** False if a support is rotated by an angle whose cosine is irrational. */
  readonly isExact: boolean;
  /** Number of integer units in a unit of length. */
  readonly scale: number;
}

/** A point with integer coordinates. */
interface WholePoint {
  readonly x: bigint;
  readonly y: bigint;
}

/** Writes the conditions with the printed decimals of the coordinates, scaled to integers by a power of ten. */
export function writeConditions(model: FrameModel, bodies: FrameBodies): Conditions {
  const { places, scale } = wholePlaces(model.joints);
  const rows: Map<number, bigint>[] = [];
  const add = (terms: readonly MotionTerm[]): void => {
    const row = new Map<number, bigint>();
    for (const term of terms) addTermInto(row, bodies, term);
    for (const [column, value] of row) if (value === 0n) row.delete(column);
    if (row.size > 0) rows.push(row);
  };
  model.members.forEach((member, k) => {
    const at = [places[member.i]!, places[member.j]!] as const;
    const d = { x: at[1].x - at[0].x, y: at[1].y - at[0].y };
    const body = bodies.ofMember[k]!;
    for (const terms of bedConditions(member, body, bodies, { at, d })) add(terms);
    if (body < 0) {
      add([
        { body: bodies.ofJoint[member.j]!, at: at[1], x: d.x, y: d.y },
        { body: bodies.ofJoint[member.i]!, at: at[0], x: -d.x, y: -d.y },
      ]);
      return;
    }
    for (const terms of endConditions(member, body, bodies, { at, d })) add(terms);
  });
  let isExact = true;
  model.joints.forEach((joint, k) => {
    const { axes, isExact: isWhole } = wholeAxes(joint);
    const body = bodies.ofJoint[k]!;
    const [alongX, alongY, turn] = joint.holds;
    if (alongX !== null) add([{ body, at: places[k]!, x: axes.x, y: axes.y }]);
    if (alongY !== null) add([{ body, at: places[k]!, x: -axes.y, y: axes.x }]);
    if (turn !== null) add([{ body, at: places[k]!, turn: 1n }]);
    if (!isWhole && (alongX === null || alongY === null) && alongX !== alongY) isExact = false;
  });
  return { rows, isExact, scale };
}

/**
 * Writes the conditions of rigid supports and then of inextensible members on the displacements of the joints, two
 * columns for each joint. `members` are the indexes of the latter, which are the last rows.
 */
export function writeConstraints({ joints, members }: FrameModel): {
  rows: ConditionRow[];
  members: readonly number[];
} {
  const { places } = wholePlaces(joints);
  const rows: ConditionRow[] = [];
  const add = (terms: readonly (readonly [number, bigint])[]): void => {
    rows.push(new Map(terms.filter(([, value]) => value !== 0n)));
  };
  joints.forEach((joint, k) => {
    const { axes } = wholeAxes(joint);
    const own = [
      [
        [2 * k, axes.x],
        [2 * k + 1, axes.y],
      ],
      [
        [2 * k, -axes.y],
        [2 * k + 1, axes.x],
      ],
    ] as const;
    for (const axis of [0, 1] as const) if (joint.holds[axis] === 0) add(own[axis]);
  });
  // The chord of a curved member changes its length by bending.
  const stiff = members.flatMap(({ EA, ends, curve }, k) =>
    EA === Infinity && curve === null && !ends.i.isFreeN && !ends.j.isFreeN ? [k] : [],
  );
  for (const k of stiff) {
    const { i, j } = members[k]!;
    const [dx, dy] = [places[j]!.x - places[i]!.x, places[j]!.y - places[i]!.y];
    add([
      [2 * i, -dx],
      [2 * i + 1, -dy],
      [2 * j, dx],
      [2 * j + 1, dy],
    ]);
  }
  return { rows, members: stiff };
}

/** A multiple of the motion of a body at a point, along x or along y, or of its rotation. */
interface MotionTerm {
  readonly body: number;
  readonly at: WholePoint;
  readonly x?: bigint;
  readonly y?: bigint;
  readonly turn?: bigint;
}

function addTermInto(
  row: Map<number, bigint>,
  { columns, turns }: FrameBodies,
  { body, at, x = 0n, y = 0n, turn = 0n }: MotionTerm,
): void {
  const first = columns[body]!;
  const add = (column: number, value: bigint): void => {
    if (value !== 0n) row.set(column, (row.get(column) ?? 0n) + value);
  };
  add(first, x);
  add(first + 1, y);
  if (turns[body] === 1) add(first + 2, y * at.x - x * at.y + turn);
}

/**
 * A bed holds a member along itself at one end, or across itself at both: elastically, but a part so held cannot move
 * freely.
 */
function bedConditions(
  { i, j, bed }: ModelMember,
  body: number,
  { ofJoint }: FrameBodies,
  { at, d }: { at: readonly [WholePoint, WholePoint]; d: WholePoint },
): MotionTerm[][] {
  if (bed === null) return [];
  const onBody = (end: 0 | 1): number => (body < 0 ? ofJoint[end === 0 ? i : j]! : body);
  const along: MotionTerm[][] = holdsBed(bed.x) ? [[{ body: onBody(0), at: at[0], x: d.x, y: d.y }]] : [];
  const across = holdsBed(bed.y)
    ? ([0, 1] as const).map((end): MotionTerm[] => [{ body: onBody(end), at: at[end], x: -d.y, y: d.x }])
    : [];
  return [...along, ...across];
}

/** Returns whether a bed has any stiffness in a direction. */
export function holdsBed([k0, k1]: LineBed['x']): boolean {
  return k0 > 0 || k1 > 0;
}

function endConditions(
  { i, j, ends }: ModelMember,
  body: number,
  { ofJoint }: FrameBodies,
  { at, d }: { at: readonly [WholePoint, WholePoint]; d: WholePoint },
): MotionTerm[][] {
  const conditions: MotionTerm[][] = [];
  for (const [joint, end, place] of [
    [i, ends.i, at[0]],
    [j, ends.j, at[1]],
  ] as const) {
    const other = ofJoint[joint]!;
    if (isTied(end) || other === body) continue;
    const against = (x: bigint, y: bigint): MotionTerm[] => [
      { body, at: place, x, y },
      { body: other, at: place, x: -x, y: -y },
    ];
    if (!end.isFreeN && !end.isFreeQ) conditions.push(against(1n, 0n), against(0n, 1n));
    else if (!end.isFreeN) conditions.push(against(d.x, d.y));
    else if (!end.isFreeQ) conditions.push(against(-d.y, d.x));
    if (!end.isFreeM)
      conditions.push([
        { body, at: place, turn: 1n },
        { body: other, at: place, turn: -1n },
      ]);
  }
  return conditions;
}

/** Returns the printed coordinates, scaled by one power of ten. */
function wholePlaces(joints: readonly ModelJoint[]): { places: WholePoint[]; scale: number } {
  const texts = joints.map(({ x, y }) => [decimalOf(x), decimalOf(y)] as const);
  const least = Math.min(0, ...texts.flat().map(({ exponent }) => exponent));
  const whole = ({ digits, exponent }: Decimal): bigint => digits * 10n ** BigInt(exponent - least);
  return { places: texts.map(([x, y]) => ({ x: whole(x), y: whole(y) })), scale: 10 ** -least };
}

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Returns a number as its shortest decimal text. */
function decimalOf(value: number): Decimal {
  const [mantissa = '0', power = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  return { digits: BigInt(whole + decimals), exponent: Number(power) - decimals.length };
}

/** Returns the axes of a support as integer vectors of any length. */
function wholeAxes({ cos, sin }: ModelJoint): { axes: WholePoint; isExact: boolean } {
  if (cos === 0 || sin === 0)
    return { axes: { x: BigInt(Math.sign(cos)), y: BigInt(Math.sign(sin)) }, isExact: true };
  if (Math.abs(cos) === Math.abs(sin))
    return { axes: { x: BigInt(Math.sign(cos)), y: BigInt(Math.sign(sin)) }, isExact: true };
  return { axes: { x: wholeOf(cos), y: wholeOf(sin) }, isExact: false };
}

/** Returns a cosine as an integer, exactly. */
function wholeOf(value: number): bigint {
  return BigInt(Math.round(value * 2 ** 53));
}
