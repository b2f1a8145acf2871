import { checkDepth } from '../common/checkExtent.ts';
import { isRecord, isSized } from '../common/schemaReader.ts';
import { createJointNumbers, MOST_INDEX, setJoint, setPair } from './fullEntries.ts';
import type { JointNumbers } from './fullEntries.ts';
import { isFlatBut, readPlainLoads } from './plainLoads.ts';
import { readTruss } from './readTruss.ts';
import type { Joint, Link, TrussCase } from './trussDocument.ts';
import { keepNumbers } from './trussNumbers.ts';

/**
 * Reads a truss document as `parseTruss` does, for a caller that works with `numbersOf` and writes nothing into the
 * document: the defaults of joints and links are filled in only when these lists are accessed. With thousands of
 * entries, creating objects would take longer than reading the numbers.
 */
export function readTrussLate(input: unknown): ReturnType<typeof readTruss> {
  const rest = isRecord(input) ? { ...input } : {};
  const { joints, links } = rest;
  const many =
    Array.isArray(joints) && Array.isArray(links)
      ? { joints: readJoints(joints), links: readLinks(links) }
      : null;
  const unread = many ? { ...rest, joints: many.joints.others, links: many.links.others } : input;
  // Only a document that is too deep fails here. The whole input is checked again, so that paths have the indexes of
  // the whole lists.
  if (checkDepth(unread).length > 0) return { document: null, failures: checkDepth(input) };
  const reading = readTruss(unread);
  if (!many) return reading;
  const { document, failures } = reading;
  if (document === null || failures.length > 0 || reading.corrections.length > 0) return readTruss(input);
  let whole: TrussCase | null = null;
  const fill = () => (whole ??= readTruss(input).document as TrussCase);
  const late: TrussCase = {
    ...document,
    get joints() {
      return fill().joints;
    },
    get links() {
      return fill().links;
    },
  };
  document.joints.forEach((joint: Joint, k) => {
    const index = putBack(many.joints, k, joint);
    setJoint(many.joints.placed, index, joint);
  });
  document.links.forEach((link: Link, k) => {
    const index = putBack(many.links, k, link);
    setPair(many.links.ends, index, link.i, link.j);
    setPair(many.links.made, index, link.materialIndex, link.sectionIndex);
  });
  keepNumbers(late, {
    ...many.joints.placed,
    ends: many.links.ends,
    made: many.links.made,
    fullJoints: many.joints as { indexes: number[]; entries: Joint[] },
    fullLinks: many.links as { indexes: number[]; entries: Link[] },
  });
  return { ...reading, document: late };
}

function readJoints(list: readonly unknown[]) {
  const placed = createJointNumbers(list.length);
  return { placed, ...readEach(list, (joint, index) => readJoint(joint, placed, index)) };
}

function readLinks(list: readonly unknown[]) {
  const ends = new Int32Array(2 * list.length);
  const made = new Int32Array(2 * list.length);
  return { ends, made, ...readEach(list, (link, index) => readLink(link, ends, made, index)) };
}

/** Reads plain entries and joints with plain loads, and lists all other entries. */
function readEach(list: readonly unknown[], read: (entry: unknown, index: number) => Joint | Plain | null) {
  /** Indexes of the entries that have more than their numbers, as far as they are read. */
  const indexes: number[] = [];
  const entries: (Joint | Link | null)[] = [];
  /** The other entries, and their indexes in the list. */
  const others: unknown[] = [];
  const places: number[] = [];
  for (let index = 0; index < list.length; index++) {
    const entry = list[index];
    const found = read(entry, index);
    if (found === 'plain') continue;
    if (found === null) {
      places.push(entries.length);
      // The id of an entry without one is its index in the whole list.
      others.push(isRecord(entry) && (entry['id'] ?? null) === null ? { ...entry, id: index } : entry);
    }
    indexes.push(index);
    entries.push(found);
  }
  return { indexes, entries, others, places };
}

/** The entry has nothing but its numbers. */
type Plain = 'plain';

/** Inserts an entry that was read late at its place, and returns its index in the whole list. */
function putBack(
  { entries, indexes, places }: ReturnType<typeof readEach>,
  other: number,
  entry: Joint | Link,
): number {
  const at = places[other]!;
  entries[at] = entry;
  return indexes[at]!;
}

// The tests below accept an entry exactly if it is valid once its defaults are filled in (`isSoundJoint`, `fillJoint`);
// unit tests compare the two.

/**
 * Writes x, y, z and anchor of a joint if it is valid; returns null if it is invalid or has parts that are not read
 * here.
 */
function readJoint(joint: unknown, placed: JointNumbers, index: number): Joint | Plain | null {
  if (!isFlatEntry(joint)) return null;
  const { id, x, y, z = 0, anchor = 0, loads = NONE } = joint;
  if (!isSized(x) || !isSized(y) || !isSized(z) || !isIndex(anchor) || anchor > 7) return null;
  if ('settlement' in joint || 'sets' in joint || !isPlainList(loads)) return null;
  setJoint(placed, index, { x, y, z, anchor });
  if (loads.length === 0) return 'plain';
  const read = readPlainLoads(loads);
  return read && { id: (id ?? index) as Joint['id'], x, y, z, anchor, loads: read };
}

/** Writes the numbers of a link that has no loads, as `readJoint` does. */
function readLink(link: unknown, ends: Int32Array, made: Int32Array, index: number): Plain | null {
  if (!isFlatEntry(link)) return null;
  const { i, j, materialIndex = -1, sectionIndex = -1, loads = NONE } = link;
  if (!isIndex(i) || !isIndex(j) || !isChoice(materialIndex) || !isChoice(sectionIndex)) return null;
  if ('crossSectionIndex' in link && link['sectionIndex'] === undefined) return null;
  if ('dT' in link || 'dL' in link || 'sets' in link || !isPlainList(loads) || loads.length > 0) return null;
  setPair(ends, index, i, j);
  setPair(made, index, materialIndex, sectionIndex);
  return 'plain';
}

const NONE: readonly never[] = [];

/** Returns whether an entry has a valid id or none, and no nested field except loads. */
function isFlatEntry(entry: unknown): entry is Readonly<Record<string, unknown>> {
  if (!isRecord(entry) || !isFlatBut(entry, 'loads')) return false;
  const { id } = entry;
  return (id ?? null) === null || typeof id === 'string' || Number.isFinite(id);
}

function isPlainList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.constructor === Array;
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_INDEX;
}

function isChoice(value: unknown): value is number {
  return value === -1 || isIndex(value);
}
