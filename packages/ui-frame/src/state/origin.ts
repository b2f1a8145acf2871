import { type Diagram, valueAt } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { FORCES, type Force } from './boardResults.ts';

/** A value of a result: a force at a place of a member, measured from its start, or the reactions of a joint. */
export type Origin =
  | {
      readonly kind: 'force';
      readonly force: Force;
      readonly member: number;
      readonly x: number;
      /** The side of the section on which the diagram has the value: a diagram may jump there. */
      readonly side: 'left' | 'right';
    }
  | { readonly kind: 'reaction'; readonly joint: number };

/** The value whose origin the reader requested; null if none. The room of equilibrium highlights it. */
export const originAtom = atom<Origin | null>(null);

/** Writes a value as the attribute of its label on the board. */
export function writeOrigin(origin: Origin): string {
  return origin.kind === 'reaction'
    ? `R ${origin.joint}`
    : `${origin.force} ${origin.member} ${origin.x} ${origin.side}`;
}

/** Reads what `writeOrigin` has written; null for anything else. */
export function readOrigin(text: string): Origin | null {
  const [name, first = '', x = '', side] = text.split(' ');
  const at = Number(first);
  if (name === 'R') return { kind: 'reaction', joint: at };
  const force = FORCES.find((one) => one === name);
  if (force === undefined || (side !== 'left' && side !== 'right')) return null;
  return { kind: 'force', force, member: at, x: Number(x), side };
}

/** Returns the side of a section on which a diagram has a value. */
export function sideOfValue(diagram: Pick<Diagram, 'segments'>, x: number, value: number): 'left' | 'right' {
  const [left, right] = [valueAt(diagram, x, 'left'), valueAt(diagram, x, 'right')];
  return Math.abs(left - value) <= Math.abs(right - value) ? 'left' : 'right';
}
