import { isRecord, isSized } from '../schemaReader.ts';
import { setRow } from './fullEntries.ts';
import { readTruss } from './readTruss.ts';
import type { Joint, Link, TrussCase } from './trussDocument.ts';
import { keepNumbers } from './trussNumbers.ts';

/**
 * Reads a truss document as `readTruss` does, for one who works with `numbersOf` it and lets nobody write into it: what joints and links do not
 * state is filled in only when somebody looks at these lists. Of thousands of entries the objects would take longer than their numbers.
 */
export function readTrussLate(input: unknown): ReturnType<typeof readTruss> {
  const rest = isRecord(input) ? { ...input } : {};
  const { joints, links } = rest;
  if (!Array.isArray(joints) || !Array.isArray(links)) return readTruss(input);
  const [manyJoints, manyLinks] = [readRows(joints, readJointRow), readRows(links, readLinkRow)];
  const reading = readTruss({ ...rest, joints: manyJoints.others, links: manyLinks.others });
  const { document, failures } = reading;
  // Places are told by indexes in the whole lists.
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
  document.joints.forEach(({ x, y, z, anchor }: Joint, k) => {
    setRow(manyJoints.rows, 4 * manyJoints.indexes[k]!, x, y, z, anchor);
  });
  document.links.forEach(({ i, j, materialIndex, sectionIndex }: Link, k) => {
    setRow(manyLinks.rows, 4 * manyLinks.indexes[k]!, i, j, materialIndex, sectionIndex);
  });
  keepNumbers(late, {
    joints: manyJoints.rows,
    links: manyLinks.rows,
    fullJoints: { indexes: manyJoints.indexes, entries: document.joints },
    fullLinks: { indexes: manyLinks.indexes, entries: document.links },
  });
  return { ...reading, document: late };
}

/** Reads what is plain, and lists what is not. */
function readRows(list: readonly unknown[], readRow: typeof readJointRow) {
  const rows = new Float64Array(4 * list.length);
  const indexes: number[] = [];
  const others: unknown[] = [];
  for (let index = 0; index < list.length; index++) {
    const entry = list[index];
    if (readRow(entry, rows, 4 * index)) continue;
    indexes.push(index);
    // It is called by its index in the whole list.
    others.push(isRecord(entry) && (entry['id'] ?? null) === null ? { ...entry, id: index } : entry);
  }
  return { rows, indexes, others };
}

// What is plain is sound once its defaults are filled in (`isSoundJoint`, `fillJoint`); tests hold the two to each other.

/** Writes x, y, z and anchor of a joint into its row if it is sound and says nothing else; returns whether it does. */
function readJointRow(joint: unknown, rows: Float64Array, at: number): boolean {
  if (!isPlainEntry(joint)) return false;
  const { x, y, z = 0, anchor = 0 } = joint;
  if (!isSized(x) || !isSized(y) || !isSized(z) || !isIndex(anchor) || anchor > 7) return false;
  if ('settlement' in joint || 'sets' in joint) return false;
  setRow(rows, at, x, y, z, anchor);
  return true;
}

/** Writes i, j, materialIndex and sectionIndex of a link, as `readJointRow` does. */
function readLinkRow(link: unknown, rows: Float64Array, at: number): boolean {
  if (!isPlainEntry(link)) return false;
  const { i, j, materialIndex = -1, sectionIndex = -1 } = link;
  if (!isIndex(i) || !isIndex(j) || !isChoice(materialIndex) || !isChoice(sectionIndex)) return false;
  if ('dT' in link || 'dL' in link || 'sets' in link) return false;
  setRow(rows, at, i, j, materialIndex, sectionIndex);
  return true;
}

/** Says whether an entry has a name or none yet, and no loads. */
function isPlainEntry(entry: unknown): entry is Readonly<Record<string, unknown>> {
  if (!isRecord(entry)) return false;
  const { id, loads } = entry;
  if ((id ?? null) !== null && typeof id !== 'string' && !Number.isFinite(id)) return false;
  return loads === undefined || (Array.isArray(loads) && loads.length === 0 && loads.constructor === Array);
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isChoice(value: unknown): value is number {
  return value === -1 || isIndex(value);
}
