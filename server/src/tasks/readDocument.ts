import { LIMITS } from '@eecs/solver-core';
import { findHiddenSigns, findLongTexts } from '@eecs/solver-core/texts';
import { ApiFailure, type ErrorDetail } from '../failures/errors.ts';
import { translate } from '../messages/index.ts';
import type { Locale } from '../messages/locale.ts';
import type { SavedLoadCase } from '../schemas/tasks.ts';
import { readKind, TASK_KINDS, type TaskKind } from '../words/task.ts';
import { findExcess, MOST_TOLD, toExcess } from '../solving/documentLimits.ts';
import type { DocumentHasher } from './documentHasher.ts';

/** A document in its stored form. */
export interface KeptDocument {
  readonly kind: TaskKind;
  readonly title: string;
  /** Fingerprint of what the solver reads from it. */
  readonly hash: string;
  readonly document: Readonly<Record<string, unknown>>;
}

export interface ReadingOptions {
  readonly hasLimits: boolean;
  readonly documentHasher: DocumentHasher;
  /** Language of the title that an untitled document gets. */
  readonly locale: Locale;
  /** Size of the request, bytes. */
  readonly bytes: number;
}

/** Maximum length of a task's title, whatever the limits of documents are. */
const MAX_TITLE = 1000;
/** The first half of a surrogate pair that was split by a cut. */
const HALF_AT_END = /[\uD800-\uDBFF]$/;

/**
 * Reads a document of any kind that is to be stored: removes editor-only fields and fields that the server sets, and
 * updates derived fields. Rejects with ApiFailure `restricted` for a read-only document, `schema` for one that is too
 * large, whose texts are too long or contain invisible characters, or that no editor could open again, and with the
 * failures of the hasher.
 */
export async function readDocument(
  data: SavedLoadCase,
  { hasLimits, documentHasher, locale, bytes }: ReadingOptions,
): Promise<KeptDocument> {
  if (data.readonly === true) throw new ApiFailure('restricted', { text: 'refused.readonly' });
  const excess = hasLimits ? findExcess(data, 'full') : [];
  if (excess.length > 0) throw new ApiFailure('schema', { details: excess });
  const said = readKind(data);
  const kind = TASK_KINDS.find((known) => known === said) ?? 'msb';
  const title = readTitle(data.title) ?? translate(locale, `kinds.${kind}`);
  const document = { ...withoutOwn(data), kind, title };
  const unfit = listUnfit(document, hasLimits);
  if (unfit.length > 0) throw new ApiFailure('schema', { details: unfit });
  const outcome = await documentHasher.hash({ kind, document }, bytes);
  if (outcome.ok) return { kind, title, document: { ...document, ...outcome.derived }, hash: outcome.hash };
  const details = outcome.failures.map(({ code, path }) => ({ path: `/data${path}`, rule: code }));
  throw new ApiFailure('schema', { details });
}

const OF_THE_EDITOR = /^(?:modified|editing|state|selected[A-Z]\w*)$/;
const OF_THE_SERVER: ReadonlySet<string> = new Set(['id', 'userId', 'version', 'hash', 'readonly']);

function withoutOwn(data: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !OF_THE_EDITOR.test(name) && !OF_THE_SERVER.has(name)),
  );
}

/** Lists the texts that are too long, if sizes are limited; otherwise those with invisible characters. */
function listUnfit(document: object, hasLimits: boolean): readonly ErrorDetail[] {
  const long = hasLimits ? toExcess(findLongTexts(document, LIMITS.full)) : [];
  if (long.length > 0) return long;
  const places = findHiddenSigns(document).slice(0, MOST_TOLD);
  return places.map((path) => ({ path: `/data${path}`, rule: 'signs' }));
}

function readTitle(title: string | undefined): string | null {
  const text = title?.trim().slice(0, MAX_TITLE).replace(HALF_AT_END, '') ?? '';
  return text === '' ? null : text;
}
