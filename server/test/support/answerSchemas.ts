import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorReply } from '../../src/schemas/errorReply.ts';
import { breaches } from './breaches.ts';

/** An answer of a call, under the call's name in openapi.json. */
export interface SeenAnswer {
  /** Such as `POST /case/list`; null if the request is not a call of the contract. */
  readonly call: string | null;
  readonly status: number;
}

/**
 * Checks every answer of an application against the schema that its route declares for its status; fields that are not
 * declared are refused. A violating answer becomes a 599, which no test expects, and the test fails once more at its
 * end.
 */
export function checkAnswers(
  app: FastifyInstance,
  onAnswer: (seen: SeenAnswer) => void = () => undefined,
): void {
  app.addHook('onSend', (request, reply, payload, next) => {
    const breach = findBreach(request, reply, payload);
    if (breach === null) {
      onAnswer({ call: nameCall(request), status: reply.statusCode });
      next(null, payload);
      return;
    }
    const complaint = `${request.method} ${request.url} ${reply.statusCode}: ${breach}`;
    breaches.push(complaint);
    reply.code(599);
    next(null, JSON.stringify({ breach: complaint }));
  });
}

/** Names the call of a request by its route; null for pages, refused methods and unknown paths. */
function nameCall({ routeOptions, is404 }: FastifyRequest): string | null {
  const { url, method, schema } = routeOptions;
  if (is404 || url === undefined || schema === undefined || (schema as { hide?: boolean }).hide === true)
    return null;
  return `${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`;
}

function findBreach(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
  // Pages and files are sent as streams or as text of another type, and so are compressed answers.
  if (payload !== null && payload !== undefined && typeof payload !== 'string') return null;
  const isCall = nameCall(request) !== null;
  const header = isCall ? findWrongHeader(request, reply) : undefined;
  if (header !== undefined) return `header ${header}: ${String(reply.getHeader(header))}`;
  const isJson = reply.getHeader('content-type') === 'application/json; charset=utf-8';
  const promises = request.routeOptions.schema?.response as Record<number, object | undefined> | undefined;
  const promised = isCall
    ? ofJson(promises?.[reply.statusCode])
    : reply.statusCode >= 400 && isJson
      ? ErrorReply
      : null;
  if (promised === null) return null;
  if (promised === undefined) return 'the status is not among the answers of the call';
  if (typeof payload !== 'string') return reply.statusCode === 304 ? null : 'no body';
  if (!isJson) return `type ${String(reply.getHeader('content-type'))}`;
  const isValid = request.compileValidationSchema(close(promised));
  return isValid(JSON.parse(payload)) ? null : JSON.stringify(isValid.errors?.slice(0, 3));
}

/** Finds a header that an answer of the API must have but lacks. */
function findWrongHeader({ method, id, url }: FastifyRequest, reply: FastifyReply): string | undefined {
  // No cache may store an answer that belongs to one user.
  const isKept =
    method === 'GET' &&
    /\/data\/|\/oembed\b/.test(url) &&
    (reply.statusCode === 200 || reply.statusCode === 304);
  const wanted: Readonly<Record<string, RegExp>> = {
    'x-request-id': new RegExp(`^${id}$`),
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^no-referrer$/,
    'content-security-policy': /^default-src 'none';.*frame-ancestors 'none'$/,
    'cache-control': isKept ? /^(public, max-age=300|private, no-cache)$/ : /^no-store$/,
    ...(isKept && { etag: /^"[\w-]+"$/ }),
  };
  return Object.keys(wanted).find((name) => wanted[name]?.test(String(reply.getHeader(name))) === false);
}

/** Returns the JSON schema of an answer that may have several types. */
function ofJson(promised: object | undefined): object | undefined {
  if (promised === undefined || !('content' in promised)) return promised;
  const { content } = promised as { content: Record<string, { schema: object } | undefined> };
  return content['application/json']?.schema;
}

const closed = new WeakMap<object, Record<string, unknown>>();

/** Makes all objects of a schema refuse undeclared fields. */
function close(schema: object): Record<string, unknown> {
  const known = closed.get(schema);
  if (known !== undefined) return known;
  const made = closeParts(schema) as Record<string, unknown>;
  closed.set(schema, made);
  return made;
}

function closeParts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeParts);
  if (typeof schema !== 'object' || schema === null) return schema;
  const made = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closeParts(value)]));
  const names = made['properties'];
  const isOpen = made['additionalProperties'] === undefined && made['patternProperties'] === undefined;
  const namesSome = typeof names === 'object' && names !== null && Object.keys(names).length > 0;
  return namesSome && isOpen ? { ...made, additionalProperties: false } : made;
}
