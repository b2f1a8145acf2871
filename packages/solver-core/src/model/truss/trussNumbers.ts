import { createJointNumbers, endsOf, isFullJoint, isFullLink, setJoint, setPair } from './fullEntries.ts';
import type { Joint, Link, TrussCase } from './trussDocument.ts';

/** The entries of a list with fields besides their numbers. */
export interface FullEntries<Entry> {
  /** Their indexes in the list, ascending. */
  readonly indexes: readonly number[];
  readonly entries: readonly Entry[];
}

/**
 * The joints and links of a truss document as numbers, in its units. Most entries have nothing else, and going through
 * thousands of objects takes several times as long.
 */
export interface TrussNumbers {
  /** x and y of each joint; NaN for a joint that could not be read. */
  readonly places: Float64Array;
  /** z of each joint; null if every one is 0. */
  readonly heights: Float64Array | null;
  /** Bits of the held directions of each joint. */
  readonly anchors: Uint8Array;
  /** i and j of each link; -1 for a link that could not be read, and for an index beyond MOST_INDEX. */
  readonly ends: Int32Array;
  /** materialIndex and sectionIndex of each link; HOLE for a link that could not be read. */
  readonly made: Int32Array;
  /** Joints with loads, a settlement or case sets of their own. */
  readonly fullJoints: FullEntries<Joint>;
  /** Links with loads, a temperature, a misfit, case sets of their own or an index beyond MOST_INDEX. */
  readonly fullLinks: FullEntries<Link>;
}

/** Marks an index that could not be read; it is neither an index nor -1 for none. */
export const HOLE = -2;

type Listed = Pick<TrussCase, 'joints' | 'links'>;

/** Numbers of documents that only the solver holds, so that no other code writes into them. */
const known = /* @__PURE__ */ new WeakMap<Listed, TrussNumbers>();

/** Stores the numbers of a document that was just read and that no code will change. */
export function keepNumbers(document: Listed, numbers: TrussNumbers): void {
  known.set(document, numbers);
}

/** Returns the numbers of a truss document; its lists may have holes. */
export function numbersOf(document: Listed): TrussNumbers {
  const found = known.get(document);
  if (found) return found;
  const { joints, links } = document;
  const placed = createJointNumbers(joints.length);
  const made = new Int32Array(2 * links.length).fill(HOLE);
  joints.forEach((joint, k) => {
    setJoint(placed, k, joint);
  });
  links.forEach(({ materialIndex, sectionIndex }, k) => {
    setPair(made, k, materialIndex, sectionIndex);
  });
  return {
    ...placed,
    ends: endsOf(links),
    made,
    fullJoints: pickFull(joints, isFullJoint),
    fullLinks: pickFull(links, isFullLink),
  };
}

function pickFull<Entry>(list: readonly Entry[], isFull: (entry: Entry) => boolean): FullEntries<Entry> {
  const indexes: number[] = [];
  const entries: Entry[] = [];
  list.forEach((entry, k) => {
    if (!isFull(entry)) return;
    indexes.push(k);
    entries.push(entry);
  });
  return { indexes, entries };
}
