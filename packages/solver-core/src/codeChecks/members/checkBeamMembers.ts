import { coverBeam } from '../../beam/elements/computeStretches.ts';
import type { SolvedBeam } from '../../beam/answer/answer.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import type { CombinedBeam } from '../../combinations/beam/answer.ts';
import { combineBeam } from '../../combinations/beam/explore.ts';
import { NO_FREE_STRETCH, NO_PUSH } from '../../linalg/tolerance.ts';
import type { BeamCase, BeamSection } from '../../model/beam/document.ts';
import type { MemberLimits, Situation, UnitSystem } from '../../model/common/document.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';
import { isStrength } from '../isStrength.ts';
import { readSteel } from '../rods/readSteel.ts';
import type { Segments } from '../../sizing/sources.ts';
import { type MemberCheck, checkLateral, checkSections } from './checkMember.ts';
import type { MemberForces, MemberRange } from './memberRange.ts';
import { resistSection } from './memberResistance.ts';
import { describeMemberSection } from './memberSection.ts';
import { scalePieces } from './piecewise.ts';

/** The input without which something is not judged, or the reason why the standard does not judge it. */
export type UnjudgedMember =
  | 'material'
  | 'modulus'
  | 'strength'
  | 'grade'
  | 'notSteel'
  | 'section'
  /** No doubly symmetric I section, rectangular or round pipe. */
  | 'shape'
  /** The section is turned by something else than half turns. */
  | 'turned'
  /** Class 4, or a web that buckles by shear. */
  | 'slender'
  /** Axial compression: a member that buckles along its axis too. */
  | 'compression'
  /** The places that hold the beam sideways are not given. */
  | 'restraints'
  /** Some of these places, or all, lie beyond the beam, or there are none. */
  | 'places'
  /** Cross-sections change between two held places, or are not judged there. */
  | 'changing'
  /** Too many stretches under too many combinations. */
  | 'extent';

/** Stretches under combinations whose buckling is judged at once: each takes about a millisecond. */
const MOST_STRETCHES = 2000;
/** The number of pieces of a diagram that take as long as a stretch. */
const PIECES_OF_STRETCH = 24;

/** A part of a check that is not made, and the place in the document that says why. */
export interface UnjudgedPart {
  readonly why: UnjudgedMember;
  readonly path: string;
}

/** The origin of the forces of a check. */
export type MemberCause =
  | { readonly set: number }
  /** `combination` is the index in the list of its situation. */
  | { readonly situation: Situation; readonly combination: number };

/** The worst check of its kind, in the units of the document. */
export interface BeamMemberCheck extends MemberCheck {
  readonly cause: MemberCause;
}

/** The checks of a beam by a standard. */
export interface BeamMemberChecks {
  /** At most one of each kind, the one that uses most. */
  readonly checks: readonly BeamMemberCheck[];
  /** Empty if everything was judged. */
  readonly unjudged: readonly UnjudgedPart[];
}

/**
 * Checks the cross-sections of a beam and its lateral-torsional buckling by EN 1993-1-1:2005: bending with axial force
 * (6.2.5, (6.2)), shear (6.2.6), bending and shear (6.2.8, 6.2.10), and lateral-torsional buckling (6.3.2) with the
 * critical moment of each stretch under its own moments and loads.
 *
 * `combined` has the combinations of the document, null where it states no rule: then each case set is judged by itself,
 * unfactored. Bending and shear are judged by the extremes of all combinations; pairs of effects and buckling by every
 * combination that governs some effect at some place. The buckling of a pressed beam along its axis (6.3.1, 6.3.3) is not judged. Nothing favourable is assumed:
 * what lacks an input is named. Returns null if the rule makes no combination of strength.
 *
 * @example checkBeamMembers(document, { answer, combined: null }, { standard: 'EN 1993-1-1', restraints: 'supports' })
 */
