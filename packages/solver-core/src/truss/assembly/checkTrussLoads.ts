import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
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
  const { fullJoints, fullLinks } = numbersOf(document);
  fullJoints.entries.forEach(({ loads }, at) => {
    loads.forEach((load, k) => {
      isOne(load, `/joints/${fullJoints.indexes[at]!}/loads/${k}`);
    });
  });
  fullLinks.entries.forEach(({ i, j, loads }, full) => {
    const at = fullLinks.indexes[full]!;
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
  if (weighs === false && !hasImposed({ joints: fullJoints.entries, links: fullLinks.entries }))
    failures.push(createTrussFailure('loads.none', '/joints'));
  return failures;
}
