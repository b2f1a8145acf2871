import {
  type CheckCause,
  type JudgedRod,
  type MemberCheckKind,
  type UnjudgedMember,
  type UnjudgedReason,
  nameCheckCause,
} from '@eecs/solver-core/code-checks';
import { describeUnchecked, describeUnjudgedReason } from '@eecs/solver-core/texts';
import { createReader } from '../solving/texts/reader.ts';
import { type Fields, type ToolAnswer, listOf, unitsOf, write } from './describeAnswer.ts';

/** Instructions for a model: how to state the data for the checks of a structure. */
export const CHECK_GUIDE = `Checks a steel beam or the rods of a steel truss by EN 1993-1-1 or AISC 360-22, under the combinations of the document if it has a rule; otherwise each case set as it is, unfactored (by AISC 360 with allowable forces, ASD).
Materials need E, nu and strength: {tension} (the yield strength); sections need their shape, such as {className: 'hsection', b, h, tw, tf, r1}, not bare numbers.
- beam: limits: {members: {standard: 'EN 1993-1-1' | 'AISC 360-22', restraints: 'supports' | 'continuous' | 'places', places?: [x], loadHeight?: 'top' | 'centre' | 'bottom', topFlange?: 'continuous', lateral?: 'general' | 'rolled', K?: [{y, z?}]}}; K: effective length factors of each span that may be compressed, in the plane of the beam and out of it;
- truss: limits: {rods: {standard: 'EN 1993-1-1' | 'AISC 360-22'}} and K: {y, z} of each link that may be compressed: factors of its effective length in the plane of the truss and out of it.
Ask the person for restraints and for K: nothing favourable is assumed, and a part without its inputs is listed as not checked.`;

const KINDS: Readonly<Record<MemberCheckKind, string>> = {
  bending: 'bending',
  shear: 'shear',
  bendingShear: 'bending and shear',
  lateral: 'lateral-torsional buckling',
  compression: 'compression with bending',
};

const GOVERNS: Readonly<Record<JudgedRod['governs'], string>> = {
  tension: 'tension',
  section: 'compression without buckling',
  y: 'buckling about y',
  z: 'buckling about z',
  v: 'buckling about the weak axis',
  torsion: 'torsional-flexural buckling',
};

const BEAM_READER = createReader('msb', {}, 'en-US');
const TRUSS_READER = createReader('truss', {}, 'en-US');

/** The code checks that an agent can request for a kind of structure. */
export interface CheckTool {
  /** The part of an answer that contains them, and its name in `include`. */
  readonly part: 'members' | 'rods';
  readonly reader: typeof BEAM_READER;
  readonly describe: (found: Fields, document: Fields) => readonly string[];
}

/** The checks of beams and of truss rods. */
export const BEAM_CHECKS: CheckTool = {
  part: 'members',
  reader: BEAM_READER,
  describe: describeMembers,
};
export const TRUSS_CHECKS: CheckTool = {
  part: 'rods',
  reader: TRUSS_READER,
  describe: ({ checks }, document) => describeRods(listOf(checks), document),
};

/** Describes the checks of a structure: each with its force, resistance and cause, and what is not checked. */
export function describeChecks(
  { part, reader, describe }: CheckTool,
  body: Fields,
  document: Fields,
): ToolAnswer {
  const found = (body[part] ?? {}) as Fields;
  const { standard, why, failures } = found;
  if (typeof why === 'string') {
    const places = listOf(failures).map(({ code, path }) => `- ${String(path)}: ${String(code)}`);
    const reason =
      why === 'refused'
        ? 'The structure cannot be checked:'
        : describeUnchecked(why === 'noStrength' ? why : 'none', reader);
    return { text: [reason, ...places].join('\n'), data: found, isError: true };
  }
  return { text: [`By ${String(standard)}:`, ...describe(found, document)].join('\n'), data: found };
}

function describeMembers({ checks, unjudged }: Fields, document: Fields): string[] {
  const { force, moment } = unitsOf(document);
  return [
    ...listOf(checks).map(({ kind, x, value, N, resistance, utilisation, cause, clause, ...stretches }) => {
      const unit = kind === 'shear' || kind === 'compression' ? force : moment;
      const stretch = describeStretch(stretches, moment);
      return `- ${KINDS[kind as MemberCheckKind]}: utilisation ${write(utilisation)}, ${write(value)} of ${write(resistance)} ${unit}${N === undefined ? '' : ` with N ${write(N)} ${force}`} at x = ${write(x)}, ${String(clause)} (${nameCause(cause, document)})${stretch}`;
    }),
    ...listOf(unjudged).map((part) => describeUnjudged(part, BEAM_READER)),
  ];
}

function describeStretch({ lateral, unbraced, buckling }: Fields, moment: string): string {
  if (buckling !== undefined) {
    const { x0, x1, mode, slenderness, curve, reduction, M, moment: carried, factor } = buckling as Fields;
    return `; span ${write(x0)} to ${write(x1)}: ${GOVERNS[mode as JudgedRod['governs']]}, slenderness ${write(slenderness)}${typeof curve === 'string' ? `, curve ${curve}` : ''}, reduction ${write(reduction)}; M ${write(M)} of ${write(carried)} ${moment}, factor ${write(factor)}`;
  }
  const { x0, x1, critical, slenderness, curve, reduction, Cb, Lp, Lr } = (lateral ??
    unbraced ??
    {}) as Fields;
  if (lateral !== undefined)
    return `; between ${write(x0)} and ${write(x1)}: Mcr ${write(critical)} ${moment}, slenderness ${write(slenderness)}, curve ${String(curve)}, chi ${write(reduction)}`;
  if (unbraced === undefined) return '';
  const lengths = Lp === null ? '' : `, Lp ${write(Lp)}, Lr ${write(Lr)}`;
  return `; between ${write(x0)} and ${write(x1)}: Cb ${write(Cb)}${lengths}`;
}

function describeRods(checks: readonly Fields[], document: Fields): string[] {
  const { force } = unitsOf(document);
  return checks.map((check) => {
    const { ok, link, utilisation, N, resistance, governs, cause } = check;
    if (ok !== true) return `${describeUnjudged(check, TRUSS_READER)}, link ${String(link)}`;
    return `- link ${String(link)}: utilisation ${write(utilisation)}, N ${write(N)} of ${write(resistance)} ${force}, ${GOVERNS[governs as JudgedRod['governs']]} (${nameCause(cause, document)})`;
  });
}

function describeUnjudged({ why, path }: Fields, reader: typeof BEAM_READER): string {
  return `- not checked: ${describeUnjudgedReason(why as UnjudgedMember | UnjudgedReason, reader)} (${String(path)})`;
}

function nameCause(cause: unknown, { caseSets }: Fields): string {
  const sets = listOf(caseSets).map(({ title }) => ({ title: typeof title === 'string' ? title : '' }));
  return nameCheckCause(cause as CheckCause | null, sets, (set) => `set ${set}`) || 'all loads';
}
