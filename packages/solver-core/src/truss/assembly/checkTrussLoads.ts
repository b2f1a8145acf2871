import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { isUnassigned } from '../../rules/sets/unassignedLoads.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { hasImposed } from './hasImposed.ts';
import { lengthBetween, linkRange } from './linkRange.ts';

/**
 * Returns what is wrong with what acts: nothing that acts, loads that belong to no case set, and link loads that do not fit their link.
 * `weighs` says whether self weight is more than none; null where that is not known.
 */
export function checkTrussLoads(document: TrussCase, weighs: boolean | null): TrussFailure[] {
  const failures: TrussFailure[] = [];
  const isOne = (load: { readonly id: number | string; readonly sets: number }, path: string): void => {
    if (isUnassigned(load, document.caseSets.length))
      failures.push(createTrussFailure('loads.unassigned', `${path}/sets`, { ids: [load.id] }));
  };
  document.joints.forEach(({ loads }, i) => {
    // Most have none: a function for each of a hundred thousand joints would be thrown away again.
    if (loads.length === 0) return;
    loads.forEach((load, k) => {
      isOne(load, `/joints/${i}/loads/${k}`);
    });
  });
  document.links.forEach(({ i, j, loads }, at) => {
    if (loads.length === 0) return;
    const length = lengthBetween(document.joints[i], document.joints[j]);
    loads.forEach((load, k) => {
      const path = `/links/${at}/loads/${k}`;
      isOne(load, path);
      if (length === null || load.x === undefined) return;
      const [x0, x1] = linkRange(load, length);
      const of = { ids: [load.id], values: { x0, x1, L: length } };
      if (x0 < 0 || x1 > length) failures.push(createTrussFailure('geometry.loadOutside', `${path}/x`, of));
      if (x0 === x1)
        failures.push(
          createTrussFailure('geometry.emptyRange', `${path}/x`, { ids: [load.id], values: { x: x0 } }),
        );
    });
  });
  if (weighs === false && !hasImposed(document)) failures.push(createTrussFailure('loads.none', '/joints'));
  return failures;
}
