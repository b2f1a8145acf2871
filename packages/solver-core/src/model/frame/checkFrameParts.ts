import { createFailure } from '../../failures/failure.ts';
import type { FrameCase, FrameJoint, FrameMember } from './frameDocument.ts';
import { createFrameFailure } from './frameFailures.ts';
import type { FrameFailure } from './frameFailures.ts';
import { holdOf, JOINT_DIRECTIONS } from './heldDirections.ts';

/**
 * Checks what the schema cannot express about joints and members: settlements of directions that nothing holds, invalid
 * releases of member ends, and members that bear neither tension nor compression.
 */
export function checkFrameParts({ joints, members }: Pick<FrameCase, 'joints' | 'members'>): FrameFailure[] {
  const failures: FrameFailure[] = [];
  joints.forEach((joint, i) => addUnheldInto(failures, joint, i));
  members.forEach((member, i) => {
    addEndsInto(failures, member, i);
    addBearingInto(failures, member, i);
  });
  return failures;
}

function addUnheldInto(failures: FrameFailure[], { support }: FrameJoint, i: number): void {
  for (const direction of JOINT_DIRECTIONS)
    if (support?.settlement?.[direction] !== undefined && holdOf(support, direction) === null)
      failures.push(
        createFailure('schema.notHeld', `/joints/${i}/support/settlement/${direction}`, { ids: [i] }),
      );
}

function addEndsInto(failures: FrameFailure[], { ends }: FrameMember, i: number): void {
  for (const end of ['i', 'j'] as const) {
    const { M } = ends[end];
    const path = `/members/${i}/ends/${end}/M`;
    if (typeof M === 'string' && M !== 'free')
      failures.push(
        createFailure('schema.className', path, {
          ids: [i],
          values: { actual: M.slice(0, 80), allowed: 'free' },
        }),
      );
    if (typeof M === 'number' && !(M > 0))
      failures.push(createFailure('schema.notPositive', path, { ids: [i], values: { actual: M } }));
  }
}

function addBearingInto(failures: FrameFailure[], member: FrameMember, i: number): void {
  const { tensionOnly, compressionOnly } = member;
  if (tensionOnly === true && compressionOnly === true)
    failures.push(createFrameFailure('geometry.bearsNothing', `/members/${i}/compressionOnly`, { ids: [i] }));
}
