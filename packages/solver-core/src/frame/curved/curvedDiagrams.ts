import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import { bound, evaluate } from '../../linalg/polynomial.ts';
import { DROPPED_TERM, NO_FIELD } from '../../linalg/tolerance.ts';
import {
  combineSeries,
  constantSeries,
  integrateSeries,
  multiplySeries,
  type Series,
} from '../../member/curve/series.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import type { ImposedStrain, ModelMember } from '../assembly/frameModel.ts';
import { type ChordForces, followForces, type ForceSeries } from './curvedForces.ts';
import type { CurvedStretch } from './curvedStretches.ts';
import type { CurvedLoading } from './loadCurved.ts';

/** The quantities of a curved member that follow from the solution of the frame. */
export interface CurvedState {
  /** Forces in addition to those of a simple beam along the chord: along it, and the moments at both ends. */
  readonly beyond: readonly [N: number, m0: number, m1: number];
  readonly strain: ImposedStrain | null;
  /** Displacements of the ends along the chord and across it. */
  readonly moved: { readonly u0: number; readonly v0: number; readonly v1: number };
}

type Fields = { readonly [Name in keyof MemberDiagrams]: readonly DiagramSegment[] };

/**
 * Computes the six diagrams along a curved member, in the axes that follow its axis: each piece is a power series in
 * the distance along the axis (on an arc, in the angle), whose omitted terms change no digit of a double. Returns null
 * if numbers overflowed.
 */
export function diagramsOfCurve(
  member: ModelMember,
  { stretches, start }: CurvedLoading,
  state: CurvedState,
): MemberDiagrams | null {
  const [N, m0, m1] = state.beyond;
  const from: ChordForces = { H: start.H + N, V: start.V + (m1 - m0) / member.length, M: m0 };
  const forces = followForces(stretches, from).each;
  const fields = fieldsOf(member, { stretches, forces, state });
  clearNoise(fields, member.length);
  if (!Object.values<readonly DiagramSegment[]>(fields).every((one) => one.every(isFinitePiece))) return null;
  return {
    N: toDiagram(fields.N),
    Q: toDiagram(fields.Q),
    M: toDiagram(fields.M),
    u: toDiagram(fields.u),
    deflection: toDiagram(fields.deflection),
    slope: toDiagram(fields.slope),
  };
}

function isFinitePiece({ c }: DiagramSegment): boolean {
  return c.every(Number.isFinite);
}

type Writable = { -readonly [Name in keyof Fields]: DiagramSegment[] };

interface CurvedMember {
  readonly stretches: readonly CurvedStretch[];
  readonly forces: readonly ForceSeries[];
  readonly state: CurvedState;
}

function fieldsOf(member: ModelMember, of: CurvedMember): Writable {
  const { stretches, forces } = of;
  const { u0, v0, v1 } = of.state.moved;
  // The rotation of the start follows from the displacements of both ends.
  const trial = displace(member, of, { U: u0, W: v0, turn: 0 });
  const turn = (v1 - trial.end) / member.length;
  const { each } = displace(member, of, { U: u0, W: v0, turn });
  const made: Writable = { N: [], Q: [], M: [], u: [], deflection: [], slope: [] };
  stretches.forEach(({ s0, s1, axis: { cos, sin } }, k) => {
    const { U, W, slope } = each[k]!;
    const put = (name: keyof Fields, series: Series): void => {
      made[name].push({ x0: s0, x1: s1, c: shortened(series, s1 - s0) });
    };
    put('N', forces[k]!.N);
    put('Q', forces[k]!.Q);
    put('M', forces[k]!.M);
    put('u', combineSeries([multiplySeries(U, cos), 1], [multiplySeries(W, sin), 1]));
    put('deflection', combineSeries([multiplySeries(W, cos), 1], [multiplySeries(U, sin), -1]));
    put('slope', slope);
  });
  return made;
}

/** Integrates the strains to displacements along the chord and across it, and to the rotation of the sections. */
function displace(
  { EI, EA, curve }: ModelMember,
  { stretches, forces, state: { strain } }: CurvedMember,
  start: { readonly U: number; readonly W: number; readonly turn: number },
) {
  const curvature = strain?.curvature ?? 0;
  const stretch = (strain?.elongation ?? 0) / curve!.length;
  let { U, W, turn } = start;
  const each = stretches.map(({ s0, s1, axis: { cos, sin } }, k) => {
    const { N, M } = forces[k]!;
    const slope = integrateSeries(combineSeries([M, 1 / EI], [constantSeries(1), curvature]), turn);
    const longer = combineSeries([N, 1 / EA], [constantSeries(1), stretch]);
    const along = integrateSeries(
      combineSeries([multiplySeries(longer, cos), 1], [multiplySeries(slope, sin), -1]),
      U,
    );
    const across = integrateSeries(
      combineSeries([multiplySeries(longer, sin), 1], [multiplySeries(slope, cos), 1]),
      W,
    );
    const h = s1 - s0;
    turn = evaluate(slope, h);
    U = evaluate(along, h);
    W = evaluate(across, h);
    return { U: along, W: across, slope };
  });
  return { each, end: W };
}

/** Replaces pieces by zero that are only rounding of the largest forces of the member. */
function clearNoise(fields: Writable, length: number): void {
  const largest = (segments: readonly DiagramSegment[]): number =>
    segments.reduce((most, { x0, x1, c }) => Math.max(most, bound(c, x1 - x0)), 0);
  const force = Math.max(largest(fields.N), largest(fields.Q), largest(fields.M) / length);
  const clear = (name: 'N' | 'Q' | 'M', size: number): void => {
    fields[name] = fields[name].map((segment) =>
      bound(segment.c, segment.x1 - segment.x0) <= NO_FIELD * size ? { ...segment, c: [0] } : segment,
    );
  };
  clear('N', force);
  clear('Q', force);
  clear('M', force * length);
}

/** Drops the last terms as long as they change no digit of a double. */
function shortened(c: Series, h: number): number[] {
  const size = bound(c, h);
  let count = c.length;
  while (count > 1 && Math.abs(c[count - 1]!) * h ** (count - 1) <= DROPPED_TERM * size) count--;
  return c.slice(0, count);
}
