import type { BeamSet } from '../beam/answer/answer.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import type { Cut, Theory } from '../beam/results/stressParts.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { Material } from '../model/common/document.ts';
import { boundOutlines } from '../sections/bounds.ts';
import type { Bounds } from '../sections/bounds.ts';
import type { Point } from '../sections/outline.ts';
import { writeOutlinePath } from '../sections/outlinePath.ts';
import { listChords } from './chords.ts';
import { listSteps, shearPerForce } from './fibres.ts';
import type { Step } from './fibres.ts';
import { stressPerMoment } from './normalStress.ts';
import type { PlacedSection } from './placedSection.ts';
import type { PlacedShapes, StressRange } from './stressRanges.ts';
import { placeSections, rangeAt } from './stressRanges.ts';
import { computeEquivalents, getTheoryConstants } from './strengthTheories.ts';

/** The stresses of a fibre, MPa or psi. */
export interface CutField {
  /** Normal stress along the beam, tension positive. */
  readonly sigma: number;
  /** Shear stress after Zhuravsky, with the sign of Q. */
  readonly tau: number;
  /** Null if Poisson's ratio is not within (0, 0.5]. */
  readonly eq: Readonly<Record<Theory, number>> | null;
}

/** A level of the cut with the stresses at the left and the right end of its material. */
export interface CutLevel extends Step {
  readonly left: Point & CutField;
  readonly right: Point & CutField;
}

/**
 * A cross-section of the beam in its position, seen along +x, with the forces on it; lengths in mm or in from its
 * centroid.
 */
export interface OpenedCut {
  readonly x: number;
  readonly side: 'left' | 'right';
  readonly N: number;
  readonly Q: number;
  readonly M: number;
  readonly bounds: Bounds;
  /** Data of an SVG path in a box of the size of the bounds, from its upper left corner. */
  readonly path: string;
  /** Computes the stresses at any point by the formulas, even where there is no material. */
  readonly stressAt: (point: Point, level?: 'above' | 'below') => CutField;
  /**
   * Listed from the bottom up, dense enough for a drawing; each value is exact, and jumps of the width have both sides.
   */
  readonly levels: readonly CutLevel[];
  readonly strength: Material['strength'];
  /** Strength in tension divided by strength in compression, for Mohr's theory. */
  readonly k: number;
  readonly crossSectionIndex: number;
  readonly materialIndex: number;
}

/**
 * Prepares the drawing of the stresses in a cross-section of a solved beam.
 *
 * `document` is the document that was solved, `set` one of its sets of results. `shapes` caches placed sections.
 * Returns null outside the beam, without real constants, and for a section without an outline (generic).
 *
 * @example openCut(document, set, { x: 3 })?.stressAt({ y: 0, z: 150 }).sigma // -117.2 of a sagging beam
 */
export function openCut(
  document: BeamCase,
  set: Pick<BeamSet, 'N' | 'Q' | 'M'>,
  { x, side = 'right', shapes }: Cut & { readonly shapes?: PlacedShapes },
): OpenedCut | null {
  const range = rangeAt(placeSections(document, shapes), { x, side });
  const section = range?.shape.section;
  if (!range || !section) return null;
  const forces = { N: valueAt(set.N, x, side), Q: valueAt(set.Q, x, side), M: valueAt(set.M, x, side) };
  const stressAt = createField(section, range, forces);
  const bounds = boundOutlines(section.outlines);
  return {
    x,
    side,
    ...forces,
    bounds,
    path: writeOutlinePath(fromCorner(section, bounds), bounds.top - bounds.bottom),
    stressAt,
    levels: listSteps(section)
      .flat()
      .flatMap((step) => openLevel(section, step, stressAt)),
    strength: range.material.strength,
    k: getTheoryConstants(range.material)?.k ?? 1,
    crossSectionIndex: range.crossSectionIndex,
    materialIndex: range.materialIndex,
  };
}

function createField(
  section: PlacedSection,
  { material }: StressRange,
  { N, Q, M }: Pick<OpenedCut, 'N' | 'Q' | 'M'>,
): OpenedCut['stressAt'] {
  const constants = getTheoryConstants(material);
  // Shear stresses are cached, because a picture needs many points of each level.
  const known = new Map<string, number>();
  return (point, level = 'above') => {
    const sigma = N / section.A + M * stressPerMoment(section, point);
    const key = `${point.z} ${level}`;
    const tau = known.get(key) ?? Q * shearPerForce(section, point.z, level);
    known.set(key, tau);
    return { sigma, tau, eq: constants && computeEquivalents(sigma, tau, constants) };
  };
}

function openLevel(section: PlacedSection, step: Step, stressAt: OpenedCut['stressAt']): CutLevel[] {
  const chords = listChords(section.outlines, { ...step, height: section.top - section.bottom });
  const [first, last] = [chords[0], chords.at(-1)];
  if (!first || !last) return [];
  const endAt = (y: number) => {
    const point = { y, z: step.z };
    return { ...point, ...stressAt(point, step.side) };
  };
  return [{ ...step, left: endAt(first[0]), right: endAt(last[1]) }];
}

/** Moves the outlines so that the lower left corner of their bounding box is at the origin. */
function fromCorner({ outlines }: PlacedSection, { left, bottom }: Bounds) {
  const move = ({ y, z }: Point): Point => ({ y: y - left, z: z - bottom });
  return outlines.map((outline) =>
    outline.map((edge) =>
      edge.kind === 'line'
        ? { ...edge, from: move(edge.from), to: move(edge.to) }
        : { ...edge, center: move(edge.center) },
    ),
  );
}
