import type { Failure } from '../../failures/failure.ts';
import { mapped } from '../common/mapped.ts';
import { createSchemaReader, isRecord } from '../common/schemaReader.ts';
import type { SchemaReader } from '../common/schemaReader.ts';
import { fillJoint, fillLink } from './filledEntries.ts';
import type { NameEntry } from './filledEntries.ts';
import { normalizeJointLoad } from './normalizeJointLoad.ts';
import { normalizeLinkLoad } from './normalizeLinkLoad.ts';
import { isSoundJoint, isSoundLink } from './soundEntries.ts';
import type { Joint, Link } from './trussDocument.ts';
import type { TrussFailure } from './trussFailures.ts';
import { jointSchema, linkSchema } from './trussSchema.ts';

/** Where failures and corrections are collected, and how entries without an id are named. */
interface Notes {
  readonly failures: Failure[];
  readonly corrections: TrussFailure[];
  readonly name: NameEntry;
}

/**
 * Reads the joints of a truss document. Valid entries are returned themselves, and so is a list of only valid entries.
 */
export function readJoints(list: readonly unknown[], notes: Notes): readonly Joint[] {
  return readList(list, JOINTS, notes) as readonly Joint[];
}

/** Reads the links of a truss document, as `readJoints` reads the joints. */
export function readLinks(list: readonly unknown[], notes: Notes): readonly Link[] {
  return readList(list, LINKS, notes) as readonly Link[];
}

const readJoint = /* @__PURE__ */ createSchemaReader(jointSchema);
const readLink = /* @__PURE__ */ createSchemaReader(linkSchema);

interface Kind {
  readonly field: string;
  readonly isSound: (entry: unknown) => boolean;
  /** Fills in the defaults of the fields that an entry omits. */
  readonly fill: typeof fillJoint;
  readonly read: SchemaReader;
  readonly normalize: typeof normalizeJointLoad;
}

const JOINTS: Kind = {
  field: 'joints',
  isSound: isSoundJoint,
  fill: fillJoint,
  read: readJoint,
  normalize: normalizeJointLoad,
};

const LINKS: Kind = {
  field: 'links',
  isSound: isSoundLink,
  fill: fillLink,
  read: readLink,
  normalize: normalizeLinkLoad,
};

function readList(
  list: readonly unknown[],
  kind: Kind,
  { failures, corrections, name }: Notes,
): readonly unknown[] {
  // An array with a constructor of its own is copied, because `map` would call that constructor.
  let read: unknown[] | null = list.constructor === Array ? null : [...list];
  for (let index = 0; index < list.length; index++) {
    const entry = list[index];
    if (kind.isSound(entry)) continue;
    // Documents written by hand or by a program may omit usual values; with these filled in, most entries are valid.
    const filled = isRecord(entry) ? kind.fill(entry, index, name) : null;
    if (kind.isSound(filled)) {
      (read ??= [...list])[index] = filled;
      continue;
    }
    const path = `/${kind.field}/${index}`;
    const before = failures.length;
    const result = kind.read(toCanonical(filled ?? entry, { path, kind, corrections, name }), failures);
    for (let at = before; at < failures.length; at++)
      failures[at] = { ...failures[at]!, path: path + failures[at]!.path };
    if (result !== entry) (read ??= [...list])[index] = result;
  }
  return read ?? list;
}

/** Brings the loads of an entry to canonical form. */
function toCanonical(
  entry: unknown,
  of: { path: string; kind: Kind } & Pick<Notes, 'corrections' | 'name'>,
): unknown {
  if (!isRecord(entry)) return entry;
  const { loads } = entry;
  if (!Array.isArray(loads)) return entry;
  const writeOut = (load: unknown, index: number) =>
    of.kind.normalize(withId(load, index, of.name), {
      index,
      path: `${of.path}/loads/${index}`,
      corrections: of.corrections,
    });
  return { ...entry, loads: mapped(loads, writeOut) };
}

/** Adds an id to an entry that has none of its own. */
export function withId(entry: unknown, index: number, name: NameEntry): unknown {
  return isRecord(entry) && (entry['id'] ?? null) === null ? { ...entry, id: name(index) } : entry;
}
