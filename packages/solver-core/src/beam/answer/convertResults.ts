import type { Reaction } from '../results/planeResults.ts';
import type { BeamSet, SolvedBeam } from './answer.ts';
import { convertNotes, convertProfile, convertTheories } from './convertStresses.ts';
import type { Convert } from './convertStresses.ts';
import { caseHash } from '../../model/beam/caseHash.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { UnitSystem } from '../../model/common/document.ts';
import { convertDiagram } from '../../member/diagrams/convertDiagram.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';

/**
 * Converts diagrams, stresses and reactions after the document changed the unit system, without solving again, so that
 * a page that only shows results need not load the solver. Equations, floor plan and Mohr's integrals become null;
 * `convertSolution` computes them again.
 *
 * `from` is the system of the results. `document` is the converted document: it states the new system, and its
 * fingerprint becomes the `hash` of the results. Displacements are real or EI times them, as before. Coefficient k of a
 * diagram scales with its quantity divided by length to the power k. Verdict, corrections and checks stay unchanged.
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

function convertReaction(reaction: Reaction, convert: Convert): Reaction {
  return {
    ...reaction,
    x: convert(reaction.x, 'length'),
    axial: convert(reaction.axial, 'force'),
    normal: convert(reaction.normal, 'force'),
    moment: convert(reaction.moment, 'moment'),
  };
}
