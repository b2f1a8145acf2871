import { solveBeam } from '../beam/solveBeam.ts';
import type { Theory } from '../beam/results/stressParts.ts';
import { timoshenko } from '../beam/shear/timoshenko.ts';
import { completeConstants } from '../materials/elasticConstants.ts';
import type { BeamCombiner } from '../combinations/beam/beamCombiner.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { type Candidate, type PlacedCandidate, type SizingOrder, placeCandidates } from './candidates.ts';
import { checkCombined } from './checkCombined.ts';
import { checkDeflections } from './checkDeflections.ts';
import { checkStresses, strengthOf } from './checkStresses.ts';
import { type LimitCheck, type SizingLimits, findWorst, isMet } from './limits.ts';
import { listUnjudged } from './listUnjudged.ts';
import type { MissingInput } from './missing.ts';
import type { CodeJudge } from './codeJudgement.ts';
import type { UnjudgedPart } from './unjudgedPart.ts';
import { createScreen } from './screen.ts';

/** The input of `findLightest`: the candidates and the limits. */
export interface SizingWish {
  readonly candidates: readonly Candidate[];
  readonly limits: SizingLimits;
  /** @default 'mass' */
  readonly order?: SizingOrder;
  /** Indices in `beamSections` of the stretches that get the section. @default all of them */
  readonly stretches?: readonly number[];
  /** Number of sections to find that meet the limits. @default 6, the best and the next five */
  readonly count?: number;
  /** `beamCombiner` of `@eecs/solver-core/combinations`; without it a document that states a rule is refused. */
  readonly combiner?: BeamCombiner;
  /** Judges each section that meets the limits by the design code of the document, which must name one. */
  readonly code?: CodeJudge;
  /** Called after each candidate; the search ends if it returns false. */
  readonly onProgress?: (progress: SizingProgress) => boolean | void;
}

/** The number of candidates tried so far, and their total number. */
export interface SizingProgress {
  readonly done: number;
  readonly all: number;
}

/** A section that meets all limits, in the beam. */
export interface SizedSection extends Omit<PlacedCandidate, 'document'> {
  /** The utilisation of each limit of each kind at its worst place over all sets and parts, in descending order. */
  readonly checks: readonly LimitCheck[];
  readonly utilisation: number;
}

/** A section that does not meet a limit. */
export interface RejectedSection extends Omit<PlacedCandidate, 'document'> {
  /** The limit that it exceeds; null if the beam could not be solved or judged with it. */
  readonly check: LimitCheck | null;
  /** Why the design code does not judge it; absent if it does. */
  readonly unjudged?: UnjudgedPart;
  /**
   * Whether a single place proved the failure, so that the beam was not solved; `check` then describes that place,
   * which need not be the worst.
   */
  readonly isScreened: boolean;
}

/** The sections that meet the limits, and the reason why each better one does not. */
export interface Sizing {
  readonly ok: true;
  /** The best section first. Empty if none of the candidates meets the limits. */
  readonly found: readonly SizedSection[];
  /** The candidates that are better than the last one found but fail. */
  readonly rejected: readonly RejectedSection[];
  /** Indices of the candidates that are not valid sections. */
  readonly unreadable: readonly number[];
  /** Number of candidates that were solved. */
  readonly solved: number;
  /** Whether the search was ended by `onProgress` before enough were found. */
  readonly isStopped: boolean;
}

/** The result of a search: sections, or the missing inputs. */
export type SizingAnswer = Sizing | { readonly ok: false; readonly missing: readonly MissingInput[] };

/**
 * Finds the lightest cross-section, or the lowest or cheapest, with which a beam meets its limits; then the next ones,
 * and for each better candidate the limit that it exceeds.
 *
 * Candidates are tried from the best on, each with its own weight in the beam, so the first that passes is proved to be
 * the best. If forces do not depend on the section (one section throughout, rigid supports), a candidate that fails at
 * a place known beforehand is not solved. Deflections are measured from the line between supports; stresses are those
 * of `computeStresses` compared with the strength of the material. Without `code` this is a check of stress and
 * deflection, not a design to a code: stability and local buckling are not judged. With it, sections that the code does
 * not judge are rejected.
 *
 * If the document states a rule, each candidate is judged under all of its combinations: stresses in the ultimate
 * situations, deflections in the serviceability ones; each check names the combination that governs. Without a rule
 * sets are judged individually, by the same distinction if they have situations.
 *
 * A missing input is refused: no candidates, no limit, a stretch without a material, a material without an elastic
 * modulus, a stress limit on a material without strength.
 *
 * @example findLightest(floorBeam, { candidates, limits: { deflection: [{ span: 300 }], stress: { factor: 1 } } })
 */
