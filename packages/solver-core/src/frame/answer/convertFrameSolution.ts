import type { UnitSystem } from '../../model/common/document.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { frameHash } from '../../model/frame/frameHash.ts';
import type { Convert } from '../../units/convertCase.ts';
import { convertDiagram } from '../../member/diagrams/convertDiagram.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';
import type { FrameMemberResult, FrameSet, SolvedFrame } from './frameAnswer.ts';

/**
 * Converts the results of a solved frame after its document changed the unit system, so that they stay current. Nothing
 * is solved again.
 *
 * `from` is the system of the results. `document` is the converted document: it states the new system, and its
 * fingerprint becomes the `hash` of the results. Coefficient k of a diagram scales with its quantity divided by length
 * to the power k. Verdict and checks stay unchanged; Mohr's integrals become null, because a unit load is one of the new
 * unit. The same system returns the results themselves.
 *
 * @example convertFrameSolution(answer, 0, convertFrame(document, 1)).sets[0].R // in lbf and lbf·in
 */
export function convertFrameSolution(
  answer: SolvedFrame,
  from: UnitSystem,
  document: FrameCase,
): SolvedFrame {
  const to = document.units.system;
  if (from === to) return answer;
  const convert: Convert = (value, quantity) => convertQuantity(value, quantity, from, to);
  return {
    ...answer,
    hash: frameHash(document),
    totalMass: convert(answer.totalMass, 'mass'),
    sets: answer.sets.map((set) => convertSet(set, convert)),
    ...(answer.mohr !== undefined && { mohr: null }),
  };
}

function convertSet(set: FrameSet, convert: Convert): FrameSet {
  const force = (value: number): number => convert(value, 'force');
  const moved = (value: number): number => convert(value, 'displacement');
  return {
    ...set,
    members: set.members.map((member) => convertMemberResult(member, convert)),
    joints: set.joints?.map(({ x, y, r }) => ({ x: moved(x), y: moved(y), r })) ?? null,
    R: set.R.map(({ joint, x, y, moment, own }) => ({
      joint,
      x: force(x),
      y: force(y),
      moment: convert(moment, 'moment'),
      own: { x: force(own.x), y: force(own.y) },
    })),
  };
}

function convertMemberResult(
  { N, Q, M, u, deflection, slope }: FrameMemberResult,
  convert: Convert,
): FrameMemberResult {
  return {
    N: convertDiagram(N, 'force', convert),
    Q: convertDiagram(Q, 'force', convert),
    M: convertDiagram(M, 'moment', convert),
    u: u && convertDiagram(u, 'displacement', convert),
    deflection: deflection && convertDiagram(deflection, 'displacement', convert),
    slope: slope && convertDiagram(slope, 'slope', convert),
  };
}
