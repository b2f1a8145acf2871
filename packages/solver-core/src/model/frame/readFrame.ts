import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { checkFactors } from '../common/checkFactors.ts';
import { mapped } from '../common/mapped.ts';
import { createSchemaReader, isRecord } from '../common/schemaReader.ts';
import { withSectionClass } from '../common/withSectionClass.ts';
import type { FrameCase } from './frameDocument.ts';
import { frameCaseSchema } from './frameSchema.ts';
import type { FrameFailure } from './frameFailures.ts';
import { checkFrameParts } from './checkFrameParts.ts';
import { canonicalSupport, listSupportWords } from './frameSupportWords.ts';
import { normalizeFrameLoad } from './normalizeFrameLoad.ts';

/** A frame document in canonical form, or only the reasons why it could not be read. */
export interface FrameReading {
  /** Null if anything is malformed. */
  readonly document: FrameCase | null;
  readonly failures: readonly FrameFailure[];
  readonly corrections: readonly FrameFailure[];
}

/** How a frame is read. */
export interface FrameReadingOptions {
  /**
   * Creates an id for each joint, member and load that has none, a different one for each call (`createIdSource`).
   * @default the index of the entry is its id
   */
  readonly newId?: (() => string) | undefined;
}

/** Reads a frame document from any value. */
export function readFrame(input: unknown, { newId }: FrameReadingOptions = {}): FrameReading {
  if (!isRecord(input))
    return { document: null, failures: [createFailure('schema.notObject', '')], corrections: [] };
  const failures: Failure[] = [];
  const corrections: Failure[] = [];
  checkVersionAndKind(input, failures);
  const canonical = toCanonical(input, corrections, newId ?? ((index) => index));
  const document = readDocument(canonical, failures) as FrameCase;
  if (failures.length > 0) return { document: null, failures: failures.map(listSupportWords), corrections };
  const found = [...checkFrameParts(document), ...checkFactors(document.caseSets)];
  return { document: found.length > 0 ? null : document, failures: found, corrections };
}

const readDocument = /* @__PURE__ */ createSchemaReader(frameCaseSchema);

const KINDS: readonly string[] = frameCaseSchema.properties.kind.enum;

function checkVersionAndKind(
  { schema, kind, className }: Readonly<Record<string, unknown>>,
  failures: Failure[],
): void {
  if (typeof schema === 'number' && schema !== 1)
    failures.push(createFailure('schema.version', '/schema', { values: { actual: schema } }));
  if (typeof kind === 'string' && !KINDS.includes(kind.toLowerCase()))
    failures.push(createFailure('schema.kind', '/kind', { values: { actual: kind.slice(0, 80) } }));
  if (typeof className === 'string' && className.toLowerCase() !== 'caseframe')
    failures.push(createFailure('schema.kind', '/className', { values: { actual: className.slice(0, 80) } }));
}

type NameEntry = (index: number) => number | string;

function toCanonical(
  input: Readonly<Record<string, unknown>>,
  corrections: Failure[],
  name: NameEntry,
): Record<string, unknown> {
  const canonical = { ...input };
  // A wrong version, kind or class has been reported already, with its own code.
  if (typeof input['schema'] === 'number') canonical['schema'] = 1;
  if (typeof input['className'] === 'string') canonical['className'] = 'caseframe';
  if (typeof input['kind'] === 'string') {
    const kind = input['kind'].toLowerCase();
    canonical['kind'] = KINDS.includes(kind) ? kind : KINDS[0];
  }
  const writeOut = (field: string, write: (entry: unknown, index: number) => unknown): void => {
    const list = input[field];
    if (Array.isArray(list)) canonical[field] = mapped(list, write);
  };
  writeOut('joints', (joint, i) =>
    canonicalSupport(withLoads(withId(joint, i, name), `/joints/${i}`, corrections, name)),
  );
  writeOut('members', (member, i) =>
    withSection(withLoads(withId(member, i, name), `/members/${i}`, corrections, name)),
  );
  writeOut('sections', (section, i) => withSectionClass(section, i, corrections));
  return canonical;
}

function withId(entry: unknown, index: number, name: NameEntry): unknown {
  return isRecord(entry) && (entry['id'] ?? null) === null ? { ...entry, id: name(index) } : entry;
}

function withLoads(entry: unknown, path: string, corrections: Failure[], name: NameEntry): unknown {
  if (!isRecord(entry) || !Array.isArray(entry['loads'])) return entry;
  const loads = mapped(entry['loads'], (load, index) =>
    normalizeFrameLoad(withId(load, index, name), {
      index,
      path: `${path}/loads/${index}`,
      isOnMember: path.startsWith('/members'),
      corrections,
    }),
  );
  return { ...entry, loads };
}

/** Reads `sectionIndex`, a truss's name for the cross-section, if a member does not state `crossSectionIndex`. */
function withSection(member: unknown): unknown {
  if (!isRecord(member) || member['sectionIndex'] === undefined || member['crossSectionIndex'] !== undefined)
    return member;
  const { sectionIndex, ...rest } = member;
  return { ...rest, crossSectionIndex: sectionIndex };
}
