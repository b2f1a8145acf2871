import { createHash } from 'node:crypto';
import { caseHash, LIMITS, parseCase, type Failure } from '@eecs/solver-core';
import { parseTruss, trussHash } from '@eecs/solver-core/truss';
import { ApiFailure } from '../errors.ts';
import { translate } from '../messages/index.ts';
import type { Locale } from '../messages/locale.ts';
import type { SavedLoadCase, TaskKind } from '../schemas/tasks.ts';
import { findExcess } from '../solving/documentLimits.ts';

/** A document as it is kept. */
export interface KeptDocument {
  readonly kind: TaskKind;
  readonly title: string;
  /** Fingerprint of what the solver reads of it. */
  readonly hash: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/** The title of a task may be as long as this, whatever the limits of documents are. */
const MAX_TITLE = 1000;

/**
 * Reads a document that is to be kept, of any kind: without what only the editor needs and without what the server knows itself. Throws
 * ApiFailure `restricted` for one that is only to be looked at, `schema` for one that is too large or that no editor could open again.
 */
export function readDocument(
  data: SavedLoadCase,
  { hasLimits, locale }: { readonly hasLimits: boolean; readonly locale: Locale },
): KeptDocument {
  if (data.readonly === true) throw new ApiFailure('restricted');
  const excess = hasLimits ? findExcess(data, 'full') : [];
  if (excess.length > 0) throw new ApiFailure('schema', { details: excess });
  const kind = kindOf(data);
  const title = readTitle(data.title) ?? translate(locale, `kinds.${kind}`);
  const document = { ...withoutOwn(data), kind, title };
  return { kind, title, document, hash: hashOf(kind, document, hasLimits) };
}

const OF_THE_EDITOR = /^(?:modified|editing|state|selected[A-Z]\w*)$/;
const OF_THE_SERVER: ReadonlySet<string> = new Set(['id', 'userId', 'version', 'hash', 'readonly']);

function withoutOwn(data: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !OF_THE_EDITOR.test(name) && !OF_THE_SERVER.has(name)),
  );
}

function kindOf({ kind, className }: SavedLoadCase): TaskKind {
  return kind ?? (className?.toLowerCase() === 'casetruss' ? 'truss' : 'msb');
}

function readTitle(title: string | undefined): string | null {
  const text = title?.trim().slice(0, MAX_TITLE) ?? '';
  return text === '' ? null : text;
}

function hashOf(kind: TaskKind, document: object, hasLimits: boolean): string {
  const limits = hasLimits ? { limits: LIMITS.full } : {};
  switch (kind) {
    case 'msb': {
      const parsed = parseCase(document, limits);
      if (!parsed.ok) throw toSchemaFailure(parsed.failures);
      return caseHash(parsed.document);
    }
    case 'truss': {
      const parsed = parseTruss(document, limits);
      if (!parsed.ok) throw toSchemaFailure(parsed.failures);
      return trussHash(parsed.document);
    }
    case 'arch':
    case 'frame':
    case 'pile':
      return createHash('sha1')
        .update(JSON.stringify(sorted(document)))
        .digest('hex');
    default:
      return kind satisfies never;
  }
}

function toSchemaFailure(failures: readonly Failure[]): ApiFailure {
  const details = failures.map(({ code, path }) => ({ path: `/data${path}`, rule: code }));
  return new ApiFailure('schema', { details });
}

/** The same with the keys of every object in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}
