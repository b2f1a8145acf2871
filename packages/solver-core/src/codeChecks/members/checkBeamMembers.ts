import type { BeamCase } from '../../model/beam/document.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { listParts } from '../../sizing/beamParts.ts';
import { CODES } from './codes.ts';
import { findStretches } from './findStretches.ts';
import { isBeyond, placesOf } from './heldPlaces.ts';
import { listRanges } from './listRanges.ts';
import {
  type MemberCause,
  type Scale,
  type SolvedMembers,
  listLoadings,
  scaleForces,
  scaleOf,
} from './loadings.ts';
import type { MemberCheck } from './memberCheck.ts';
import { listPressed } from './pressedMembers.ts';
import type { UnjudgedPart } from '../../sizing/unjudgedPart.ts';

/** Greatest number of stretches times combinations whose buckling is judged; each takes about a millisecond. */
const MOST_STRETCHES = 2000;
/** The number of pieces of a diagram that take as long as a stretch. */
const PIECES_OF_STRETCH = 24;

/** The paths in a document of the reasons why a stretch is not judged. */
const PATHS = {
  changing: '/beamSections',
  freeEnd: '/limits/members/restraints',
  slender: '/sections',
  lengths: '/limits/members/K',
} as const;

/** The worst check of its kind, in the units of the document. */
export interface BeamMemberCheck extends MemberCheck {
  readonly cause: MemberCause;
}

/** The checks of a beam by a standard. */
export interface BeamMemberChecks {
  /** At most one of each kind, the one with the greatest utilisation. */
  readonly checks: readonly BeamMemberCheck[];
  /** Empty if everything was judged. */
  readonly unjudged: readonly UnjudgedPart[];
}

/**
 * Checks the cross-sections of a beam and its lateral-torsional buckling.
 *
 * By EN 1993-1-1:2005: bending with axial force (6.2.5, (6.2)), shear (6.2.6), bending and shear (6.2.8, 6.2.10), and
 * lateral-torsional buckling (6.3.2) with the critical moment of each stretch under its own moments and loads; for
 * compressed members also buckling (6.3.1) with bending (6.3.3, annex B). By AISC 360-22: bending by chapter F with Cb
 * of (F1-1), shear by chapter G, axial tension by H1.2, compression by chapter E and H1.1, with design strengths (LRFD)
 * for combinations of strength and allowable strengths (ASD) for allowable combinations.
 *
 * `combined` contains the combinations of the document, null if it states no rule: then each case set is judged
 * individually, unfactored, by AISC 360 against allowable strengths. Every listed combination of strength is judged:
 * those that govern some effect at some place, and after `addReachable` also those that may be worst for a pair of
 * effects or for buckling. Nothing favourable is assumed: parts with a missing input are listed as unjudged. Returns
 * null if the rule makes no combination of strength.
 *
 * @example checkBeamMembers(document, { answer, combined: null }, { standard: 'EN 1993-1-1', restraints: 'supports' })
 */
export function checkBeamMembers(
  document: BeamCase,
  solved: SolvedMembers,
  limits: MemberLimits,
): BeamMemberChecks | null {
  const loadings = listLoadings(solved, limits.standard);
  if (loadings.length === 0) return null;
  const scale = scaleOf(document.units.system);
  const code = CODES[limits.standard];
  const { ranges, unjudged } = listRanges(document, limits, { ...scale, code });
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
  const spans = listParts(document).map((part) => ({
    ...part,
    x0: part.x0 * scale.length,
    x1: part.x1 * scale.length,
  }));
  const pieces = loadings[0]?.M.length ?? 0;
  const work = Array.isArray(held) ? held.length + 1 + pieces / PIECES_OF_STRETCH : 0;
  const isTooLarge = work * loadings.length > MOST_STRETCHES;
  if (isTooLarge) parts.push({ why: 'extent', path: '/combinations' });
  for (const { cause, method, ...own } of loadings) {
    const order = { limits, method };
    const forces = scaleForces(own, scale);
    for (const range of ranges) {
      const found = code.checkSections(range, forces, order);
      if (found === null) parts.push({ why: 'slender', path: range.path });
      for (const check of found ?? []) take(check, cause);
    }
    if (ranges.length === 0) continue;
    const isKnown = held !== null && !isTooLarge;
    const stretches =
      isKnown && held !== 'continuous' ? findStretches(forces, { ranges, held, supports, limits }) : null;
    const lateral = code.checkLateral(ranges, stretches ?? [], order);
    if (lateral.worst) take(lateral.worst, cause);
    const { pressed, unjudged: unknown } = listPressed(forces, { ranges, spans, stretches, limits });
    for (const member of isKnown ? pressed : []) {
      const found = code.checkCompression(member, order);
      if (found === null) parts.push({ why: 'slender', path: member.range.path });
      for (const check of found ?? []) take(check, cause);
    }
    for (const { why, path } of [...lateral.unjudged, ...unknown])
      parts.push({ why, path: path ?? PATHS[why] });
  }
  const checks = [...worst.values()].map((check) => toDocument(check, scale));
  const seen = new Set<string>();
  const isNew = ({ why, path }: UnjudgedPart): boolean =>
    !seen.has(`${why} ${path}`) && !!seen.add(`${why} ${path}`);
  return { checks: checks.toSorted((a, b) => b.utilisation - a.utilisation), unjudged: parts.filter(isNew) };
}

/** Converts a check from N and mm to the units of the document. */
function toDocument(check: BeamMemberCheck, { force, length }: Scale): BeamMemberCheck {
  const isForce = check.kind === 'shear' || check.kind === 'compression';
  const unit = isForce ? force : force * length;
  const { lateral, unbraced, buckling } = check;
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
    ...(unbraced && {
      unbraced: {
        ...unbraced,
        x0: unbraced.x0 / length,
        x1: unbraced.x1 / length,
        Lp: unbraced.Lp === null ? null : unbraced.Lp / length,
        Lr: unbraced.Lr === null ? null : unbraced.Lr / length,
      },
    }),
    ...(buckling && {
      buckling: {
        ...buckling,
        x0: buckling.x0 / length,
        x1: buckling.x1 / length,
        critical: buckling.critical / force,
        M: buckling.M / (force * length),
        moment: buckling.moment / (force * length),
      },
    }),
  };
}
