import type { BeamCase } from '../../model/beam/document.ts';
import { isHeld } from '../../model/beam/isHeld.ts';

/** A part of a beam between two supports that hold it transversely, or beyond the last one. */
export interface BeamSpan {
  readonly x0: number;
  readonly x1: number;
  readonly isOverhang: boolean;
}

/** Lists the spans and overhangs of a beam from left to right. A hinge does not end a span. Lengths are in m or in. */
export function listSpans({ L, supports }: Pick<BeamCase, 'L' | 'supports'>): readonly BeamSpan[] {
  const held = new Set(supports.flatMap((support) => (isHeld(support, 'y') ? [support.x] : [])));
  const bounds = [...new Set([0, ...held, L])].sort((a, b) => a - b);
  return bounds.slice(1).map((x1, k) => {
    const x0 = bounds[k]!;
    return { x0, x1, isOverhang: !held.has(x0) || !held.has(x1) };
  });
}
