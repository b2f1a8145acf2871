import { toDiagram } from '../../diagrams/toDiagram.ts';
import { NO_PUSH } from '../../linalg/tolerance.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { clipSegments } from '../../sizing/sources.ts';
import { greatestOf } from './extremes.ts';
import type { FreeStretch } from './lateralBuckling.ts';
import type { PressedMember, UnjudgedStretch } from './memberCheck.ts';
import type { MemberForces, MemberRange } from './memberRange.ts';
import { rangeOfStretch } from './rangeOfStretch.ts';

/** A part of a beam between two supports, or an overhang; mm. */
export interface MemberSpan {
  readonly x0: number;
  readonly x1: number;
  readonly isHeld: readonly [boolean, boolean];
}

interface PressedBeam {
  readonly ranges: readonly MemberRange[];
  readonly spans: readonly MemberSpan[];
  /** Null if the beam is restrained laterally throughout. */
  readonly stretches: readonly FreeStretch[] | null;
  readonly limits: Pick<MemberLimits, 'K'>;
}

/**
 * Lists the compressed members of a beam: each span with each stretch between lateral restraints that overlaps it, and
 * those with unknown effective lengths. In its plane a member buckles between supports, with the factor of the
 * document. Out of its plane it buckles between lateral restraints; without a factor in the document their distance is
 * used, but a stretch with a free end needs a factor.
 */
export function listPressed(
  forces: MemberForces,
  { ranges, spans, stretches, limits: { K = [] } }: PressedBeam,
): { readonly pressed: readonly PressedMember[]; readonly unjudged: readonly UnjudgedStretch[] } {
  const pressed: PressedMember[] = [];
  const unjudged: UnjudgedStretch[] = [];
  for (const [index, span] of spans.entries()) {
    const beside = stretches?.filter(({ x0, x1 }) => x0 < span.x1 && x1 > span.x0) ?? [null];
    for (const stretch of beside) {
      const whole = {
        x0: Math.min(span.x0, stretch?.x0 ?? span.x0),
        x1: Math.max(span.x1, stretch?.x1 ?? span.x1),
      };
      const push = -toDiagram(clipSegments(forces.N, whole)).min.value;
      const most = ranges.reduce((size, { section, steel }) => Math.max(size, section.A * steel.fy), 0);
      if (!(push > NO_PUSH * most)) continue;
      const range = rangeOfStretch(ranges, whole);
      if (range === null) {
        unjudged.push({ why: 'changing' });
        continue;
      }
      const { y, z, x } = K[index] ?? {};
      const isFree = stretch !== null && !stretch.isHeld.every(Boolean);
      if (y === undefined || (isFree && z === undefined)) {
        unjudged.push({ why: 'lengths', path: `/limits/members/K/${index}` });
        continue;
      }
      const free = stretch === null ? 0 : stretch.x1 - stretch.x0;
      const both = {
        x0: Math.max(span.x0, stretch?.x0 ?? span.x0),
        x1: Math.min(span.x1, stretch?.x1 ?? span.x1),
      };
      pressed.push({
        range,
        push,
        bent: greatestOf(clipSegments(forces.M, both)),
        span: {
          x0: span.x0,
          x1: span.x1,
          M: clipSegments(forces.M, span),
          isHeld: span.isHeld.every(Boolean),
        },
        stretch,
        inPlane: y * (span.x1 - span.x0),
        outOfPlane: (z ?? 1) * free,
        twist: (x ?? z ?? 1) * free,
      });
    }
  }
  return { pressed, unjudged };
}