export function checkBeamMembers(
  document: BeamCase,
  solved: { readonly answer: Pick<SolvedBeam, 'sets'>; readonly combined: CombinedBeam | null },
  limits: MemberLimits,
): BeamMemberChecks | null {
  const loadings = listLoadings(solved);
  if (loadings.length === 0) return null;
  const scale = scaleOf(document.units.system);
  const { ranges, unjudged } = listRanges(document, limits, scale);
  const worst = new Map<MemberCheck['kind'], BeamMemberCheck>();
  const take = (check: MemberCheck, cause: MemberCause): void => {
    const before = worst.get(check.kind);
    if (before === undefined || check.utilisation > before.utilisation)
      worst.set(check.kind, { ...check, cause });
  };
  const parts = [...unjudged];
  const held = placesOf(document, limits, scale.length);
  if (held === null)
    parts.push(
      limits.restraints === 'places'
        ? { why: 'places', path: '/limits/members/places' }
        : { why: 'restraints', path: '/limits/members/restraints' },
    );
  if (held !== null && isBeyond(document, limits))
    parts.push({ why: 'places', path: '/limits/members/places' });
  const supports = document.supports.map(({ x }) => x * scale.length);
  const pieces = loadings[0]?.M.length ?? 0;
  const work = Array.isArray(held) ? held.length + 1 + pieces / PIECES_OF_STRETCH : 0;
  const isTooLarge = work * loadings.length > MOST_STRETCHES;
  if (isTooLarge) parts.push({ why: 'extent', path: '/combinations' });
  for (const { cause, ...own } of loadings) {
    const forces = scaleForces(own, scale);
    if (isPressed(forces, ranges)) parts.push({ why: 'compression', path: '/loads' });
    for (const range of ranges) {
      const found = checkSections(range, forces, limits);
      if (found === null) parts.push({ why: 'slender', path: range.path });
      for (const check of found ?? []) take(check, cause);
    }
    if (held === null || held === 'continuous' || isTooLarge || ranges.length === 0) continue;
    const lateral = checkLateral(ranges, forces, { limits, held, supports });
    if (lateral.worst) take(lateral.worst, cause);
    if (lateral.unjudged.length > 0) parts.push({ why: 'changing', path: '/beamSections' });
  }
  const checks = [...worst.values()].map((check) => toDocument(check, scale));
  const seen = new Set<string>();
  const isNew = ({ why, path }: UnjudgedPart): boolean =>
    !seen.has(`${why} ${path}`) && !!seen.add(`${why} ${path}`);
  return { checks: checks.toSorted((a, b) => b.utilisation - a.utilisation), unjudged: parts.filter(isNew) };
}

/** Factors from the units of a document to N and mm. */
interface Scale {
  readonly force: number;
  readonly length: number;
}

function scaleOf(system: UnitSystem): Scale {
  return {
    force: convertQuantity(1, 'force', system, 0),
    length: 1000 * convertQuantity(1, 'length', system, 0),
  };
}

interface Loading {
  readonly N: Segments;
  readonly Q: Segments;
  readonly M: Segments;
  readonly cause: MemberCause;
}

function listLoadings({ answer, combined }: Parameters<typeof checkBeamMembers>[1]): Loading[] {
  if (combined === null)
    return answer.sets.map(({ N, Q, M }, set) => ({
      N: N.segments,
      Q: Q.segments,
      M: M.segments,
      cause: { set },
    }));
  return combined.situations.flatMap(({ situation, combinations }, index) =>
    isStrength(situation)
      ? combinations.map((_, combination): Loading => {
          const { N, Q, M } = combineBeam(combined, { situation: index, combination });
          return { N: N!.segments, Q: Q!.segments, M: M!.segments, cause: { situation, combination } };
        })
      : [],
  );
}

function scaleForces({ N, Q, M }: Omit<Loading, 'cause'>, { force, length }: Scale): MemberForces {
  return {
    N: scalePieces(N, length, force),
    Q: scalePieces(Q, length, force),
    M: scalePieces(M, length, force * length),
  };
}

/** Returns whether a beam is pressed along its axis somewhere; what is small beside its resistance is rounding. */
function isPressed({ N }: MemberForces, ranges: readonly MemberRange[]): boolean {
  const most = ranges.reduce((size, { resistance }) => Math.max(size, resistance.axial), 0);
  return ranges.length > 0 && toDiagram(N).min.value < -NO_PUSH * most;
}

