import { NO_PUSH } from '../../linalg/tolerance.ts';
import { measureLink } from '../../rules/truss/findCollisions.ts';
import type { RodLimits, UnitSystem } from '../../model/common/document.ts';
import type { Link, TrussCase } from '../../model/truss/trussDocument.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';
import { type AiscMethod, isNonslender, resistBuckling, resistYielding } from './aisc360.ts';
import { type BucklingLengths, findCriticalForces } from './criticalForces.ts';
import { isStocky, resistCompression, resistTension } from './en1993.ts';
import type { BucklingResistance, CompressionResistance, Steel } from './rodResistance.ts';
import { readSteel } from './readSteel.ts';
import { type RodSection, describeRodSection } from './rodSection.ts';

/** The greatest and the least axial force of a rod that are judged together, tension positive. N or lbf. */
export interface RodForces {
  readonly max: number;
  readonly min: number;
}

/** The missing input because of which a rod is not judged, or the reason why its standard does not cover it. */
export type UnjudgedReason =
  | 'material'
  /** A modulus of elasticity and a Poisson's ratio or shear modulus. */
  | 'modulus'
  | 'strength'
  /** The yield strength exceeds those of the standard. */
  | 'grade'
  /** The modulus of elasticity is not that of steel. */
  | 'notSteel'
  | 'section'
  /** The standard does not describe the buckling of the shape: generic, of several parts, cold-formed, a zee. */
  | 'shape'
  /** A part of the section buckles before it yields: class 4, or a slender element. */
  | 'slender'
  | 'lengthFactors';

/** A rod that is not judged; `path` is a JSON pointer to the input. */
export interface UnjudgedRod {
  readonly ok: false;
  readonly link: number;
  readonly why: UnjudgedReason;
  readonly path: string;
}

/** A rod compared with its resistance. Forces in N or lbf. */
export interface JudgedRod {
  readonly ok: true;
  readonly link: number;
  /** Above 1 the force exceeds the resistance. */
  readonly utilisation: number;
  /** The force that gives the utilisation, tension positive. */
  readonly N: number;
  readonly governs: 'tension' | 'section' | BucklingResistance['mode'];
  /** The resistance with which the force is compared, above zero. */
  readonly resistance: number;
  /** The tension resistance; null for a rod that is compressed and never in tension. */
  readonly tension: number | null;
  /** The compression resistance; null for a rod that is never compressed. */
  readonly compression: CompressionResistance | null;
}

export type RodCheck = JudgedRod | UnjudgedRod;

/** The standard and the method by which `checkRods` judges. */
export interface RodOrder {
  readonly limits: RodLimits;
  /** For AISC 360: whether forces are those of strength combinations or of allowable ones. @default 'LRFD' */
  readonly method?: AiscMethod;
}

/**
 * Checks the rods of a truss by a standard: cross-sections in tension and compression, flexural, torsional and
 * torsional-flexural buckling by EN 1993-1-1:2005 (6.2.3, 6.2.4, 6.3.1) or AISC 360-22 (D2, E3, E4).
 *
 * `forces` has one entry for each link, in N or lbf. The axis y of a section is perpendicular to the plane of a plane
 * truss, so `K.y` of a link is for buckling in that plane, `K.z` for buckling out of it, and `K.x` for twisting (by
 * default the larger of the other two); lengths are `K` times the distance between its joints. The yield strength is
 * the material's strength in tension, or that in compression if it is less; if it depends on the thickness, the value
 * for the thickness must be given. Nothing favourable is assumed: a rod without one of the inputs is not judged, and
 * the input is named. Holes, connections, eccentricity and the bending of rods between their joints are not judged.
 *
 * @example checkRods(document, answer.sets[0].N.map((N) => ({ max: N, min: N })), { limits: { standard: 'EN 1993-1-1' } })
 */
export function checkRods(
  document: TrussCase,
  forces: readonly RodForces[],
  order: RodOrder,
): readonly RodCheck[] {
  const sections = new Map<number, RodSection | null>();
  const sectionOf = (index: number): RodSection | null => {
    const known = sections.get(index);
    if (known !== undefined) return known;
    const found = describeRodSection(document.sections[index]!, document.units.system);
    sections.set(index, found);
    return found;
  };
  const most = forces.reduce((size, { max, min }) => Math.max(size, max, -min), 0);
  const toActing = (N: number): number => (Math.abs(N) <= NO_PUSH * most ? 0 : N);
  return document.links.map((link, index) => {
    const { max, min } = forces[index]!;
    const acting = { max: toActing(max), min: toActing(min) };
    return checkRod({ document, link, index, forces: acting, sectionOf, order });
  });
}

