import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import { isUnassigned } from '../../rules/common/sets/isUnassigned.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { hasImposed } from './hasImposed.ts';
import { lengthByNumbers, linkRange } from './linkRange.ts';

/**
 * Checks the loads: reports a truss without any load, loads that belong to no case set, and link loads that do not fit
 * their link. `weighs` states whether self weight is above zero; null if that is not known.
 */
export function checkTrussLoads(document: TrussCase, weighs: boolean | null): TrussFailure[] {
  const failures: TrussFailure[] = [];
  const setCount = document.caseSets.length;
  const addUnassigned = ({ id }: { readonly id: number | string }, path: string): void => {
    failures.push(createTrussFailure('loads.unassigned', `${path}/sets`, { ids: [id] }));
  };
  const numbers = numbersOf(document);
  const { fullJoints, fullLinks } = numbers;
  for (let at = 0; at < fullJoints.entries.length; at++) {
    const { loads } = fullJoints.entries[at]!;
    for (let k = 0; k < loads.length; k++) {
      const load = loads[k];
      if (load && isUnassigned(load, setCount))
        addUnassigned(load, `/joints/${fullJoints.indexes[at]!}/loads/${k}`);
    }
  }
  fullLinks.entries.forEach(({ i, j, loads }, full) => {
    const at = fullLinks.indexes[full]!;
    if (loads.length === 0) return;
    const length = lengthByNumbers(numbers, i, j);
    loads.forEach((load, k) => {
      const path = `/links/${at}/loads/${k}`;
      if (isUnassigned(load, setCount)) addUnassigned(load, path);
      if (Number.isNaN(length) || load.x === undefined) return;
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
