import { type Diagram, type DiagramSegment, evaluate } from '@eecs/solver-core';
import type { FrameMember, FrameSet } from '@eecs/solver-core/frame';
import { LEAD_PX, type BezierPiece, type DrawnNode, px, splitBySign, toBezier } from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import type { Force } from '../state/boardResults.ts';
import { sideOfValue, writeOrigin } from '../state/origin.ts';
import { coverLine } from './drawLoads.ts';
import { DIAGRAM_STEP_PX, type MemberAxes, axesAt, placesAlong, pointOn } from './memberAxes.ts';
import { type BoardSize, rimOf } from './projection.ts';
import { type Layer, type SchemeTexts, type Wish, path, placeBeside } from './scheme.ts';

/** Limits of the largest ordinate, px; its value needs space beyond it on the board. */
const ORDINATE = { most: 64, valuePx: 26 };
/** Values below this share of the largest one are drawn but not labelled. */
const UNTOLD = 0.02;
/** Values above this share of the largest one are labelled even if the label stands far away. */
const GOVERNING = 0.9;
/** Further places of a value along its member, as shares of the length. */
const SHIFTS = [0.12, 0.22, 0.32] as const;
/** Numerical zero relative to the largest value, so that rounding errors are not drawn. */
export const DUST = 1e-9;

/** The parts of a board that drawing diagrams needs. */
export interface DiagramGround {
  readonly axes: readonly (MemberAxes | null)[];
  /** The members, whose ends show which values meet at a joint. */
  readonly members: readonly Pick<FrameMember, 'i' | 'j'>[];
  /** The size of the board. */
  readonly size: BoardSize;
  readonly texts: SchemeTexts;
}

/** Returns the largest absolute value of a force in a set. */
export function findGreatest({ members }: Pick<FrameSet, 'members'>, force: Force): number {
  return members.reduce(
    (most, member) => Math.max(most, Math.abs(member[force].min.value), Math.abs(member[force].max.value)),
    0,
  );
}

/**
 * Draws N, Q or M along the members at a common scale, so that nothing depends on the direction in which a member was
 * drawn: bending moments on the tension side, in one colour and without a sign, because their sign only names a side;
 * N and Q with positive values above a member, or to the left of an upright one, in the colours of their signs. Diagrams
 * of several case sets are superimposed, with the extremes of each member over all of them.
 */
export function drawDiagrams(
  sets: readonly FrameSet[],
  force: Force,
  { axes, members, size, texts }: DiagramGround,
): Layer {
  const greatest = Math.max(0, ...sets.map((set) => findGreatest(set, force)));
  if (greatest === 0) return { nodes: [], wishes: [], obstacles: [] };
  const rim = rimOf(size);
  const most = Math.max(12, Math.min(ORDINATE.most, Math.min(rim.x, rim.y) - ORDINATE.valuePx));
  // M is positive if it causes tension on the side of -y, where it is drawn.
  const scaleOf = (own: MemberAxes): number => ((force === 'M' ? -1 : sideOf(own)) * most) / greatest;
  const nodes: DrawnNode[] = [];
  const wishes: ValueWish[] = [];
  const obstacles: Layer['obstacles'][number][] = [];
  const write = (value: number): string =>
    force === 'M' ? texts.result(Math.abs(value), 'moment') : texts.result(value, 'force');
  axes.forEach((own, index) => {
    if (own === null) return;
    const scale = scaleOf(own);
    const diagrams = sets.flatMap((set) => set.members[index]?.[force] ?? []);
    const [only, another] = diagrams;
    if (only === undefined) return;
    const labelled = another === undefined ? listLabelledPoints(only, own.axis) : listExtremes(diagrams);
    const ends = members[index] ?? null;
    const explained = another === undefined ? only : null;
    wishes.push(...listWishes(labelled, { force, own, scale, index, greatest, ends, write, explained }));
    diagrams.forEach((diagram, at) => {
      const key = another === undefined ? `${force}-${index}` : `${force}-${index}-${at}`;
      nodes.push(...drawDiagram(diagram, { force, own, scale, key, dust: DUST * greatest }));
      for (const segment of diagram.segments) obstacles.push(...coverSegment(segment, own, scale));
    });
  });
  return { nodes, wishes: joinEqual(wishes, members), obstacles };
}

/** Points of a curved piece of a diagram between which it is covered as a line. */
const CHORDS = 8;

/** Returns boxes along a piece of a diagram and along the ordinates at its ends, which labels avoid. */
function coverSegment({ x0, x1, c }: DiagramSegment, own: MemberAxes, scale: number): Layer['obstacles'] {
  const places =
    own.curve === null && c.length > 2
      ? Array.from({ length: CHORDS + 1 }, (_, k) => x0 + ((x1 - x0) * k) / CHORDS)
      : placesAlong(own, x0, x1);
  const tips = places.map((x) => pointOn(own, x, evaluate(c, x - x0) * scale));
  const line = [pointOn(own, x0), ...tips, pointOn(own, x1)];
  return line.slice(1).flatMap((to, k) => coverLine(line[k] ?? to, to, 1));
}

