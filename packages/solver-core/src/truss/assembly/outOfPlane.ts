import type { Joint } from '../../model/truss/trussDocument.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';

/** Returns whether every joint lies in the plane of x and y. */
export function isPlane(joints: readonly Joint[]): boolean {
  return joints.every(({ z }) => z === 0);
}

/**
 * Adds a failure for each force and settlement along z of joints in the xy plane; `indexes` are the indexes of these
 * joints if they are only some of all.
 */
export function addOutOfPlaneInto(
  failures: TrussFailure[],
  joints: readonly Joint[],
  indexes?: readonly number[],
): void {
  joints.forEach(({ loads, settlement }, at) => {
    const i = indexes?.[at] ?? at;
    // A loop avoids a function for each of thousands of joints; a list may have holes.
    for (let k = 0; k < loads.length; k++) {
      const { id = 0, beta = 0, c } = loads[k] ?? {};
      if (c && beta % 180 !== 0 && c[0] !== 0)
        failures.push(
          createTrussFailure('geometry.outOfPlane', `/joints/${i}/loads/${k}/beta`, {
            ids: [id],
            values: { beta },
          }),
        );
    }
    if (settlement?.z !== undefined && settlement.z !== 0)
      failures.push(createTrussFailure('geometry.outOfPlane', `/joints/${i}/settlement/z`, { ids: [i] }));
  });
}
