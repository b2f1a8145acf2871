import type { TrussSolver } from '../../combinations/truss/solveTrussCombinations.ts';
import type { CrossSection } from '../../model/common/document.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { computeLinkShape } from '../../truss/assembly/linkShape.ts';
import { totalMass } from '../../rules/truss/totalMass.ts';
import type { SizingProgress } from '../../sizing/findLightest.ts';
import type { JudgedRod, UnjudgedReason, UnjudgedRod } from './checkRods.ts';
import type { TrussRodCheck } from './checkTrussRods.ts';
import { type UncheckedTruss, createRodJudge } from './solveTrussRods.ts';

/** Rods that get one section, and the sections to choose from. */
export interface RodSizingWish {
  /** Indices of the links. */
  readonly links: readonly number[];
  readonly candidates: readonly CrossSection[];
  /** Number of sections to find. @default 6, the lightest and the next five */
  readonly count?: number;
}

/** A section tried in the rods. */
interface TriedSection {
  /** Index in the list of candidates. */
  readonly index: number;
  readonly section: CrossSection;
  /** Mass of the whole truss with the section, kg or lb. */
  readonly mass: number;
}

/** A section with which the rods meet their standard. */
export interface SizedRods extends TriedSection {
  /** The most utilised of the rods. */
  readonly worst: JudgedRod;
  /**
   * The greatest utilisation of the other rods, whose forces may depend on the section; null if there are none or one is
   * not judged.
   */
  readonly others: number | null;
}

/** A section that fails: the worst check of the rods, or the rod that is not judged; null if the truss is not solved. */
export interface RejectedRods extends TriedSection {
  readonly check: TrussRodCheck | null;
}

/** The sections that meet the standard, and the reason why each lighter one does not. */
export interface RodSizing {
  readonly ok: true;
  /** The lightest first; empty if no candidate meets the standard. */
  readonly found: readonly SizedRods[];
  /** The candidates that are lighter than the last one found but fail. */
  readonly rejected: readonly RejectedRods[];
  /** Whether the search was ended before enough sections were found. */
  readonly isStopped: boolean;
}

/** The rods lack inputs that no section can replace. */
export interface RodInputsMissing {
  readonly ok: false;
  readonly why: 'inputs';
  /** The rods with the input that each lacks, in the order of the links. */
  readonly rods: readonly UnjudgedRod[];
}

/** Why no section can be looked for: `UncheckedTruss`, missing inputs, no rods or no candidates. */
export type RodSizingAnswer =
  | RodSizing
  | RodInputsMissing
  | { readonly ok: false; readonly why: 'links' | 'candidates' }
  | UncheckedTruss;

/** The reasons that concern the section; all others are inputs that every section needs. */
const OF_SECTION: ReadonlySet<UnjudgedReason> = new Set(['shape', 'slender', 'section']);

/**
 * Finds the lightest section with which some rods of a truss meet the standard of `limits.rods`, with their effective
 * lengths, under all combinations of strength of the document; then the next ones, and for each lighter one the rod
 * that fails or is not judged.
 *
 * Each candidate is tried in the truss with its own weight, from the lightest on, so the first that passes is proved to
 * be the lightest. The truss is solved with each, except a statically determinate one without self weight, whose forces
 * do not depend on the section. A section that the standard does not judge is rejected. If a rod lacks another input, such as the
 * effective length factors of a compressed rod, the answer is `inputs` with each such rod. `document` has been parsed;
 * `solve` is `solveTruss` with the options that the caller wants.
 *
 * @example findLightestRods(truss, { links: [0, 1], candidates }, solveTruss).found[0].section.label // 'SHS 60x60x4'
 */