/** Lists the parts of a beam that can be judged, and what keeps the others from it. */
function listRanges(
  document: BeamCase,
  limits: MemberLimits,
  { length }: Scale,
): { readonly ranges: readonly MemberRange[]; readonly unjudged: readonly UnjudgedPart[] } {
  const ranges: MemberRange[] = [];
  const unjudged: UnjudgedPart[] = [];
  // Equal parts share what is known of them: buckling is judged where a stretch has one of them.
  const known = new Map<string, Made | UnjudgedPart>();
  coverBeam(document, []).forEach(({ x0, x1, section: placed }, index) => {
    if (placed === undefined || document.materials[placed.materialIndex] === undefined) {
      unjudged.push({ why: 'material', path: `/beamSections/${index}/materialIndex` });
      return;
    }
    const key = `${placed.materialIndex} ${placed.crossSectionIndex} ${placed.alpha % 180}`;
    const made = known.get(key) ?? makeRange(document, limits, { placed, index });
    known.set(key, made);
    if ('why' in made) unjudged.push(made);
    else ranges.push({ x0: x0 * length, x1: x1 * length, ...made });
  });
  return { ranges, unjudged };
}

type Made = Omit<MemberRange, 'x0' | 'x1'>;

function makeRange(
  { sections, materials, units: { system } }: BeamCase,
  limits: MemberLimits,
  { placed, index }: { readonly placed: BeamSection; readonly index: number },
): Made | UnjudgedPart {
  const own = `/beamSections/${index}`;
  const shape = sections[placed.crossSectionIndex];
  if (shape === undefined) return { why: 'section', path: `${own}/crossSectionIndex` };
  if (placed.alpha % 180 !== 0) return { why: 'turned', path: `${own}/alpha` };
  const material = materials[placed.materialIndex]!;
  const steel = readSteel(material, { isPressed: true, system, standard: limits.standard });
  if ('why' in steel) return { why: steel.why, path: `/materials/${placed.materialIndex}${steel.path}` };
  const path = `/sections/${placed.crossSectionIndex}`;
  const section = describeMemberSection(shape, system);
  if (section === null) return { why: 'shape', path };
  const resistance = resistSection(section, steel, { ...limits, isPressed: false });
  if (resistance === null) return { why: 'slender', path };
  return {
    section,
    steel,
    resistance,
    pressed: resistSection(section, steel, { ...limits, isPressed: true }),
    path,
  };
}

/** Supports that hold a beam whatever acts; springs yield, and hinges within the beam stand in the same list. */
const FIRM: ReadonlySet<string> = new Set(['fixed', 'simple', 'cantilever']);

/** Lists the places of the firm supports. */
function bearingsOf({ supports }: BeamCase): number[] {
  return supports.filter(({ className }) => FIRM.has(className)).map(({ x }) => x);
}

/** Returns the places that hold a beam sideways, in mm and ascending; null where the document does not say. */
function placesOf(
  document: BeamCase,
  { restraints, places = [], units: own = 0 }: MemberLimits,
  length: number,
): readonly number[] | 'continuous' | null {
  if (restraints === undefined || restraints === 'continuous') return restraints ?? null;
  const { units, L } = document;
  const given =
    restraints === 'supports'
      ? bearingsOf(document)
      : places.map((x) => convertQuantity(x, 'length', own, units.system));
  const within = given
    .filter((x) => x >= -NO_FREE_STRETCH * L && x <= (1 + NO_FREE_STRETCH) * L)
    .map((x) => Math.min(L, Math.max(0, x)));
  return within.length === 0 ? null : [...new Set(within.map((x) => x * length))].sort((a, b) => a - b);
}

/** Returns whether a place that holds the beam sideways lies beyond it. */
function isBeyond(
  { L, units }: BeamCase,
  { restraints, places = [], units: own = 0 }: MemberLimits,
): boolean {
  return (
    restraints === 'places' &&
    places.some((x) => {
      const place = convertQuantity(x, 'length', own, units.system);
      return place < -NO_FREE_STRETCH * L || place > (1 + NO_FREE_STRETCH) * L;
    })
  );
}

/** Brings a check from N and mm to the units of the document. */
function toDocument(check: BeamMemberCheck, { force, length }: Scale): BeamMemberCheck {
  const unit = check.kind === 'shear' ? force : force * length;
  const { lateral } = check;
  return {
    ...check,
    x: check.x / length,
    value: check.value / unit,
    resistance: check.resistance / unit,
    ...(check.N !== undefined && { N: check.N / force }),
    ...(lateral && {
      lateral: {
        ...lateral,
        x0: lateral.x0 / length,
        x1: lateral.x1 / length,
        critical: lateral.critical / unit,
      },
    }),
  };
}