interface RodQuestion {
  readonly document: TrussCase;
  readonly link: Link;
  readonly index: number;
  readonly forces: RodForces;
  readonly sectionOf: (index: number) => RodSection | null;
  readonly order: RodOrder;
}

function checkRod({ document, link, index, forces, sectionOf, order }: RodQuestion): RodCheck {
  const { system } = document.units;
  const refuse = (why: UnjudgedReason, path: string): UnjudgedRod => ({ ok: false, link: index, why, path });
  const own = `/links/${index}`;
  const material = document.materials[link.materialIndex];
  if (material === undefined) return refuse('material', `${own}/materialIndex`);
  if (document.sections[link.sectionIndex] === undefined) return refuse('section', `${own}/sectionIndex`);
  const { standard } = order.limits;
  const steel = readSteel(material, { isPressed: forces.min < 0, system, standard });
  if ('why' in steel) return refuse(steel.why, `/materials/${link.materialIndex}${steel.path}`);
  const section = sectionOf(link.sectionIndex);
  if (section === null) return refuse('shape', `/sections/${link.sectionIndex}`);
  const isPressed = forces.min < 0;
  const tension = isPressed && forces.max <= 0 ? null : resistPull(section.A, steel.fy, order);
  if (!isPressed) return judge(index, forces, { tension, compression: null, system });
  const lengths = readLengths(document, link, index);
  if (lengths === null) return refuse('lengthFactors', `${own}/K`);
  const compression = resistPush(section, steel, { lengths, order });
  if (compression === null) return refuse('slender', `/sections/${link.sectionIndex}`);
  return judge(index, forces, { tension, compression, system });
}

/** Returns the effective lengths of a rod, mm; null unless its factors are from 0.1 to 100. */
function readLengths(document: TrussCase, link: Link, index: number): BucklingLengths | null {
  const { y, z, x } = (link.K ?? {}) as Readonly<Record<string, unknown>>;
  if (!isFactor(y) || !isFactor(z)) return null;
  if (x !== undefined && !isFactor(x)) return null;
  const length =
    1000 * convertQuantity(measureLink(document, index) ?? 0, 'length', document.units.system, 0);
  return { y: y * length, z: z * length, x: (x ?? Math.max(y, z)) * length };
}

/** Effective length factors outside this range are typing errors. */
const [LEAST_FACTOR, MOST_FACTOR] = [0.1, 100];

// Documents store the factors without checking them.
function isFactor(value: unknown): value is number {
  return typeof value === 'number' && value >= LEAST_FACTOR && value <= MOST_FACTOR;
}

function resistPull(A: number, fy: number, { limits, method = 'LRFD' }: RodOrder): number {
  return limits.standard === 'EN 1993-1-1' ? resistTension(A, fy, limits) : resistYielding(A, fy, method);
}

/** Returns null if a part of the section buckles before it yields. */
function resistPush(
  section: RodSection,
  steel: Steel,
  { lengths, order }: { readonly lengths: BucklingLengths; readonly order: RodOrder },
): CompressionResistance | null {
  const { limits, method = 'LRFD' } = order;
  const critical = findCriticalForces(section, lengths, steel);
  if (limits.standard === 'EN 1993-1-1')
    return isStocky(section, steel) ? resistCompression(section, steel, { critical, choice: limits }) : null;
  return isNonslender(section, steel) ? resistBuckling(section, steel, { critical, method }) : null;
}

/** Compares the forces with resistances in N; returns the rod in the units of the document. */
function judge(
  link: number,
  forces: RodForces,
  {
    tension,
    compression,
    system,
  }: Pick<JudgedRod, 'tension' | 'compression'> & { readonly system: UnitSystem },
): JudgedRod {
  const toOwn = (force: number): number => convertQuantity(force, 'force', 0, system);
  const pushed = compression && {
    section: toOwn(compression.section),
    modes: compression.modes.map((one) => ({
      ...one,
      critical: toOwn(one.critical),
      resistance: toOwn(one.resistance),
    })),
  };
  const candidates = [
    ...(tension === null ? [] : [{ governs: 'tension' as const, N: forces.max, resistance: toOwn(tension) }]),
    ...(pushed === null ? [] : [{ governs: 'section' as const, N: forces.min, resistance: pushed.section }]),
    ...(pushed?.modes ?? []).map(({ mode, resistance }) => ({ governs: mode, N: forces.min, resistance })),
  ];
  const worst = candidates
    .map((one) => ({ ...one, utilisation: Math.abs(one.N) / one.resistance }))
    .reduce((most, one) => (one.utilisation > most.utilisation ? one : most));
  return {
    ok: true,
    link,
    ...worst,
    tension: tension === null ? null : toOwn(tension),
    compression: pushed,
  };
}