export function findLightest(document: BeamCase, wish: SizingWish): SizingAnswer {
  const search = searchLightest(document, wish);
  let step = search.next();
  while (!step.done) step = search.next(step.value.done === 0 || wish.onProgress?.(step.value));
  return step.value;
}

/**
 * Searches as `findLightest` does, one candidate in each step, for pages that have to stay responsive: yields its
 * progress, and returns the results found so far if `next` receives false. The candidates are first put into the beam
 * and ordered, also in steps, during which `done` is 0. `onProgress` of the request is not called.
 */
export function* searchLightest(
  document: BeamCase,
  wish: Omit<SizingWish, 'onProgress'>,
): Generator<SizingProgress, SizingAnswer, boolean | void> {
  const stretches = wish.stretches ?? document.beamSections.map((_, index) => index);
  const missing = listMissing(document, wish, stretches);
  if (missing.length > 0) return { ok: false, missing };
  const { limits, count = 6, combiner, code } = wish;
  const placing = placeCandidates(document, wish.candidates, { stretches, order: wish.order ?? 'mass' });
  let placement = placing.next();
  while (!placement.done) placement = placing.next(yield { done: 0, all: wish.candidates.length });
  if (placement.value === null)
    return { ok: true, found: [], rejected: [], unreadable: [], solved: 0, isStopped: true };
  const { placed, unreadable } = placement.value;
  const screen = screenOf(document, { placed, limits, stretches, combiner });
  const found: SizedSection[] = [];
  const rejected: RejectedSection[] = [];
  let [solved, isStopped] = [0, false];
  for (const [at, { document: beam, ...candidate }] of placed.entries()) {
    const screened = screen?.(beam) ?? null;
    if (screened) rejected.push({ ...candidate, check: screened, isScreened: true });
    else {
      solved += 1;
      const { checks, unjudged } = judgeCandidate(beam, limits, { combiner, code });
      const worst = checks && findWorst(checks);
      if (checks && worst && isMet(worst) && unjudged === undefined)
        found.push({ ...candidate, checks: listWorst(checks), utilisation: worst.utilisation });
      else if (unjudged === undefined)
        rejected.push({ ...candidate, check: worst ?? null, isScreened: false });
      else rejected.push({ ...candidate, check: null, isScreened: false, unjudged });
    }
    if (found.length >= count) break;
    if ((yield { done: at + 1, all: placed.length }) === false) {
      isStopped = at + 1 < placed.length;
      break;
    }
  }
  return { ok: true, found, rejected, unreadable, solved, isStopped };
}

/** Checks a candidate against the limits and, if it meets them, by the design code. */
function judgeCandidate(
  beam: BeamCase,
  limits: SizingLimits,
  { combiner, code }: { readonly combiner: BeamCombiner | undefined; readonly code: CodeJudge | undefined },
): { readonly checks: readonly LimitCheck[] | null; readonly unjudged?: UnjudgedPart } {
  const checks = checkBeam(beam, limits, combiner);
  if (checks === null || code === undefined || checks.some((check) => !isMet(check))) return { checks };
  const judged = code(beam);
  if (judged === null) return { checks: null };
  const all = [...checks, ...judged.checks];
  const [unjudged] = judged.unjudged;
  // A failed check is more informative than one that cannot be made.
  return unjudged === undefined || judged.checks.some((check) => !isMet(check))
    ? { checks: all }
    : { checks: all, unjudged };
}

/**
 * Computes the utilisation of each limit of a beam, over all its case sets and parts, or over all combinations of a
 * document that states a rule, with `beamCombiner` of `@eecs/solver-core/combinations`. Returns null if the beam cannot
 * be solved or combined (`listUnjudged` lists the reasons), or if a limited stress is not known.
 */
