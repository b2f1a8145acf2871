import type { DigestBlocks } from '../sha1.ts';
import type { TrussCase } from './trussDocument.ts';
import { hashLists, toJointInput, toLinkInput } from './trussHash.ts';
import { numbersOf } from './trussNumbers.ts';
import type { FullEntries } from './trussNumbers.ts';
import type { WrittenList } from './writeEntries.ts';

/** Computes the `trussHash` of a document whose numbers are known, without a look at its lists. */
export function hashNumbers(document: TrussCase, blocks?: DigestBlocks): string {
  const { joints, links, fullJoints, fullLinks } = numbersOf(document);
  return hashLists(document, blocks, {
    joints: listRows(joints, fullJoints, toJointInput, [3, 0, 1, 2]),
    links: listRows(links, fullLinks, toLinkInput, [0, 1, 2, 3]),
  });
}

/** `order` says which number of a row is written when. */
function listRows<Entry>(
  rows: Float64Array,
  { indexes, entries }: FullEntries<Entry>,
  toInput: (entry: Entry) => object,
  [a, b, c, d]: readonly [number, number, number, number],
): WrittenList {
  let next = 0;
  return {
    count: rows.length / 4,
    put: (k, row) => {
      if (indexes[next] === k) return JSON.stringify(toInput(entries[next++]!));
      const at = 4 * k;
      row[0] = rows[at + a]!;
      row[1] = rows[at + b]!;
      row[2] = rows[at + c]!;
      row[3] = rows[at + d]!;
      return null;
    },
  };
}
