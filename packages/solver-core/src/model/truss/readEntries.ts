import type { Failure } from '../../failures.ts';
import { mapped } from '../readCase.ts';
import { createSchemaReader, isRecord } from '../schemaReader.ts';
import type { SchemaReader } from '../schemaReader.ts';
import { fillJoint, fillLink } from './filledEntries.ts';
import { normalizeJointLoad } from './normalizeJointLoad.ts';
import { normalizeLinkLoad } from './normalizeLinkLoad.ts';
import { isSoundJoint, isSoundLink } from './soundEntries.ts';
import type { Joint, Link } from './trussDocument.ts';
import type { TrussFailure } from './trussFailures.ts';
import { jointSchema, linkSchema } from './trussSchema.ts';

/** Where failures and corrections are told. */
interface Notes {
  readonly failures: Failure[];
  readonly corrections: TrussFailure[];
}

/** Reads the joints of a truss document. Entries that are sound are returned as they came, and so is a list of such. */
export function readJoints(list: readonly unknown[], notes: Notes): readonly Joint[] {
  return readList(list, JOINTS, notes) as readonly Joint[];
}

/** Reads the links of a truss document, as `readJoints` does the joints. */
export function readLinks(list: readonly unknown[], notes: Notes): readonly Link[] {
  return readList(list, LINKS, notes) as readonly Link[];
}

const readJoint = /* @__PURE__ */ createSchemaReader(jointSchema);
const readLink = /* @__PURE__ */ createSchemaReader(linkSchema);

interface Kind {
  readonly field: string;
  readonly isSound: (entry: unknown) => boolean;
  /** What it has where it states nothing. */
  readonly fill: (entry: Readonly<Record<string, unknown>>, index: number) => unknown;
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
  { failures, corrections }: Notes,
): readonly unknown[] {
  // An array with a constructor of its own would have `map` call it.
  let read: unknown[] | null = list.constructor === Array ? null : [...list];
  for (let index = 0; index < list.length; index++) {
    const entry = list[index];
    if (kind.isSound(entry)) continue;
    // Whoever writes documents by hand or program leaves out what is as usual: filled, most are sound.
    const filled = isRecord(entry) ? kind.fill(entry, index) : null;
    if (kind.isSound(filled)) {
      (read ??= [...list])[index] = filled;
      continue;
    }
    const path = `/${kind.field}/${index}`;
    const before = failures.length;
    const result = kind.read(toCanonical(entry, { index, path, kind, corrections }), failures);
    for (let at = before; at < failures.length; at++)
      failures[at] = { ...failures[at]!, path: path + failures[at]!.path };
    if (result !== entry) (read ??= [...list])[index] = result;
  }
  return read ?? list;
}

/** Writes out the loads of an entry; one without an id is called by its index. */
function toCanonical(
  entry: unknown,
  of: { index: number; path: string; kind: Kind; corrections: TrussFailure[] },
): unknown {
  if (!isRecord(entry)) return entry;
  const { id, loads } = entry;
  const canonical = { ...entry, id: id ?? of.index };
  if (!Array.isArray(loads)) return canonical;
  const writeOut = (load: unknown, index: number) =>
    of.kind.normalize(load, { index, path: `${of.path}/loads/${index}`, corrections: of.corrections });
  return { ...canonical, loads: mapped(loads, writeOut) };
}