export function checkBeam(
  document: BeamCase,
  limits: SizingLimits,
  combiner?: BeamCombiner,
): readonly LimitCheck[] | null {
  const theory = limits.theory === undefined ? usualTheory(document) : limits.theory;
  if (document.combinations !== undefined)
    return combiner === undefined ? null : checkCombined(document, limits, { combiner, theory });
  const answer = solveBeam(document, { include: [], shear: timoshenko });
  if (answer.level === 'error') return null;
  const checks = checkDeflections(document, answer.sets, limits.deflection ?? []);
  const factor = limits.stress?.factor;
  if (factor === undefined) return checks;
  const normal = checkStresses(document, answer.sets, { factor, theory: null });
  if (normal === null) return null;
  const worst = findWorst([...checks, ...normal]);
  // The theories are the most expensive step: a section that has failed already does not need them.
  if (theory === null || (worst && !isMet(worst))) return [...checks, ...normal];
  const all = checkStresses(document, answer.sets, { factor, theory });
  return all && [...checks, ...all];
}

/** Mises, or Mohr for a material with different strengths in tension and compression. */
function usualTheory({ beamSections, materials }: BeamCase): Theory {
  const isUneven = beamSections.some(({ materialIndex }) => {
    const strength = strengthOf(materials[materialIndex] ?? {});
    return strength !== null && strength.tension !== strength.compression;
  });
  return isUneven ? 'eq5' : 'eq4';
}

/** Keeps the worst check of each limit, in descending order of utilisation. */
export function listWorst(checks: readonly LimitCheck[]): readonly LimitCheck[] {
  const worst = new Map<string, LimitCheck>();
  for (const check of checks) {
    const key = `${check.kind} ${check.limit ?? check.check ?? ''}`;
    const known = worst.get(key);
    if (known === undefined || check.utilisation > known.utilisation) worst.set(key, check);
  }
  return [...worst.values()].toSorted((a, b) => b.utilisation - a.utilisation);
}

function listMissing(
  document: BeamCase,
  { candidates, limits, combiner, code }: SizingWish,
  stretches: readonly number[],
): readonly MissingInput[] {
  const { beamSections, materials } = document;
  const isLimited =
    code !== undefined || limits.stress !== undefined || (limits.deflection ?? []).some(isLimit);
  const missing: MissingInput[] = [];
  if (candidates.length === 0) missing.push({ what: 'candidates', path: '/candidates' });
  if (!isLimited) missing.push({ what: 'limits', path: '/limits' });
  const { members } = document.limits ?? {};
  if (code !== undefined && members === undefined)
    missing.push({ what: 'standard', path: '/limits/members/standard' });
  if (stretches.length === 0) missing.push({ what: 'material', path: '/beamSections' });
  for (const index of stretches)
    if (materials[beamSections[index]?.materialIndex ?? -1] === undefined)
      missing.push({ what: 'material', path: `/beamSections/${index}/materialIndex` });
  const used = new Set(beamSections.map(({ materialIndex }) => materialIndex));
  for (const index of used) {
    const material = materials[index];
    if (material !== undefined && completeConstants(material).E === null)
      missing.push({ what: 'modulus', path: `/materials/${index}/E` });
    if (limits.stress === undefined) continue;
    if (material !== undefined && strengthOf(material) === null)
      missing.push({ what: 'strength', path: `/materials/${index}/strength` });
  }
  const standard = code && members?.standard;
  return [...missing, ...listUnjudged(document, limits, combiner, standard)];
}

function isLimit({ span, cantilever, most }: { span?: number; cantilever?: number; most?: number }): boolean {
  return (span ?? cantilever ?? most) !== undefined;
}

/** Creates the screen of candidates if one section fills the whole beam. */
function screenOf(
  document: BeamCase,
  {
    placed,
    limits,
    stretches,
    combiner,
  }: {
    readonly placed: readonly PlacedCandidate[];
    readonly limits: SizingLimits;
    readonly stretches: readonly number[];
    readonly combiner: BeamCombiner | undefined;
  },
): ((beam: BeamCase) => LimitCheck | null) | null {
  const isWhole = new Set(stretches).size === document.beamSections.length;
  const byMass = placed.toSorted((a, b) => a.mass - b.mass);
  const [light, heavy] = [byMass[0], byMass.at(-1)];
  if (!isWhole || light === undefined || heavy === undefined) return null;
  return createScreen(
    (mass) => {
      const { beamSections } = light.document;
      return { ...light.document, beamSections: beamSections.map((one) => ({ ...one, mass })) };
    },
    { masses: [light.mass, heavy.mass], limits, combiner },
  );
}
