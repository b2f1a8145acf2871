import { createCurve } from '../../member/curve/createCurve.ts';
import type { MemberCurve } from '../../member/curve/memberCurve.ts';
import type { FrameMember } from '../../model/frame/frameDocument.ts';

/** Creates the axis of a curved member over its chord; null if it is straight. */
export function curveOfMember(shape: FrameMember['shape'], length: number): MemberCurve | null {
  if (!shape || shape.kind === 'line' || !shape.rise || !(length > 0)) return null;
  const { kind, rise, shift = 0 } = shape;
  return createCurve(length, { kind, rise, shift: kind === 'arc' ? 0 : shift });
}
