import { valueAt } from '@eecs/solver-core';
import type { BeamAnswer } from '@eecs/solver-core';
import type { Expected } from './problem.ts';

/** Returns what the solver answers for an expected number, NaN when it refused or has no such thing. */
export function foundValue(answer: BeamAnswer, { what, set: index }: Expected): number {
  if (answer.level === 'error') return NaN;
  const set = answer.sets[index];
  if (!set) return NaN;
  switch (what.kind) {
    case 'value':
      return valueAt(set[what.field], what.x, what.side);
    case 'extreme':
      return set[what.field][what.which][what.part];
    case 'zero':
      return set[what.field].zeros[what.index] ?? NaN;
    case 'reaction':
      return set.R.find(({ support }) => support === what.support)?.[what.part] ?? NaN;
    case 'degree':
      return answer.verdict.degree;
    default:
      return what satisfies never;
  }
}

/** Computes how far a found number lies from the expected one, relative to its scale. */
export function deviation(found: number, { value, scale }: Expected): number {
  return Math.abs(found - value) / scale;
}

/** Names an expected number as people read it. */
export function describeExpected({ what, set }: Expected): string {
  const suffix = set === 0 ? '' : ` (set ${set + 1})`;
  switch (what.kind) {
    case 'value': {
      const side = what.side === 'left' ? '−' : '';
      return `${what.field}(${short(what.x)}${side})${suffix}`;
    }
    case 'extreme':
      return `${what.part === 'x' ? 'x of ' : ''}${what.which} ${what.field}${suffix}`;
    case 'zero':
      return `zero ${what.index + 1} of ${what.field}${suffix}`;
    case 'reaction':
      return `R${what.support + 1} ${what.part}${suffix}`;
    case 'degree':
      return 'degree of indeterminacy';
    default:
      return what satisfies never;
  }
}

function short(x: number): string {
  return String(Number(x.toPrecision(6)));
}
