import plugin from 'fastify-plugin';
import { ApiFailure } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call needs no body, whatever type it says its nothing is of. */
    isBodyless?: boolean;
  }
}

const MAX_DEPTH = 16;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON bodies and nothing else. Nesting is counted on the bytes, before a parser could choke on it; keys that
 * reach a prototype are refused; so is what PostgreSQL's jsonb cannot keep (U+0000, lone surrogates)
 * and what JSON.parse turns into infinity (1e999).
 */
export const jsonBody = plugin(
  (app, _options, ready) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      if (body.length === 0 && request.routeOptions.config.isBodyless === true) {
        done(null);
        return;
      }
      if (!isUtf8(request.headers['content-type'] ?? '')) {
        done(new ApiFailure('mediaType'));
        return;
      }
      if (!isDepthWithin(body, MAX_DEPTH)) {
        done(new ApiFailure('malformed', { details: [{ path: '', rule: 'depth', limit: MAX_DEPTH }] }));
        return;
      }
      let text: string;
      try {
        text = decoder.decode(body);
      } catch (cause) {
        done(new ApiFailure('malformed', { cause }));
        return;
      }
      void parse(request, text, (error: Error | null, value?: unknown) => {
        const refused = error === null ? findUnstorable(value, '') : null;
        if (refused === null) done(error, value);
        else done(new ApiFailure('text', { details: [refused] }));
      });
    });
    ready();
  },
  { name: 'json-body' },
);

/** JSON between systems is UTF-8 (RFC 8259, 8.1); whoever names something else did not send what we would read. */
function isUtf8(contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Says whether arrays and objects in a JSON text nest at most `max` deep. */
function isDepthWithin(json: Uint8Array, max: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < json.length; i += 1) {
    const byte = json[i] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) {
      isInString = true;
    } else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > max) return false;
    } else if (CLOSING.has(byte)) {
      depth -= 1;
    }
  }
  return true;
}

/** Finds the first text or number that cannot be stored; recursion is bounded by the depth counted before. */
function findUnstorable(value: unknown, path: string): { path: string; rule: string } | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : { path, rule: 'finite' };
  if (typeof value === 'string') return isStorable(value) ? null : { path, rule: 'text' };
  if (value === null || typeof value !== 'object') return null;
  for (const [key, item] of Object.entries(value)) {
    // The key itself is not repeated: it is what cannot be written.
    if (!isStorable(key)) return { path, rule: 'text' };
    const found = findUnstorable(item, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** U+0000, and halves of surrogate pairs without the other half. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
