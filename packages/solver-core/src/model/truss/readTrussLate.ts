import { checkDepth } from '../checkExtent.ts';
import { isRecord, isSized } from '../schemaReader.ts';
import { setRow } from './fullEntries.ts';
import { isFlatBut, readPlainLoads } from './plainLoads.ts';
import { readTruss } from './readTruss.ts';
import type { Joint, JointLoad, Link, TrussCase } from './trussDocument.ts';
import { keepNumbers } from './trussNumbers.ts';

/**
 * Reads a truss document as `parseTruss` does, for one who works with `numbersOf` it and lets nobody write into it:
 * what joints and links do not state is filled in only when somebody looks at these lists. Of thousands of entries the
 * objects would take longer than their numbers.
 */
export function readTrussLate(input: unknown): ReturnType<typeof readTruss> {
  const rest = isRecord(input) ? { ...input } : {};
  const { joints, links } = rest;
  const many =
    Array.isArray(joints) && Array.isArray(links)
      ? { joints: readRows(joints, readJointRow), links: readRows(links, readLinkRow) }
      : null;
  const unread = many ? { ...rest, joints: many.joints.others, links: many.links.others } : input;
  // Nothing that was read nests. Places are told by indexes in the whole lists.
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
    const at = many.joints.places[k]!;
    many.joints.entries[at] = joint;
    setRow(many.joints.rows, 4 * many.joints.indexes[at]!, joint.x, joint.y, joint.z, joint.anchor);
  });
  document.links.forEach((link: Link, k) => {
    const { i, j, materialIndex, sectionIndex } = link;
    const at = many.links.places[k]!;
    many.links.entries[at] = link;
    setRow(many.links.rows, 4 * many.links.indexes[at]!, i, j, materialIndex, sectionIndex);
  });
  keepNumbers(late, {
    joints: many.joints.rows,
    links: many.links.rows,
    fullJoints: many.joints as { indexes: number[]; entries: Joint[] },
    fullLinks: many.links as { indexes: number[]; entries: Link[] },
  });
  return { ...reading, document: late };
}

/** Reads what is plain and joints with plain loads, and lists what is neither. */
function readRows(list: readonly unknown[], readRow: typeof readJointRow) {
  const rows = new Float64Array(4 * list.length);
  /** Of entries that say more than their row, and these as far as they are read. */
  const indexes: number[] = [];
  const entries: (Joint | Link | null)[] = [];
  /** Those that are not, and their places among them. */
  const others: unknown[] = [];
  const places: number[] = [];
  for (let index = 0; index < list.length; index++) {
    const entry = list[index];
    const loads = readRow(entry, rows, 4 * index);
    if (loads?.length === 0) continue;
    if (loads) entries.push(toJoint(entry as Joint, index, rows, loads));
    else {
      places.push(entries.length);
      entries.push(null);
      // It is called by its index in the whole list.
      others.push(isRecord(entry) && (entry['id'] ?? null) === null ? { ...entry, id: index } : entry);
    }
    indexes.push(index);
  }
  return { rows, indexes, entries, others, places };
}

function toJoint({ id }: Joint, index: number, rows: Float64Array, loads: readonly JointLoad[]): Joint {
  const at = 4 * index;
  return { id: id ?? index, x: rows[at]!, y: rows[at + 1]!, z: rows[at + 2]!, anchor: rows[at + 3]!, loads };
}

// What is plain is sound once its defaults are filled in (`isSoundJoint`, `fillJoint`); tests hold the two to each
// other.

/**
 * Writes x, y, z and anchor of a joint into its row if it is sound and says nothing else
 * but plain loads, and returns these; null if not.
 */
function readJointRow(joint: unknown, rows: Float64Array, at: number): readonly JointLoad[] | null {
  if (!isFlatEntry(joint)) return null;
  const { x, y, z = 0, anchor = 0, loads = NONE } = joint;
  if (!isSized(x) || !isSized(y) || !isSized(z) || !isIndex(anchor) || anchor > 7) return null;
  if ('settlement' in joint || 'sets' in joint || !isPlainList(loads)) return null;
  setRow(rows, at, x, y, z, anchor);
  return loads.length === 0 ? NONE : readPlainLoads(loads);
}

/** Writes i, j, materialIndex and sectionIndex of a link that has no loads, as `readJointRow` does. */
function readLinkRow(link: unknown, rows: Float64Array, at: number): readonly never[] | null {
  if (!isFlatEntry(link)) return null;
  const { i, j, materialIndex = -1, sectionIndex = -1, loads = NONE } = link;
  if (!isIndex(i) || !isIndex(j) || !isChoice(materialIndex) || !isChoice(sectionIndex)) return null;
  if ('dT' in link || 'dL' in link || 'sets' in link || !isPlainList(loads) || loads.length > 0) return null;
  setRow(rows, at, i, j, materialIndex, sectionIndex);
  return NONE;
}

const NONE: readonly never[] = [];

/** Says whether an entry has a name or none yet, and nothing within that nests but loads. */
function isFlatEntry(entry: unknown): entry is Readonly<Record<string, unknown>> {
  if (!isRecord(entry) || !isFlatBut(entry, 'loads')) return false;
  const { id } = entry;
  return (id ?? null) === null || typeof id === 'string' || Number.isFinite(id);
}

function isPlainList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.constructor === Array;
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isChoice(value: unknown): value is number {
  return value === -1 || isIndex(value);
}
