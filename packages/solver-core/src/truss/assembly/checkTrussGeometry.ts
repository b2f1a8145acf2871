import type { Joint, Link, TrussCase } from '../../model/truss/trussDocument.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { findDoubledLinks } from './findDoubledLinks.ts';

/**
 * Returns every place where joints and links make no truss: none there, an index that names nothing, a link to itself, doubled or of no
 * length, and anything along z in a plane truss. Steps over the holes of a document that could not be read in full.
 */
export function checkTrussGeometry(document: TrussCase): TrussFailure[] {
  const { joints, links, materials, sections } = document;
  const failures: TrussFailure[] = [];
  if (joints.length === 0) failures.push(createTrussFailure('geometry.noJoints', '/joints'));
  if (links.length === 0) failures.push(createTrussFailure('geometry.noLinks', '/links'));
  links.forEach((link, k) => {
    const { i, j } = link;
    const isThere = i < joints.length && j < joints.length;
    if (!isThere || link.materialIndex >= materials.length || link.sectionIndex >= sections.length)
      addIndexesInto(failures, document, link, k);
    if (i === j)
      failures.push(
        createTrussFailure('geometry.linkToItself', `/links/${k}/j`, { ids: [k], values: { i } }),
      );
    else if (isThere && areAtOnePlace(joints[i], joints[j]))
      failures.push(createTrussFailure('geometry.zeroLength', `/links/${k}`, { ids: [k], values: { i, j } }));
  });
  for (const [first, k] of findDoubledLinks(links, joints.length)) {
    const { i, j } = links[k]!;
    const of = { ids: [first, k], values: { i, j } };
    failures.push(createTrussFailure('geometry.doubledLink', `/links/${k}`, of));
  }
  if (isPlane(joints)) addOutOfPlaneInto(failures, joints);
  return failures;
}

/** Says whether every joint lies in the plane of x and y. */
export function isPlane(joints: readonly Joint[]): boolean {
  return joints.every(({ z }) => z === 0);
}

function addIndexesInto(
  failures: TrussFailure[],
  { joints, materials, sections }: TrussCase,
  { i, j, materialIndex, sectionIndex }: Link,
  link: number,
): void {
  const named = [
    ['i', i, joints.length],
    ['j', j, joints.length],
    ['materialIndex', materialIndex, materials.length],
    ['sectionIndex', sectionIndex, sections.length],
  ] as const;
  for (const [name, index, count] of named)
    if (index >= count)
      failures.push(
        createTrussFailure('geometry.index', `/links/${link}/${name}`, {
          ids: [link],
          values: { index, count },
        }),
      );
}

function areAtOnePlace(a: Joint | undefined, b: Joint | undefined): boolean {
  return a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.z === b.z;
}

/** Adds a failure for each force and settlement along z, of joints that lie in the plane of x and y. */
export function addOutOfPlaneInto(failures: TrussFailure[], joints: readonly Joint[]): void {
  joints.forEach(({ loads, settlement }, i) => {
    if (loads.length === 0 && settlement === undefined) return;
    loads.forEach(({ id, beta = 0, c }, k) => {
      if (beta % 180 !== 0 && c[0] !== 0)
        failures.push(
          createTrussFailure('geometry.outOfPlane', `/joints/${i}/loads/${k}/beta`, {
            ids: [id],
            values: { beta },
          }),
        );
    });
    if (settlement?.z !== undefined && settlement.z !== 0)
      failures.push(createTrussFailure('geometry.outOfPlane', `/joints/${i}/settlement/z`, { ids: [i] }));
  });
}
