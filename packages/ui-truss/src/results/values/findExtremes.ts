import type { TrussSet } from '@eecs/solver-core/truss';
import type { Governed, Range, TrussEnvelope } from './envelope.ts';

/** A rod with an extreme force. */
export interface ExtremeRod {
  readonly rod: number;
  readonly value: number;
  /** The governing case set; null if only one is shown. */
  readonly set: number | null;
}

/**
 * The rods and joints with the greatest forces and displacements. Forces in the units of the document, tension
 * positive.
 */
export interface Extremes {
  readonly tension: ExtremeRod;
  readonly compression: ExtremeRod;
  /** The joint with the greatest displacement, and the displacement; null if there is none or it is unknown. */
  readonly moved: { readonly joint: number; readonly size: number } | null;
}

/**
 * Finds the greatest tension, the greatest compression and the greatest displacement: of one case set, or over all if
 * an envelope is given. Forces that are zero within rounding are 0; of equal ones the first counts.
 */
export function findExtremes(set: TrussSet, envelope: TrussEnvelope | null): Extremes {
  return {
    ...(envelope === null ? findEnds(set) : findEnvelopeEnds(envelope)),
    moved: findMostMoved(set),
  };
}

/** Finds the greatest tension and the greatest compression of an envelope; of equal ones the first counts. */
export function findEnvelopeEnds(
  envelope: Pick<TrussEnvelope, 'N'>,
): Pick<Extremes, 'tension' | 'compression'> {
  return { tension: findEnd(envelope, 'max', 1), compression: findEnd(envelope, 'min', -1) };
}

function findEnds({ N, zeroForce }: TrussSet): Pick<Extremes, 'tension' | 'compression'> {
  // A lookup array of all rods is faster than a set of them.
  const isZero = new Uint8Array(N.length);
  for (const link of zeroForce) isZero[link] = 1;
  const valueOf = (link: number): number => (isZero[link] === 1 ? 0 : (N[link] ?? 0));
  let [most, least] = [0, 0];
  for (let link = 1; link < N.length; link++) {
    const value = valueOf(link);
    if (value > valueOf(most)) most = link;
    if (value < valueOf(least)) least = link;
  }
  return {
    tension: { rod: most, value: valueOf(most), set: null },
    compression: { rod: least, value: valueOf(least), set: null },
  };
}

/** Finds the rod with the greatest, or the least, force over the case sets. */
function findEnd({ N }: Pick<TrussEnvelope, 'N'>, end: keyof Range, sign: 1 | -1): ExtremeRod {
  let [rod, best]: [number, Governed | undefined] = [0, N[0]?.[end]];
  N.forEach((range, link) => {
    if (best !== undefined && range[end].value * sign > best.value * sign) [rod, best] = [link, range[end]];
  });
  return { rod, value: best?.value ?? 0, set: best?.set ?? null };
}

function findMostMoved({ displacement }: TrussSet): Extremes['moved'] {
  let moved: Extremes['moved'] = null;
  for (const { joint, x, y, z } of displacement ?? []) {
    const size = Math.hypot(x, y, z);
    if (size > (moved?.size ?? 0)) moved = { joint, size };
  }
  return moved;
}
