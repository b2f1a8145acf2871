import type { MohrKind } from '@eecs/solver-core';
import { expected } from './problem.ts';
import type { Details, Expected } from './problem.ts';

/** A contribution to a displacement by the Maxwell-Mohr integral, or their sum. */
export interface MohrPart {
  readonly kind: 'mohr';
  readonly displacement: MohrKind;
  readonly x: number;
  readonly part: 'total' | 'M' | 'N' | 'Q' | 'springs' | 'settlement';
}

/** Expects a displacement by the Maxwell-Mohr integral: along +y, counter-clockwise, or along +x. */
export function mohr(
  displacement: MohrKind,
  x: number,
  value: number,
  details: Details & { readonly part?: MohrPart['part'] } = {},
): Expected {
  const { part = 'total' } = details;
  return expected({ kind: 'mohr', displacement, x, part }, value, details);
}
