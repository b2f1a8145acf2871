import { evaluate } from '../../linalg/polynomial.ts';
import { SAME_MOMENT } from '../../linalg/tolerance.ts';
import { completeConstants } from '../../materials/elasticConstants.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { isHeld } from '../../model/beam/isHeld.ts';
import { placeMoments } from '../../sections/placeMoments.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';
import type { BeamSet, SolvedBeam } from '../answer/answer.ts';
import type { Diagram, DiagramSegment } from '../../diagrams/diagram.ts';
import { type FactorRange, scaleSegments } from '../../diagrams/scaleSegments.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { CONSISTENT } from '../../member/consistentUnits.ts';
import { coverBeam } from '../elements/computeStretches.ts';

/**
 * Computes, for each case set, the deflection of a solved beam out of the plane of its loads, which occurs if Iyz of
 * its section in its actual position is not 0. Exact piecewise polynomials, positive towards +y of the section (to the
 * right seen along +x); m or in.
 *
 * `document` is the one that was solved. Supports do not restrain the beam sideways, so Mz = 0 and w'' = -M·Iyz/(E·D),
 * D = Iy·Iz - Iyz², smooth everywhere, also over hinges. w is 0 at the first and at the last support; w = w' = 0 at a
 * single one. Only bending counts: shear strains, torsion and lateral loads are neglected. Null if Iyz is 0 everywhere
 * or there are no real constants. Source: THEORY.md, "Lateral deflection"; S. P. Timoshenko, Strength of Materials I,
 * unsymmetrical bending.
 *
 * @example computeLateral(document, answer)[0]?.max // { x: 3, value: 0.0042 }
 */
export function computeLateral(
  document: BeamCase,
  { sets, isReal }: Pick<SolvedBeam, 'sets' | 'isReal'>,
): (Diagram | null)[] {
  const factors = isReal ? curvaturesPerMoment(document) : [];
  if (factors.every(({ factor }) => factor === 0)) return sets.map(() => null);
  const places = placesHeld(document);
  return sets.map(({ M }) => deflect(M, factors, places));
}

/** Returns a solved beam with the lateral deflection of its sets, as `computeLateral` does. */
export function addLateral(document: BeamCase, answer: SolvedBeam): SolvedBeam {
  const lateral = computeLateral(document, answer);
  return { ...answer, sets: answer.sets.map((set, k): BeamSet => ({ ...set, lateral: lateral[k]! })) };
}

/** Returns w'' for a moment of 1, for each part of the beam. */
function curvaturesPerMoment(document: BeamCase): FactorRange[] {
  const { sections, materials, units } = document;
  const { modulus, secondMoment } = CONSISTENT[units.system];
  return coverBeam(document, []).map(({ x0, x1, section: part }) => {
    if (!part) return { x0, x1, factor: 0 };
    const basics = computeBasics(sections[part.crossSectionIndex]!, units.system);
    if (!basics.ok) return { x0, x1, factor: 0 };
    const { Iy, Iz, Iyz } = placeMoments(basics.basics, { alphaDeg: part.alpha, isFlipped: part.flip });
    // Rotating a section by its principal angle leaves a rounding error of the product of inertia.
    if (Math.abs(Iyz) <= SAME_MOMENT * (Iy + Iz)) return { x0, x1, factor: 0 };
    const stiffness = completeConstants(materials[part.materialIndex]!).E! * modulus * secondMoment;
    return { x0, x1, factor: -Iyz / (stiffness * (Iy * Iz - Iyz * Iyz)) };
  });
}

/** Returns the first and the last support, a single one twice. A hinge does not count. */
function placesHeld({ supports }: BeamCase): readonly [number, number] {
  const places = supports
    .filter((support) => (['x', 'y', 'r'] as const).some((direction) => isHeld(support, direction)))
    .map(({ x }) => x);
  return [Math.min(...places), Math.max(...places)];
}

function deflect(
  M: Diagram,
  factors: readonly FactorRange[],
  [from, to]: readonly [number, number],
): Diagram {
  const slope = integrate(scaleSegments(M.segments, factors));
  const raw = integrate(slope);
  const at = (segments: readonly DiagramSegment[], x: number) => valueAt({ segments }, x);
  const lift = at(raw, from);
  const tilt = from < to ? (at(raw, to) - lift) / (to - from) : at(slope, from);
  const segments = raw.map(({ x0, x1, c: [c0 = 0, c1 = 0, ...rest] }) => ({
    x0,
    x1,
    c: [c0 - lift - tilt * (x0 - from), c1 - tilt, ...rest],
  }));
  return toDiagram(segments);
}

/** Integrates from the left end of the beam, where the integral is 0. */
function integrate(segments: readonly DiagramSegment[]): DiagramSegment[] {
  let sum = 0;
  return segments.map(({ x0, x1, c }) => {
    const integral = [sum, ...c.map((coefficient, k) => coefficient / (k + 1))];
    sum = evaluate(integral, x1 - x0);
    return { x0, x1, c: integral };
  });
}
