import type { BeamSet, Reaction, SolvedBeam } from './answer.ts';
import type { Diagram } from '../diagrams/diagram.ts';
import { convertNotes, convertProfile, convertTheories } from './convertStresses.ts';
import type { Convert } from './convertStresses.ts';
import { caseHash } from '../model/beam/caseHash.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { UnitSystem } from '../model/common/document.ts';
import { convertQuantity, snapToDigits } from '../units/convertQuantity.ts';
import type { Quantity } from '../units/quantity.ts';

/**
 * Converts what an answer shows, diagrams, stresses and reactions, after its document changed the unit system; without
 * solving, so that a page that only shows results need not carry the solver. Equations, floor plan and Mohr's integrals
 * are left out (null): `convertSolution` makes them anew.
 *
 * `from` is the system of the answer; `document` is the converted document: it says the new system, and its fingerprint
 * becomes the answer's `hash`. Displacements are real or EI times them as the answer says. Coefficient k of a diagram
 * scales with its quantity over length to the power k. Verdict, corrections and checks stay as they are.
 */
export function convertResults(answer: SolvedBeam, from: UnitSystem, document: BeamCase): SolvedBeam {
  const to = document.units.system;
  if (from === to) return answer;
  const convert: Convert = (value, quantity) => convertQuantity(value, quantity, from, to);
  return {
    ...answer,
    hash: caseHash(document),
    sets: answer.sets.map((set) => ({
      ...convertSet(set, answer.isReal, convert),
      descriptor: null,
      tree: null,
    })),
    mohr: null,
    ...(answer.stresses && { stresses: convertNotes(answer.stresses, convert) }),
  };
}

function convertSet(set: BeamSet, isReal: boolean, convert: Convert): BeamSet {
  return {
    ...set,
    N: convertDiagram(set.N, 'force', convert),
    Q: convertDiagram(set.Q, 'force', convert),
    M: convertDiagram(set.M, 'moment', convert),
    u: convertDiagram(set.u, isReal ? 'displacement' : 'scaledDisplacement', convert),
    deflection: convertDiagram(set.deflection, isReal ? 'displacement' : 'scaledDeflection', convert),
    shearDeflection: set.shearDeflection && convertDiagram(set.shearDeflection, 'displacement', convert),
    lateral: set.lateral && convertDiagram(set.lateral, 'displacement', convert),
    slope: convertDiagram(set.slope, isReal ? 'slope' : 'scaledSlope', convert),
    S: set.S && {
      top: convertDiagram(set.S.top, 'stress', convert),
      bottom: convertDiagram(set.S.bottom, 'stress', convert),
    },
    T: set.T && convertDiagram(set.T, 'stress', convert),
    EQ: set.EQ && convertTheories(set.EQ, convert),
    ...(set.profile && { profile: convertProfile(set.profile, convert) }),
    R: set.R.map((reaction) => convertReaction(reaction, convert)),
  };
}

function convertDiagram(diagram: Diagram, quantity: Quantity, convert: Convert): Diagram {
  const length = convert(1, 'length');
  const x = (value: number): number => convert(value, 'length');
  const y = (value: number): number => convert(value, quantity);
  return {
    segments: diagram.segments.map(({ x0, x1, c }) => ({
      x0: x(x0),
      x1: x(x1),
      c: c.map((coefficient, power) => snapToDigits(y(coefficient) / length ** power)),
    })),
    min: { x: x(diagram.min.x), value: y(diagram.min.value) },
    max: { x: x(diagram.max.x), value: y(diagram.max.value) },
    zeros: diagram.zeros.map(x),
    jumps: diagram.jumps.map((jump) => ({ x: x(jump.x), left: y(jump.left), right: y(jump.right) })),
  };
}

function convertReaction(reaction: Reaction, convert: Convert): Reaction {
  return {
    ...reaction,
    x: convert(reaction.x, 'length'),
    axial: convert(reaction.axial, 'force'),
    normal: convert(reaction.normal, 'force'),
    moment: convert(reaction.moment, 'moment'),
  };
}