export function findLightestRods(
  document: TrussCase,
  wish: RodSizingWish,
  solve: TrussSolver,
): RodSizingAnswer {
  const search = searchLightestRods(document, wish, solve);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/**
 * Searches as `findLightestRods` does, one candidate in each step: yields its progress, and returns the results found so
 * far if `next` receives false.
 */
export function* searchLightestRods(
  document: TrussCase,
  { links, candidates, count = 6 }: RodSizingWish,
  solve: TrussSolver,
): Generator<SizingProgress, RodSizingAnswer, boolean | void> {
  const isOfTruss = (link: number): boolean => document.links[link] !== undefined;
  if (links.length === 0 || !links.every(isOfTruss)) return { ok: false, why: 'links' };
  if (candidates.length === 0) return { ok: false, why: 'candidates' };
  const chosen = new Set(links);
  const placed = placeSections(document, candidates, chosen);
  const judge = createRodJudge(placed.find(({ area }) => area < Infinity)?.truss ?? document, solve);
  const found: SizedRods[] = [];
  const rejected: RejectedRods[] = [];
  let refused: UncheckedTruss | null = null;
  let isStopped = false;
  for (const [at, { truss, area: _, ...tried }] of placed.entries()) {
    const checked = judge(truss);
    // Without a standard or a strength situation no candidate can be judged; a refused truss rejects the candidate.
    if (!checked.ok) {
      if (checked.why !== 'refused') return checked;
      refused = checked;
    }
    const own = checked.ok ? checked.rods.filter(({ link }) => chosen.has(link)) : [];
    const lacking = own.flatMap((rod): UnjudgedRod[] =>
      rod.ok || OF_SECTION.has(rod.why) ? [] : [{ ok: false, link: rod.link, why: rod.why, path: rod.path }],
    );
    if (lacking.length > 0) return { ok: false, why: 'inputs', rods: lacking };
    const worst = checked.ok ? findWorst(own) : null;
    if (checked.ok && worst?.ok && worst.utilisation <= 1) {
      const rest = checked.rods.filter(({ link }) => !chosen.has(link));
      const other = rest.length === 0 ? null : findWorst(rest);
      found.push({ ...tried, worst, others: other?.ok === true ? other.utilisation : null });
    } else rejected.push({ ...tried, check: worst });
    if (found.length >= count) break;
    const isWanted = yield { done: at + 1, all: placed.length };
    isStopped = isWanted === false && at + 1 < placed.length;
    if (isStopped) break;
  }
  // If no section could be judged, the truss is at fault.
  if (refused !== null && found.length === 0 && rejected.every(({ check }) => check === null)) return refused;
  return { ok: true, found, rejected, isStopped };
}

interface PlacedSection extends TriedSection {
  readonly truss: TrussCase;
  /** mm²; Infinity for dimensions that contradict one another. */
  readonly area: number;
}

/** Puts each candidate into the truss; the lightest first. */
function placeSections(
  document: TrussCase,
  candidates: readonly CrossSection[],
  chosen: ReadonlySet<number>,
): readonly PlacedSection[] {
  return (
    candidates
      .map((section, index) => {
        const truss = assignRodSection(document, section, chosen);
        const shape = computeLinkShape(section, document.units.system);
        return { index, section, truss, mass: totalMass(truss), area: shape.ok ? shape.shape.A : Infinity };
      })
      // Without a density the area decides, because the rods would have the same one.
      .toSorted((a, b) => a.mass - b.mass || a.area - b.area || a.index - b.index)
  );
}

/** Gives some rods a section; sections that are then unused stay in the document. */
export function assignRodSection(
  document: TrussCase,
  section: CrossSection,
  links: ReadonlySet<number>,
): TrussCase {
  const same = document.sections.findIndex((one) => JSON.stringify(one) === JSON.stringify(section));
  const sectionIndex = same < 0 ? document.sections.length : same;
  return {
    ...document,
    sections: same < 0 ? [...document.sections, section] : document.sections,
    links: document.links.map((link, index) => (links.has(index) ? { ...link, sectionIndex } : link)),
  };
}

/** Returns a rod that is not judged, otherwise the most utilised one. */
function findWorst(rods: readonly TrussRodCheck[]): TrussRodCheck {
  return rods.reduce((worst, rod) =>
    !worst.ok ? worst : !rod.ok || rod.utilisation > worst.utilisation ? rod : worst,
  );
}
