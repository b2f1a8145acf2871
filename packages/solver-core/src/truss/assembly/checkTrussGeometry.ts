import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import type { TrussNumbers } from '../../model/truss/trussNumbers.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import type { LinkGraph } from '../../sparse/system/linkGraph.ts';
import { findDoubledLinks } from './findDoubledLinks.ts';
import { addOutOfPlaneInto } from './outOfPlane.ts';

/**
 * Checks that joints and links form a truss: reports missing joints or links, invalid indexes, a link from a joint to
 * itself, doubled links and links of zero length, and forces or settlements along z in a plane truss. Skips the holes
 * of a document that could not be read in full. `graph` is that of its links.
 */
export function checkTrussGeometry(document: TrussCase, graph: LinkGraph): TrussFailure[] {
  const { materials, sections } = document;
  const numbers = numbersOf(document);
  const { made, heights, fullJoints } = numbers;
  const { jointCount, linkCount, ends } = graph;
  const failures: TrussFailure[] = [];
  if (jointCount === 0) failures.push(createTrussFailure('geometry.noJoints', '/joints'));
  if (linkCount === 0) failures.push(createTrussFailure('geometry.noLinks', '/links'));
  for (let k = 0; k < linkCount; k++) {
    const i = ends[2 * k]!;
    const j = ends[2 * k + 1]!;
    // The link could not be read.
    if (i < 0) continue;
    const isThere = i < jointCount && j < jointCount;
    if (!isThere || made[2 * k]! >= materials.length || made[2 * k + 1]! >= sections.length)
      addIndexesInto(failures, [jointCount, jointCount, materials.length, sections.length], document, k);
    // Indexes beyond MOST_INDEX are stored as the same number, so the document itself is compared.
    const link = i === j ? document.links[k]! : null;
    if (link && link.i === link.j)
      failures.push(
        createTrussFailure('geometry.linkToItself', `/links/${k}/j`, { ids: [k], values: { i: link.i } }),
      );
    else if (isThere && areAtOnePlace(numbers, i, j))
      failures.push(createTrussFailure('geometry.zeroLength', `/links/${k}`, { ids: [k], values: { i, j } }));
  }
  for (const [first, k] of findDoubledLinks(graph)) {
    const [i, j] = [ends[2 * k]!, ends[2 * k + 1]!];
    const of = { ids: [first, k], values: { i, j } };
    failures.push(createTrussFailure('geometry.doubledLink', `/links/${k}`, of));
  }
  if (!heights) addOutOfPlaneInto(failures, fullJoints.entries, fullJoints.indexes);
  return failures;
}

function addIndexesInto(
  failures: TrussFailure[],
  counts: readonly number[],
  { links }: TrussCase,
  link: number,
): void {
  for (const [k, name] of INDEXES.entries()) {
    const index = links[link]![name];
    const count = counts[k]!;
    if (index >= count)
      failures.push(
        createTrussFailure('geometry.index', `/links/${link}/${name}`, {
          ids: [link],
          values: { index, count },
        }),
      );
  }
}

/** The indexes that a link contains. */
const INDEXES = ['i', 'j', 'materialIndex', 'sectionIndex'] as const;

function areAtOnePlace({ places, heights }: TrussNumbers, i: number, j: number): boolean {
  return (
    places[2 * i] === places[2 * j] &&
    places[2 * i + 1] === places[2 * j + 1] &&
    heights?.[i] === heights?.[j]
  );
}
