import type { Diagram } from '@eecs/solver-core';
import type { FrameCase, FrameSet } from '@eecs/solver-core/frame';
import { type ChainSpan, type FrameInfluenceWish, cutLine } from '@eecs/solver-core/frame-influence';
import { axisOf } from '../editing/curves.ts';
import { lengthOf } from '../editing/fitLoads.ts';

/** The reader's choice of an influence line; null is the default. */
export interface InfluenceChoice {
  readonly kind: 'M' | 'Q' | 'N' | 'x' | 'y' | 'r';
  /** Index of the member, or of the joint of a reaction. */
  readonly at: number | null;
  readonly x: number | null;
  /** Numbers of members as typed. */
  readonly chain: string | null;
}

/** Members continue each other if they turn by less than this. */
const STRAIGHT_ON = Math.cos(Math.PI / 4);

/** Finds the members that continue a member on both sides, from left to right. */
export function findChain({ joints, members }: FrameCase, start: number): readonly number[] {
  const first = members[start];
  if (first === undefined) return [];
  const way = (from: number, to: number): readonly [number, number] => {
    const [a, b] = [joints[from]!, joints[to]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return [(b.x - a.x) / length, (b.y - a.y) / length];
  };
  const used = new Set([start]);
  const follow = (from: number, to: number): number[] => {
    const [dx, dy] = way(from, to);
    const next = members.findIndex(({ i, j, shape }, k) => {
      if (used.has(k) || (i !== to && j !== to) || (shape && shape.kind !== 'line')) return false;
      const [nx, ny] = way(to, i === to ? j : i);
      return dx * nx + dy * ny > STRAIGHT_ON;
    });
    const own = members[next];
    if (own === undefined) return [];
    used.add(next);
    return [next, ...follow(to, own.i === to ? own.j : own.i)];
  };
  const after = follow(first.i, first.j);
  const before = follow(first.j, first.i);
  const list = [...before.toReversed(), start, ...after];
  const [dx, dy] = way(first.i, first.j);
  return dx < 0 || (dx === 0 && dy < 0) ? list.toReversed() : list;
}

/** Reads the indexes of members from their typed numbers. */
export function readChain(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map((number) => Number(number) - 1);
}

/** Writes members by their numbers. */
export function writeChain(chain: readonly number[]): string {
  return chain.map((member) => member + 1).join(', ');
}

/** The member that is longest along the horizontal: the beam of a portal. */
export function findLongest(document: FrameCase): number {
  const spans = document.members.map(({ i, j }) =>
    Math.abs((document.joints[j]?.x ?? 0) - (document.joints[i]?.x ?? 0)),
  );
  return Math.max(0, spans.indexOf(Math.max(...spans)));
}

/** Completes a choice: the moment in the middle of the longest beam, and the members that continue it. */
export function completeChoice(document: FrameCase, { kind, at, x, chain }: InfluenceChoice) {
  const beam = findLongest(document);
  const isReaction = kind === 'x' || kind === 'y' || kind === 'r';
  const held = document.joints.findIndex(({ support }) => support !== undefined);
  const own = at ?? (isReaction ? Math.max(0, held) : beam);
  const member = isReaction ? beam : own;
  const length = document.members[member] === undefined ? 0 : lengthOf(document, document.members[member]);
  const place = Math.min(x ?? length / 2, length);
  const wish: FrameInfluenceWish = isReaction
    ? { kind: 'reaction', joint: own, direction: kind }
    : { kind, member: own, x: place };
  return {
    wish,
    at: own,
    x: place,
    isReaction,
    chain: chain === null ? findChain(document, beam) : readChain(chain),
  };
}

/** Writes an influence line as a set whose Q is the line, so that the board's drawing of diagrams shows it. */
export function toDrawnSet(document: FrameCase, line: Diagram, spans: readonly ChainSpan[]): FrameSet {
  return {
    members: document.members.map((member, index) => {
      const span = spans.find((one) => one.member === index);
      const own = span === undefined ? nothingAlong(axisOf(document, member)) : cutLine(line, span);
      return { N: own, Q: own, M: own, u: null, deflection: null, slope: null };
    }),
    joints: null,
    R: [],
    checks: null,
  };
}

function nothingAlong(length: number): Diagram {
  const point = { x: 0, value: 0 };
  return { segments: [{ x0: 0, x1: length, c: [0] }], min: point, max: point, zeros: [], jumps: [] };
}