/** A direction across the board within this of the vertical one is vertical. */
const UPRIGHT = 1e-9;

/** Returns 1 if the local y axis of a member points up, or to the left for an upright member; otherwise -1. */
function sideOf({ across }: MemberAxes): 1 | -1 {
  if (Math.abs(across.y) > UPRIGHT) return across.y < 0 ? 1 : -1;
  return across.x < 0 ? 1 : -1;
}

const SIGNS = ['positive', 'negative'] as const;
type SignName = (typeof SIGNS)[number];

/** Returns the colour of a value: by its sign, and that of positive numbers for all moments. */
function colourOf(force: Force, value: number): SignName {
  return force === 'M' || value >= 0 ? 'positive' : 'negative';
}

interface DrawnOn {
  readonly force: Force;
  readonly own: MemberAxes;
  readonly scale: number;
  readonly key: string;
  readonly dust: number;
}

/**
 * Draws areas between the curve and the member, and above them the curve with its vertical lines: one path of each for
 * each colour.
 */
function drawDiagram(diagram: Diagram, { force, own, scale, key, dust }: DrawnOn): DrawnNode[] {
  const areas = { positive: '', negative: '' };
  const curves = { positive: '', negative: '' };
  let sign: SignName | null = null;
  for (const segment of splitBySign(diagram)) {
    const { x0, x1, c } = segment;
    const middle = evaluate(c, (x1 - x0) / 2);
    const [from, to] = [pointOn(own, x0), pointOn(own, x1)];
    const first = pointOn(own, x0, evaluate(c, 0) * scale);
    const line =
      own.curve === null
        ? toBezier(segment, Math.abs(0.1 / scale))
            .map((piece) => writePiece(piece, own, scale))
            .join('')
        : followCurve(segment, own, scale);
    const back = own.curve === null ? '' : followCurve({ x0, x1, c: [] }, own, scale, true);
    const side = colourOf(force, middle);
    if (Math.abs(middle) > dust) areas[side] += `M${write(from)}L${write(first)}${line}L${write(to)}${back}Z`;
    if (side !== sign) {
      // The vertical line of a jump across the member has the colour of each side on that side.
      if (sign !== null) curves[sign] += `L${write(from)}`;
      curves[side] += `M${write(from)}`;
      sign = side;
    }
    curves[side] += `L${write(first)}${line}`;
  }
  if (sign !== null) curves[sign] += `L${write(own.b)}`;
  return [
    ...SIGNS.filter((one) => areas[one] !== '').map((one) =>
      path(`${key}-${one}`, `area-${one}`, areas[one]),
    ),
    ...SIGNS.filter((one) => curves[one] !== '').map((one) =>
      path(`${key}-curve-${one}`, 'curve', curves[one], { 'data-sign': one }),
    ),
  ];
}

function write({ x, y }: BoardPoint): string {
  return `${px(x)} ${px(y)}`;
}

/** The axes of the board are affine in position and value, so a Bezier piece keeps its control points. */
function writePiece({ x0, x1, y: [, y1, y2, y3] }: BezierPiece, own: MemberAxes, scale: number): string {
  const third = (x1 - x0) / 3;
  return `C${write(pointOn(own, x0 + third, y1 * scale))} ${write(pointOn(own, x1 - third, y2 * scale))} ${write(
    pointOn(own, x1, y3 * scale),
  )}`;
}

/** Writes the line of the values along a curved axis, after its first point; `isBack` writes it from its end. */
function followCurve({ x0, x1, c }: DiagramSegment, own: MemberAxes, scale: number, isBack = false): string {
  const places = placesAlong(own, x0, x1, DIAGRAM_STEP_PX);
  const points = places.map((x) => pointOn(own, x, evaluate(c, x - x0) * scale));
  return (isBack ? points.toReversed() : points)
    .slice(1)
    .map((point) => `L${write(point)}`)
    .join('');
}

