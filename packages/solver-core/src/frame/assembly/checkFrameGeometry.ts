import type { FrameCase, FrameMember } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameFailure } from '../../model/frame/frameFailures.ts';

/**
 * Checks that joints and members form a frame: reports missing joints or members, invalid indexes, a member from a
 * joint to itself, a member of zero length, and one with so many releases that clamped joints would not hold it.
 */
export function checkFrameGeometry(document: FrameCase): FrameFailure[] {
  const { joints, members } = document;
  const failures: FrameFailure[] = [];
  if (joints.length === 0) failures.push(createFrameFailure('geometry.noJoints', '/joints'));
  if (members.length === 0) failures.push(createFrameFailure('geometry.noMembers', '/members'));
  members.forEach((member, k) => addMemberInto(failures, document, member, k));
  return failures;
}

function addMemberInto(
  failures: FrameFailure[],
  { joints, materials, sections }: FrameCase,
  member: FrameMember,
  k: number,
): void {
  const path = `/members/${k}`;
  const counts = { i: joints, j: joints, materialIndex: materials, crossSectionIndex: sections };
  for (const name of ['i', 'j', 'materialIndex', 'crossSectionIndex'] as const) {
    const count = counts[name].length;
    if (member[name] >= count)
      failures.push(
        createFrameFailure('geometry.index', `${path}/${name}`, {
          ids: [k],
          values: { index: member[name], count },
        }),
      );
  }
  const { i, j } = member;
  const [from, to] = [joints[i], joints[j]];
  if (i === j)
    failures.push(createFrameFailure('geometry.memberToItself', `${path}/j`, { ids: [k], values: { i } }));
  else if (from && to && from.x === to.x && from.y === to.y)
    failures.push(createFrameFailure('geometry.zeroLength', path, { ids: [k], values: { i, j } }));
  if (isLoose(member)) failures.push(createFrameFailure('geometry.releases', `${path}/ends`, { ids: [k] }));
}

/**
 * Returns whether a member can move even between clamped joints: along itself, across, or rotating about an end that
 * slides.
 */
function isLoose({ ends }: FrameMember): boolean {
  const { i, j } = ends;
  const slides = (i.Q === 'free' ? 1 : 0) + (j.Q === 'free' ? 1 : 0);
  const hinges = (i.M === 'free' ? 1 : 0) + (j.M === 'free' ? 1 : 0);
  return (i.N === 'free' && j.N === 'free') || slides === 2 || slides + hinges > 2;
}
