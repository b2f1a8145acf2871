import type { UnitSystem } from '@eecs/solver-core';
import type { Locale } from '../../messages/locale.ts';
import type { Kind } from '../solver.ts';

/** For whom texts are written, and what they must know of the task. */
export interface Reader {
  /** Of what kind of structure they speak. */
  readonly kind: Kind;
  readonly locale: Locale;
  /** The system the task's numbers are written in. */
  readonly system: UnitSystem;
  /** Where its supports stand, in the order of the task. */
  readonly places: readonly number[];
}

/** Reads what texts need from a document that nobody has checked. */
export function createReader(
  kind: Kind,
  document: { readonly units?: { readonly system?: unknown }; readonly supports?: unknown },
  locale: Locale,
): Reader {
  const { units, supports } = document;
  return {
    kind,
    locale,
    system: units?.system === 1 ? 1 : 0,
    places: Array.isArray(supports) ? supports.map(placeOf) : [],
  };
}

function placeOf(support: unknown): number {
  const x = typeof support === 'object' && support !== null && 'x' in support ? support.x : 0;
  return typeof x === 'number' ? x : 0;
}