/** Lists the labelled values of a member: at its ends, and its extremes between them. */
export function listLabelledPoints(
  diagram: Diagram,
  length: number,
): readonly { readonly x: number; readonly value: number }[] {
  const [first, last] = [diagram.segments[0], diagram.segments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ends = [
    { x: 0, value: evaluate(first.c, 0) },
    { x: length, value: evaluate(last.c, last.x1 - last.x0) },
  ];
  const labelled = [...ends];
  for (const extreme of [diagram.max, diagram.min]) {
    const isLabelled = labelled.some(
      ({ x, value }) =>
        Math.abs(value - extreme.value) <= 1e-6 * Math.abs(extreme.value) ||
        (Math.abs(x - extreme.x) < 1e-9 * length && value === extreme.value),
    );
    if (!isLabelled) labelled.push(extreme);
  }
  // A constant force is labelled once.
  const [a, b] = ends;
  const isConstant =
    a !== undefined &&
    b !== undefined &&
    labelled.length === 2 &&
    Math.abs(a.value - b.value) <= 1e-6 * Math.max(Math.abs(a.value), Math.abs(b.value));
  return isConstant ? [{ x: length / 2, value: a.value }] : labelled;
}

/** A value to be labelled, and its joint; null between the ends of a member. */
interface ValueWish extends Wish {
  readonly joint: number | null;
  /** The end of its ordinate. */
  readonly tip: BoardPoint;
}

/**
 * Merges equal values at a joint into one label, which may be at either position: those of the two members of a corner,
 * and those of members that continue through a joint and whose ordinates end at the same point.
 */
function joinEqual(
  wishes: readonly ValueWish[],
  members: readonly Pick<FrameMember, 'i' | 'j'>[],
): readonly Wish[] {
  const met = new Map<number, number>();
  for (const { i, j } of members) for (const end of [i, j]) met.set(end, (met.get(end) ?? 0) + 1);
  const labelled = new Map<string, ValueWish>();
  for (const wish of wishes) {
    const { joint, key, text, role, tip } = wish;
    const place = joint !== null && met.get(joint) === 2 ? '' : `${Math.round(tip.x)} ${Math.round(tip.y)}`;
    const name = joint === null ? key : `${joint} ${role} ${text} ${place}`;
    const first = labelled.get(name);
    labelled.set(
      name,
      first === undefined
        ? wish
        : {
            ...first,
            priority: Math.max(first.priority, wish.priority),
            places: first.places.flatMap((place, at) => [place, wish.places[at] ?? place]),
          },
    );
  }
  return [...labelled.values()];
}

/** Returns the maximum and minimum of several diagrams of a member; once if they are the same. */
function listExtremes(
  diagrams: readonly Diagram[],
): readonly { readonly x: number; readonly value: number }[] {
  const most = diagrams.map(({ max }) => max).reduce((a, b) => (b.value > a.value ? b : a));
  const least = diagrams.map(({ min }) => min).reduce((a, b) => (b.value < a.value ? b : a));
  return most.value === least.value ? [most] : [most, least];
}

function listWishes(
  labelled: readonly { readonly x: number; readonly value: number }[],
  {
    force,
    own,
    scale,
    index,
    greatest,
    ends,
    write,
    explained,
  }: {
    readonly force: Force;
    readonly own: MemberAxes;
    readonly scale: number;
    readonly index: number;
    readonly greatest: number;
    readonly ends: Pick<FrameMember, 'i' | 'j'> | null;
    readonly write: (value: number) => string;
    /** The diagram whose values can be explained; null for extremes over several case sets. */
    readonly explained: Diagram | null;
  },
): ValueWish[] {
  return labelled
    .filter(({ value }) => Math.abs(value) > UNTOLD * greatest)
    .map(({ x, value }, at) => {
      const text = write(value);
      const side = Math.sign(value * scale);
      const { along, across } = axesAt(own, x);
      const out = { x: across.x * side, y: across.y * side };
      const isStart = x <= 0;
      const isEnd = x >= own.axis;
      // Offset towards the inside of the member, so that the values of two members at a joint do not coincide.
      const inward = isStart ? 1 : isEnd ? -1 : 0;
      const tip = (share: number): BoardPoint => pointOn(own, x + inward * share * own.axis, value * scale);
      const beyond = { x: -along.x * inward, y: -along.y * inward };
      const inside = { x: -out.x, y: -out.y };
      // A value between the ends may be beside its point in both directions along the member.
      const shifts = inward === 0 ? SHIFTS.flatMap((shift) => [shift, -shift]) : SHIFTS;
      return {
        key: `${force}-${index}-value-${at}`,
        value,
        text,
        role: colourOf(force, value),
        joint: isStart ? (ends?.i ?? null) : isEnd ? (ends?.j ?? null) : null,
        tip: tip(0),
        priority: 1 + Math.abs(value) / greatest,
        ...(explained !== null && {
          explains: writeOrigin({
            kind: 'force',
            force,
            member: index,
            x,
            side: sideOfValue(explained, x, value),
          }),
        }),
        anchor: {
          ...tip(0),
          mostPx: Math.abs(value) < GOVERNING * greatest ? LEAD_PX.usual : LEAD_PX.governing,
        },
        places: [
          placeBeside(tip(0.02), out, { text, gap: 5 }),
          ...(inward === 0 ? [] : [placeBeside(tip(0), beyond, { text, gap: 5 })]),
          placeBeside(tip(0.02), out, { text, gap: 15 }),
          placeBeside(tip(inward === 0 ? 0 : 0.08), out, { text, gap: 5 }),
          placeBeside(tip(0.02), inside, { text, gap: 4 }),
          placeBeside(tip(0.02), out, { text, gap: 27 }),
          ...shifts.flatMap((shift) => {
            const at = pointOn(own, x + (inward === 0 ? 1 : inward) * shift * own.axis, value * scale);
            return [placeBeside(at, out, { text, gap: 5 }), placeBeside(at, inside, { text, gap: 4 })];
          }),
        ],
      };
    });
}
