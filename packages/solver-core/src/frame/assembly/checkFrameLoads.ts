import type { FrameCase, MemberLoad } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameFailure } from '../../model/frame/frameFailures.ts';
import { isUnassigned } from '../../rules/common/sets/isUnassigned.ts';
import type { FrameModel } from './frameModel.ts';
import { placeOnMember, rangeOnMember } from './memberPlaces.ts';

/**
 * Checks the loads: reports a frame without any load, loads that belong to no case set or lie outside their member, and
 * moments on joints at which every member is hinged.
 */
export function checkFrameLoads(document: FrameCase, model: FrameModel): FrameFailure[] {
  const failures: FrameFailure[] = [];
  const setCount = document.caseSets.length;
  const addUnassigned = (load: { readonly id: number | string; readonly sets: number }, path: string) => {
    if (isUnassigned(load, setCount))
      failures.push(createFrameFailure('loads.unassigned', `${path}/sets`, { ids: [load.id] }));
  };
  document.joints.forEach(({ loads }, joint) => {
    loads.forEach((load, k) => {
      const path = `/joints/${joint}/loads/${k}`;
      addUnassigned(load, path);
      if (load.className === 'BendingMoment' && load.c[0] !== 0 && !model.joints[joint]!.turns)
        failures.push(createFrameFailure('loads.momentOnHinge', path, { ids: [load.id] }));
    });
  });
  document.members.forEach(({ loads }, member) => {
    loads.forEach((load, k) => {
      const path = `/members/${member}/loads/${k}`;
      addUnassigned(load, path);
      addMisplacedInto(failures, load, { path, length: model.members[member]!.length });
    });
  });
  if (!acts(document, model)) failures.push(createFrameFailure('loads.none', '/joints'));
  return failures;
}

function addMisplacedInto(
  failures: FrameFailure[],
  load: MemberLoad,
  { path, length }: { path: string; length: number },
): void {
  const isSpread = 'y' in load;
  const [x0, x1] = 'y' in load ? rangeOnMember(load.x, length) : pointRange(placeOnMember(load.x, length));
  if (x0 < 0 || x1 > length)
    failures.push(
      createFrameFailure('geometry.loadOutside', `${path}/x`, {
        ids: [load.id],
        values: { x0, x1, L: length },
      }),
    );
  else if (isSpread && x0 === x1)
    failures.push(
      createFrameFailure('geometry.emptyRange', `${path}/x`, { ids: [load.id], values: { x: x0 } }),
    );
}

function pointRange(x: number): readonly [number, number] {
  return [x, x];
}

function acts({ joints, members, selfWeight }: FrameCase, model: FrameModel): boolean {
  return (
    joints.some(
      ({ loads, support }) => loads.length > 0 || hasSome(Object.values(support?.settlement ?? {})),
    ) ||
    members.some(({ loads, dT, dTdepth, dL }) => loads.length > 0 || hasSome([dT, dTdepth, dL])) ||
    (selfWeight && model.members.some(({ mass }) => mass > 0))
  );
}

function hasSome(values: readonly (number | undefined)[]): boolean {
  return values.some((value) => value !== undefined && value !== 0);
}
