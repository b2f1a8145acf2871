import { toDiagram } from '../../diagrams/toDiagram.ts';
import { turnsOf } from '../../linalg/turns.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { NO_PUSH } from '../../linalg/tolerance.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { type Segments, clipSegments } from '../../sizing/sources.ts';
import { findStretches } from './findStretches.ts';
import type { MemberForces, MemberRange } from './memberRange.ts';
import { findLateralFactor } from './lateralBuckling.ts';
import { type LateralReduction, reduceLateral, resistBesideShear } from './memberResistance.ts';

/** The kinds of checks: bending with axial tension, shear, bending beside shear, lateral-torsional buckling. */
export type MemberCheckKind = 'bending' | 'shear' | 'bendingShear' | 'lateral';

/** A check where it uses most: N, mm and N·mm. */
export interface MemberCheck {
  readonly kind: MemberCheckKind;
  readonly x: number;
  /** The moment, of shear the force. */
  readonly value: number;
  readonly resistance: number;
  readonly utilisation: number;
  readonly sectionClass: 1 | 2 | 3;
  /** The buckled stretch; absent in checks of cross-sections. */
  readonly lateral?: LateralReduction & {
    readonly x0: number;
    readonly x1: number;
    /** The critical moment, N·mm. */
    readonly critical: number;
  };
}

/** Places between the ends of a piece at which bending is compared beside a shear force that varies. */
const PLACES_BESIDE_SHEAR = 16;

/** Checks the cross-sections of a part of a beam: the worst of each kind. */
export function checkSections(range: MemberRange, forces: MemberForces, limits: MemberLimits): MemberCheck[] {
  const [N, Q, M] = [forces.N, forces.Q, forces.M].map((pieces) => clipSegments(pieces, range)) as [
    Segments,
    Segments,
    Segments,
  ];
  const { resistance } = range;
  const { sectionClass } = resistance;
  const pull = Math.max(0, toDiagram(N).max.value) / resistance.axial;
  const moment = greatestOf(M);
  const shear = greatestOf(Q);
  const checks: MemberCheck[] = [
    {
      kind: 'bending',
      ...moment,
      resistance: resistance.moment,
      // (6.2): the sum of the parts is on the safe side of 6.2.9.
      utilisation: Math.abs(moment.value) / resistance.moment + pull,
      sectionClass,
    },
    {
      kind: 'shear',
      ...shear,
      resistance: resistance.shear,
      utilisation: Math.abs(shear.value) / resistance.shear,
      sectionClass,
    },
  ];
  const beside =
    2 * Math.abs(shear.value) > resistance.shear ? checkBesideShear(range, { Q, M }, limits) : null;
  return beside === null ? checks : [...checks, { ...beside, utilisation: beside.utilisation + pull }];
}

function greatestOf(pieces: Segments): { readonly x: number; readonly value: number } {
  const { min, max } = toDiagram(pieces);
  return -min.value > max.value ? min : max;
}

/** Compares the moment with what is left of its resistance beside the shear force at the same place. */
function checkBesideShear(
  { section, steel, resistance }: MemberRange,
  { Q, M }: Pick<MemberForces, 'Q' | 'M'>,
  { gammaM0 }: MemberLimits,
): MemberCheck | null {
  let worst: MemberCheck | null = null;
  for (const piece of M) {
    const length = piece.x1 - piece.x0;
    const within = Array.from(
      { length: PLACES_BESIDE_SHEAR + 1 },
      (_, k) => (k * length) / PLACES_BESIDE_SHEAR,
    );
    for (const s of [...within, ...turnsOf(piece.c, length)]) {
      const x = piece.x0 + s;
      for (const V of shearAround(Q, x)) {
        if (2 * Math.abs(V) <= resistance.shear) continue;
        const value = evaluate(piece.c, s);
        const left = resistBesideShear(section, resistance, { V, fy: steel.fy, gammaM0 });
        const utilisation = value === 0 ? 0 : Math.abs(value) / left;
        if (worst !== null && worst.utilisation >= utilisation) continue;
        const { sectionClass } = resistance;
        worst = { kind: 'bendingShear', x, value, resistance: left, utilisation, sectionClass };
      }
    }
  }
  return worst;
}

/** The shear forces on both sides of a place. */
function shearAround(Q: Segments, x: number): number[] {
  return Q.filter(({ x0, x1 }) => x >= x0 && x <= x1).map(({ x0, c }) => evaluate(c, x - x0));
}

/** A stretch whose lateral-torsional buckling is not judged: cross-sections change within it. */
export interface UnjudgedStretch {
  readonly x0: number;
  readonly x1: number;
}

/** The lateral-torsional buckling of a beam: the worst stretch, and those that are not judged. */
export interface LateralChecks {
  readonly worst: MemberCheck | null;
  readonly unjudged: readonly UnjudgedStretch[];
}

/**
 * Checks each stretch between `held` places: its critical moment under its own moments and loads, whose ends move
 * neither sideways nor twist, and the reduction of EN 1993-1-1, 6.3.2. A stretch beyond the last held place is free at
 * its end.
 */
export function checkLateral(
  ranges: readonly MemberRange[],
  forces: MemberForces,
  {
    limits,
    held,
    supports,
  }: {
    readonly limits: MemberLimits;
    readonly held: readonly number[];
    readonly supports: readonly number[];
  },
): LateralChecks {
  const unjudged: UnjudgedStretch[] = [];
  let worst: MemberCheck | null = null;
  for (const stretch of findStretches(forces, { ranges, held, supports, limits })) {
    const [range, ...others] = ranges.filter(({ x0, x1 }) => x1 > stretch.x0 && x0 < stretch.x1);
    if (range === undefined || others.some(({ section }) => section !== range.section)) {
      unjudged.push({ x0: stretch.x0, x1: stretch.x1 });
      continue;
    }
    const { section, steel, resistance } = range;
    if (section.shape === 'pipe' || section.Iz >= section.Iy) continue;
    const { min, max } = toDiagram(stretch.M);
    const pressesAbove = !stretch.isHeldAbove && max.value > -min.value;
    const { x, value } = pressesAbove ? max : min;
    if (!(Math.abs(value) > NO_PUSH * resistance.moment) || (stretch.isHeldAbove && value >= 0)) continue;
    const factor = findLateralFactor(stretch, {
      EIz: steel.E * section.Iz,
      GIt: steel.G * section.It,
      EIw: steel.E * section.Iw,
    });
    const critical = factor * Math.abs(value);
    const slenderness = Math.sqrt(resistance.characteristic / critical);
    const lateral = reduceLateral(section, slenderness, limits.lateral ?? 'general');
    const carried = (lateral.reduction * resistance.characteristic) / (limits.gammaM1 ?? 1);
    const utilisation = Math.abs(value) / carried;
    if (worst !== null && worst.utilisation >= utilisation) continue;
    worst = {
      kind: 'lateral',
      x,
      value,
      resistance: carried,
      utilisation,
      sectionClass: resistance.sectionClass,
      lateral: { ...lateral, x0: stretch.x0, x1: stretch.x1, critical },
    };
  }
  return { worst, unjudged };
}
