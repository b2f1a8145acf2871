import { getRandomValues } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isStorable } from '../db/storableText.ts';
import { ApiFailure, type ErrorDetail } from '../failures/errors.ts';
import { giveWay } from '../flow/giveWay.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as received, JSON in UTF-8; null until it is read, and for a request without one. */
    written: Uint8Array | null;
  }
  interface FastifyContextConfig {
    /** The call takes no body, whatever content type it states. */
    isBodyless?: boolean;
  }
}

const MAX_DEPTH = 16;
/**
 * Maximum number of different keys in a body: each costs the parser and later code microseconds, and a document has a
 * few hundred.
 */
const MAX_KEYS = 2000;
/** Maximum number of values in a body: twice that of the largest truss. */
const MAX_VALUES = 1_000_000;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON bodies only, and no compressed ones. Nesting and different keys are counted on the bytes, before a parser
 * could fail on them. Keys that reach a prototype are refused, and so are values that PostgreSQL's jsonb cannot store
 * (U+0000, lone surrogates) or that JSON.parse turns into infinity (1e999).
 */
export const jsonBody = plugin(
  (app, _options, ready) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.decorateRequest('written', null);
    app.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        if (body.length === 0 && request.routeOptions.config.isBodyless === true) return undefined;
        const { 'content-encoding': packing = 'identity' } = request.headers;
        if (packing.toLowerCase() !== 'identity' || !isUtf8(request.headers['content-type'] ?? ''))
          throw new ApiFailure('mediaType');
        const tooMuch = findTooMuch(body);
        if (tooMuch !== null) throw new ApiFailure('malformed', { details: [tooMuch] });
        request.written = body;
        await giveWay(body);
        const value = await parseText(request, decode(body));
        await giveWay(body);
        const refused = findUnstorable(value);
        if (refused === null) return value;
        throw new ApiFailure('text', { details: [{ path: toPath(refused.keys), rule: refused.rule }] });
      },
    );

    function parseText(request: FastifyRequest, text: string): Promise<unknown> {
      return new Promise((resolve, reject) => {
        void parse(request, text, (error: Error | null, value?: unknown) => {
          if (error === null) resolve(value);
          else reject(isJson(text) ? toPrototypeFailure(error) : error);
        });
      });
    }
    ready();
  },
  { name: 'json-body' },
);

function decode(body: Uint8Array): string {
  try {
    return decoder.decode(body);
  } catch (cause) {
    throw new ApiFailure('malformed', { cause });
  }
}

function toPrototypeFailure(cause: Error): ApiFailure {
  return new ApiFailure('malformed', { details: [{ path: '', rule: 'prototype' }], cause });
}

/** Returns whether a refused text is valid JSON, so that it was refused for its keys. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON between systems is UTF-8 (RFC 8259, 8.1), so a body with another stated encoding is refused. */
function isUtf8(contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACKET = 0x5d;
const CLOSING_BRACE = 0x7d;

/** Odd random seeds of this process, so that nobody can choose keys with equal hashes. */
const [SEED = 1, FACTOR = 1] = getRandomValues(new Uint32Array(2)).map((value) => value | 1);

/** Checks the bytes of a JSON text before it is parsed; returns the limit that it exceeds, or null. */
function findTooMuch(json: Uint8Array): ErrorDetail | null {
  const keys = new Set<number>();
  let depth = 0;
  let values = 0;
  let isInString = false;
  let text = SEED;
  for (let i = 0; i < json.length; i += 1) {
    const byte = json[i] ?? 0;
    if (isInString) {
      if (byte === QUOTE) isInString = false;
      else {
        text = Math.imul(text ^ byte, FACTOR) ^ (text >>> 15);
        if (byte === BACKSLASH) text = Math.imul(text ^ (json[(i += 1)] ?? 0), FACTOR);
      }
    } else if (byte === QUOTE) {
      isInString = true;
      text = SEED;
    } else if (byte === COLON) {
      keys.add(text);
      if (keys.size > MAX_KEYS) return { path: '', rule: 'distinctKeys', limit: MAX_KEYS };
    } else if (byte === COMMA) {
      values += 1;
      if (values > MAX_VALUES) return { path: '', rule: 'values', limit: MAX_VALUES };
    } else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      depth += 1;
      if (depth > MAX_DEPTH) return { path: '', rule: 'depth', limit: MAX_DEPTH };
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) {
      depth -= 1;
    }
  }
  return null;
}

interface Unstorable {
  readonly rule: string;
  /**
   * From the innermost key outwards: the path is built while the recursion returns, so that a valid body costs no
   * paths.
   */
  readonly keys: (string | number)[];
}

/** Finds the first text or number that cannot be stored; recursion is bounded by the depth counted before. */
function findUnstorable(value: unknown): Unstorable | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : { rule: 'finite', keys: [] };
  if (typeof value === 'string') return isStorable(value) ? null : { rule: 'text', keys: [] };
  if (value === null || typeof value !== 'object') return null;
  return Array.isArray(value) ? findInList(value) : findInObject(value as Readonly<Record<string, unknown>>);
}

function findInList(list: readonly unknown[]): Unstorable | null {
  // Not `entries`: millions of pairs would block the thread that answers all requests.
  for (let i = 0; i < list.length; i += 1) {
    const found = findUnstorable(list[i]);
    if (found !== null) return within(i, found);
  }
  return null;
}

function findInObject(object: Readonly<Record<string, unknown>>): Unstorable | null {
  for (const key of Object.keys(object)) {
    // The path omits the key itself, because the key is what cannot be written.
    if (!isStorable(key)) return { rule: 'text', keys: [] };
    const found = findUnstorable(object[key]);
    if (found !== null) return within(key, found);
  }
  return null;
}

function within(key: string | number, found: Unstorable): Unstorable {
  found.keys.push(key);
  return found;
}

function toPath(keys: readonly (string | number)[]): string {
  return keys.toReversed().reduce<string>((path, key) => `${path}/${key}`, '');
}
