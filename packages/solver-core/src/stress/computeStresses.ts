import type { BeamSet, SolvedBeam } from '../beam/answer/answer.ts';
import type { SetStresses, StressGap, StressNotes, StressPlaces } from '../beam/results/stressParts.ts';
import type { BeamCase } from '../model/beam/document.ts';
import {
  computeEquivalentStress,
  isSearchable,
  prepareSearch,
  sketchEquivalentStress,
} from './equivalentStress.ts';
import type { OutlinedRange, PreparedSearches } from './equivalentStress.ts';
import { computeNormalStress } from './normalStress.ts';
import { computeShearStress, findGreatestShear } from './shearStress.ts';
import type { GreatestShear } from './shearStress.ts';
import { placeSections, shapeGaps } from './stressRanges.ts';
import type { PlacedShape, PlacedShapes, StressRange } from './stressRanges.ts';
import { getTheoryConstants } from './strengthTheories.ts';

/** Options that choose parts of the stresses. */
export interface StressOptions {
  /**
   * Whether the strength theories are computed, which takes more time than everything else. @default false
   * @default false
   */
  readonly hasTheories?: boolean;
  /**
   * Whether the result is for one frame of a gesture. The theories are then sketched with some hundred samples, even
   * for a beam too large for a search, and their extremes are taken from the samples.
   * @default false
   */
  readonly isPassing?: boolean;
  /** Results for sections that are reused from solve to solve. @default none */
  readonly memory?: StressMemory;
}

/** Results for sections, which do not change while loads and supports move; a changed section is another object. */
export interface StressMemory {
  readonly shapes: PlacedShapes;
  readonly shears: WeakMap<PlacedShape, GreatestShear>;
  readonly searches: PreparedSearches;
}

/** Creates the cache of an editor that computes the stresses of one document after another. */
export function createStressMemory(): StressMemory {
  return { shapes: new WeakMap(), shears: new WeakMap(), searches: new WeakMap() };
}

/** Stresses of a solved beam: those of its case sets, with their places and the reasons for missing ones. */
export interface BeamStresses extends Pick<StressNotes, 'places' | 'gaps'> {
  readonly sets: readonly SetStresses[];
}

/**
 * Computes the stresses of a solved beam as exact piecewise polynomials.
 *
 * `document` is the document that was solved. Sections are rotated and mirrored by `alpha` and `flip`; nothing
 * restrains lateral displacement, so bending is general: sigma = N/A - M·(Iz·z - Iyz·y)/D, tau = Q·(Iz·Sy -
 * Iyz·Sz)/(D·b). Valid for slender beams, without torsion. All results are null for a beam without real constants. With
 * a generic section, T and EQ are null, and so is S unless the section states its outermost fibres (`h` and `ez`, or
 * `b` and `ey` if it lies on its side); `gaps` gives the reasons. The theories are null for a beam for which they would
 * take seconds. Source: THEORY.md, "Stresses".
 *
 * @example computeStresses(document, answer).sets[0].S?.bottom.max // { x: 3, value: 117.2 }
 */
export function computeStresses(
  document: BeamCase,
  answer: Pick<SolvedBeam, 'sets'>,
  options: StressOptions = {},
): BeamStresses {
  const memory = options.memory ?? createStressMemory();
  const ranges = placeSections(document, memory.shapes);
  if (ranges) return stressesInRanges(ranges, answer, { ...options, memory });
  const gap: StressGap = { code: 'stress.noConstants', path: '/beamSections' };
  return { sets: answer.sets.map(() => NO_STRESSES), places: [], gaps: [gap] };
}

/** Stresses of a set that are not known. */
export const NO_STRESSES: SetStresses = { S: null, T: null, EQ: null };

/** The diagrams of a case set along one line that stresses follow from. */
export type StressingSet = Pick<BeamSet, 'N' | 'Q' | 'M'>;

/** Computes the stresses along one line, a beam or a member of a frame, whose sections are already placed. */
export function stressesInRanges(
  ranges: readonly StressRange[],
  answer: { readonly sets: readonly StressingSet[] },
  { hasTheories = false, isPassing = false, memory = createStressMemory() }: StressOptions,
): BeamStresses {
  const gaps = shapeGaps(ranges);
  const shears = findShears(ranges, memory.shears);
  const fibred = ranges.flatMap(({ x0, x1, shape }) => (shape.fibres ? [{ x0, x1, ...shape.fibres }] : []));
  const hasS = fibred.length === ranges.length;
  const theories =
    hasTheories && shears ? prepareTheories(answer, { ranges, isPassing, known: memory.searches }) : null;
  const computeTheories = isPassing ? sketchEquivalentStress : computeEquivalentStress;
  return {
    sets: answer.sets.map((set) => ({
      S: hasS ? computeNormalStress(set, fibred) : null,
      T: shears && computeShearStress(set, shears),
      EQ: theories?.searched ? computeTheories(set, theories.searched) : null,
    })),
    places: hasS ? listPlaces(ranges, shears) : [],
    gaps: [...gaps, ...(theories?.gaps ?? [])],
  };
}

interface Shear {
  readonly x0: number;
  readonly x1: number;
  readonly shear: GreatestShear;
}

/** Returns null for a section without an outline. Equal sections are searched once. */
function findShears(ranges: readonly StressRange[], found: StressMemory['shears']): readonly Shear[] | null {
  const shears: Shear[] = [];
  for (const { x0, x1, shape } of ranges) {
    if (!shape.section) return null;
    const shear = found.get(shape) ?? findGreatestShear(shape.section);
    found.set(shape, shear);
    shears.push({ x0, x1, shear });
  }
  return shears;
}

function listPlaces(ranges: readonly StressRange[], shears: readonly Shear[] | null): StressPlaces[] {
  return ranges.map(({ x0, x1, shape }, i) => {
    const shear = shears?.[i]?.shear;
    return {
      x0,
      x1,
      top: shape.fibres!.top,
      bottom: shape.fibres!.bottom,
      shear: shear ? { z: shear.z, side: shear.side } : null,
    };
  });
}

function prepareTheories(
  { sets }: { readonly sets: readonly StressingSet[] },
  {
    ranges,
    isPassing,
    known,
  }: {
    readonly ranges: readonly StressRange[];
    readonly isPassing: boolean;
    readonly known: PreparedSearches;
  },
) {
  const gaps = poissonGaps(ranges);
  if (gaps.length > 0) return { searched: null, gaps };
  const outlined = ranges.flatMap(({ x0, x1, shape, material }): OutlinedRange[] =>
    shape.section ? [{ x0, x1, section: shape.section, constants: getTheoryConstants(material)! }] : [],
  );
  if (isPassing || isSearchable(sets, outlined)) return { searched: prepareSearch(outlined, known), gaps };
  return { searched: null, gaps: [{ code: 'stress.size', path: '' }] satisfies StressGap[] };
}

function poissonGaps(ranges: readonly StressRange[]): StressGap[] {
  const unknown = ranges.filter(({ material }) => getTheoryConstants(material) === null);
  const indexes = new Set(unknown.map(({ materialIndex }) => materialIndex));
  return [...indexes].map((index) => ({ code: 'stress.poisson', path: `/materials/${index}/nu` }));
}
