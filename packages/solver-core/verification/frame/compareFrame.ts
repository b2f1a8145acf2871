import { parseFrame, solveFrame } from '@eecs/solver-core/frame';
import type { Diagram } from '@eecs/solver-core';
import { valueAt } from '@eecs/solver-core';
import { exactMoves } from './independent/exactMoves.ts';
import { type Fixed, fixed, over, toDouble } from './independent/fixedPoint.ts';
import { solveByParameters } from './independent/initialParameters.ts';

/** The result of comparing a frame with the independent program and with the exact count of motions. */
export type FrameComparison =
  | { readonly kind: 'agrees'; readonly worst: number; readonly degree: number }
  | { readonly kind: 'mechanism'; readonly status: string }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'differs'; readonly reason: string };

/** The largest allowed deviation, relative to the largest ordinate of the frame. */
export const FRAME_TOLERANCE = 1e-9;

const FIELDS = ['u', 'deflection', 'slope', 'N', 'Q', 'M'] as const;
/** Places along each member, in tenths. */
const PLACES = [0, 1.7, 3.9, 5, 7.3, 10];

/** Compares the results of a document with the independent program: all fields along each member, and the reactions. */
export function compareFrame(given: object): FrameComparison {
  const parsed = parseFrame(given);
  if (!parsed.ok) return { kind: 'refused', code: parsed.failures[0]!.code };
  const { document } = parsed;
  const answer = solveFrame(document);
  const [failure] = answer.level === 'error' ? answer.failures : [];
  if (failure?.code === 'geometry.releases') return { kind: 'refused', code: failure.code };
  const moves = exactMoves(document);
  const told = answer.verdict;
  if (!told) return { kind: 'differs', reason: `no verdict: ${failure?.code}` };
  const expected = told.rank + moves;
  const equations = document.joints.reduce((sum, _, joint) => sum + (turnsAt(document, joint) ? 3 : 2), 0);
  if (expected !== equations)
    return { kind: 'differs', reason: `${moves} motions, told ${equations - told.rank}` };
  if (moves > 0)
    return told.status === 'determinate' || told.status === 'indeterminate'
      ? { kind: 'differs', reason: `${moves} motions, told ${told.status}` }
      : { kind: 'mechanism', status: told.status };
  if (answer.level === 'error')
    return failure?.code === 'range.inextensible' && solveByParameters(document) === null
      ? { kind: 'refused', code: failure.code }
      : { kind: 'differs', reason: `refused: ${failure?.code}` };
  const solved = solveByParameters(document);
  if (!solved) return { kind: 'differs', reason: 'the independent program finds it singular' };
  const set = answer.sets[0]!;
  const pairs: Record<string, [found: number, expected: number][]> = {};
  const compare = (kind: string, found: number, value: Fixed): void => {
    (pairs[kind] ??= []).push([found, toDouble(value)]);
  };
  set.members.forEach((member, k) => {
    const length = solved.lengths[k]!;
    const last = member.N.segments.at(-1)!.x1;
    for (const place of PLACES) {
      const side = place === 10 ? 'left' : 'right';
      const at = place === 10 ? last : (last * place) / 10;
      const exact = place === 10 ? length : over(fixed(at), fixed(1));
      const state = solved.stateAt(k, exact, side);
      FIELDS.forEach((name, n) => {
        compare(KINDS[n]!, valueAt(member[name] as Diagram, at, side), state[n]!);
      });
    }
  });
  for (const { joint, own, moment } of set.R) {
    const [x, y, r] = solved.reactions[joint]!;
    compare('force', own.x, x!);
    compare('force', own.y, y!);
    compare('moment', moment, r!);
  }
  const lever = Math.max(...set.members.map(({ N }) => N.segments.at(-1)!.x1));
  const sizes = Object.fromEntries(
    Object.entries(pairs).map(([kind, list]) => [
      kind,
      Math.max(...list.map(([, value]) => Math.abs(value))),
    ]),
  );
  // A quantity that is only rounding is compared with the size that the others would cause.
  const scale: Record<string, number> = {
    force: Math.max(sizes['force']!, sizes['moment']! / lever),
    moment: Math.max(sizes['moment']!, sizes['force']! * lever),
    move: Math.max(sizes['move']!, sizes['turn']! * lever),
    turn: Math.max(sizes['turn']!, sizes['move']! / lever),
  };
  let worst = 0;
  for (const [kind, list] of Object.entries(pairs))
    for (const [found, value] of list) {
      const away = Math.abs(found - value) / (scale[kind]! || 1);
      if (!(away <= FRAME_TOLERANCE))
        return { kind: 'differs', reason: `${kind} ${found} instead of ${value}` };
      worst = Math.max(worst, away);
    }
  if (set.checks?.passed !== true) return { kind: 'differs', reason: `checks ${JSON.stringify(set.checks)}` };
  return { kind: 'agrees', worst, degree: told.degree };
}

const KINDS = ['move', 'move', 'turn', 'force', 'force', 'moment'] as const;

function turnsAt(
  {
    joints,
    members,
  }: {
    joints: readonly { support?: { className: string; stiffness?: { r?: number } } }[];
    members: readonly {
      i: number;
      j: number;
      ends: { i: { M?: string | number }; j: { M?: string | number } };
    }[];
  },
  joint: number,
): boolean {
  const { support } = joints[joint]!;
  return (
    ['cantilever', 'guide'].includes(support?.className ?? '') ||
    support?.stiffness?.r !== undefined ||
    members.some(
      ({ i, j, ends }) => (i === joint && ends.i.M !== 'free') || (j === joint && ends.j.M !== 'free'),
    )
  );
}
