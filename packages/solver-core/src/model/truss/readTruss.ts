import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { checkFactors } from '../common/checkFactors.ts';
import { mapped } from '../common/mapped.ts';
import { withSectionClass } from '../common/withSectionClass.ts';
import { createSchemaReader, isRecord } from '../common/schemaReader.ts';
import { canonicalGuide } from './canonicalGuide.ts';
import { HELD_AXES } from '../../geometry/heldAxes.ts';
import type { NameEntry } from './filledEntries.ts';
import { keepSoundTruss } from './keepSoundTruss.ts';
import { readJoints, readLinks, withId } from './readEntries.ts';
import type { Joint, TrussCase } from './trussDocument.ts';
import type { TrussFailure } from './trussFailures.ts';
import { trussCaseSchema } from './trussSchema.ts';

/** The parts of a truss document that could be read, whether or not everything could. */
export interface TrussReading {
  /** The document in canonical form; if `failures` concern its form, only its well-formed parts (`keepSoundTruss`). */
  readonly document: TrussCase;
  readonly failures: readonly Failure[];
  readonly corrections: readonly TrussFailure[];
  /** Returns whether all the given fields of the document are well-formed. */
  readonly isWhole: (...fields: readonly (keyof TrussCase)[]) => boolean;
}

/** How a truss is read. */
export interface TrussReadingOptions {
  /**
   * Creates an id for each joint, link, guide and load that has none, a different one for each call (`createIdSource`).
   * @default the index is the id of a joint, link or load; a guide has no id
   */
  readonly newId?: (() => string) | undefined;
}

/** Reads a truss document from any value; returns null if it is not a truss document of a known version. */
export function readTruss(
  input: unknown,
  { newId }: TrussReadingOptions = {},
): TrussReading | { readonly document: null; readonly failures: readonly Failure[] } {
  if (!isRecord(input)) return { document: null, failures: [createFailure('schema.notObject', '')] };
  const failures: Failure[] = [];
  const corrected: Failure[] = [];
  checkVersionAndKind(input, failures);
  const isForeign = failures.length > 0;
  const canonical = toCanonical(input, corrected, newId);
  const name: NameEntry = newId ?? ((index) => index);
  const corrections: TrussFailure[] = [...corrected];
  const { joints, links } = canonical;
  const rest = readDocument(
    { ...canonical, ...emptied(joints, 'joints'), ...emptied(links, 'links') },
    failures,
  );
  const document = {
    ...(rest as TrussCase),
    ...(Array.isArray(joints) && { joints: readJoints(joints, { failures, corrections, name }) }),
    ...(Array.isArray(links) && { links: readLinks(links, { failures, corrections, name }) }),
  };
  if (isForeign) return { document: null, failures };
  const { document: sound, isWhole } = keepSoundTruss(document, failures);
  sound.joints.forEach((joint, i) => {
    checkSettlement(joint, i, failures);
  });
  if (isWhole('caseSets')) failures.push(...checkFactors(sound.caseSets));
  return { document: sound, failures, corrections, isWhole };
}

const readDocument = /* @__PURE__ */ createSchemaReader(trussCaseSchema);

const NAMES = { kind: 'truss', className: 'casetruss' } as const;

function checkVersionAndKind(input: Readonly<Record<string, unknown>>, failures: Failure[]): void {
  const { schema } = input;
  if (typeof schema === 'number' && schema !== 1)
    failures.push(createFailure('schema.version', '/schema', { values: { actual: schema } }));
  for (const field of ['kind', 'className'] as const) {
    const name = input[field];
    if (typeof name === 'string' && name.toLowerCase() !== NAMES[field])
      failures.push(createFailure('schema.kind', `/${field}`, { values: { actual: name.slice(0, 80) } }));
  }
}

function toCanonical(
  input: Readonly<Record<string, unknown>>,
  corrections: Failure[],
  newId: TrussReadingOptions['newId'],
): Record<string, unknown> {
  const canonical = { ...input };
  // A wrong version, kind or class has been reported already, with its own code.
  if (typeof input['schema'] === 'number') canonical['schema'] = 1;
  for (const field of ['kind', 'className'] as const)
    if (typeof input[field] === 'string') canonical[field] = NAMES[field];
  const writeOut = (field: string, write: (entry: unknown, index: number) => unknown): void => {
    const list = input[field];
    if (Array.isArray(list)) canonical[field] = mapped(list, write);
  };
  writeOut('guides', (guide, i) => canonicalGuide(newId ? withId(guide, i, newId) : guide));
  writeOut('sections', (section, i) => withSectionClass(section, i, corrections));
  return canonical;
}

/** Joints and links are read separately, because there are thousands of them and most are valid as they are. */
function emptied(list: unknown, field: 'joints' | 'links'): Readonly<Record<string, readonly never[]>> {
  return Array.isArray(list) ? { [field]: [] } : {};
}

/** A joint can settle only in a direction that is held. */
function checkSettlement({ settlement, anchor }: Joint, joint: number, failures: Failure[]): void {
  if (!settlement) return;
  for (const [axis, bit] of HELD_AXES)
    if (settlement[axis] !== undefined && (anchor & bit) === 0)
      failures.push(createFailure('schema.notHeld', `/joints/${joint}/settlement/${axis}`, { ids: [joint] }));
}
