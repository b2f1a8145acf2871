import { LINK_END } from '../../linalg/tolerance.ts';
import { MOST_RISE, MOST_SHIFT } from '../../member/curve/createCurve.ts';
import type { FrameCase, FrameMember } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameFailure, FrameFailureCode } from '../../model/frame/frameFailures.ts';
import type { FrameModel } from './frameModel.ts';

/**
 * Checks the curved members: a rise and a shift with which loads along the chord have unique places, and nothing that
 * is solved for straight members only.
 */
export function checkCurved(document: FrameCase, { members }: FrameModel): FrameFailure[] {
  const hasBed = members.some(({ bed }) => bed !== null);
  return document.members.flatMap((member, k) => {
    const { length, curve } = members[k]!;
    return curve === null
      ? []
      : [...checkShape(member, k, length), ...checkCompanions(member, k, { document, hasBed })];
  });
}

function checkShape({ shape }: FrameMember, k: number, length: number): FrameFailure[] {
  if (!shape || shape.kind === 'line') return [];
  const { kind, rise = 0, shift = 0 } = shape;
  const path = `/members/${k}/shape`;
  // Lengths are rounded square roots, so the rise of a semicircle may exceed half of one by rounding.
  if (Math.abs(rise) > MOST_RISE[kind] * length * (1 + LINK_END))
    return [
      createFrameFailure('geometry.rise', `${path}/rise`, {
        ids: [k],
        values: { rise: Math.abs(rise), L: length },
      }),
    ];
  if (kind === 'parabola' && !(Math.abs(shift) < MOST_SHIFT * length))
    return [
      createFrameFailure('geometry.shift', `${path}/shift`, {
        ids: [k],
        values: { shift: Math.abs(shift), L: length },
      }),
    ];
  return [];
}

/** Elastic beds and the second order follow the axis as a straight line; a slack arc would still bend. */
function checkCompanions(
  { tensionOnly, compressionOnly }: FrameMember,
  k: number,
  { document, hasBed }: { readonly document: FrameCase; readonly hasBed: boolean },
): FrameFailure[] {
  const found: FrameFailureCode[] = [
    ...(document.secondOrder === true ? (['features.curvedSecondOrder'] as const) : []),
    ...(hasBed ? (['features.curvedBedding'] as const) : []),
    ...(tensionOnly === true || compressionOnly === true ? (['features.curvedOneWay'] as const) : []),
  ];
  return found.map((code) => createFrameFailure(code, `/members/${k}/shape`, { ids: [k] }));
}

/** Finds the curved members of a frame whose buckling or vibration is asked for, which is solved for straight ones only. */
export function findCurved({ members }: FrameModel): FrameFailure[] {
  return members.flatMap(({ curve }, k) =>
    curve === null
      ? []
      : [createFrameFailure('features.curvedStability', `/members/${k}/shape`, { ids: [k] })],
  );
}
