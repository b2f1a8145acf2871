import type { Done } from './apiTypes.ts';

/**
 * `offline`: no answer at all; `timeout`: none in time; `aborted`: by ourselves;
 * `refused`: 4xx; `broken`: 5xx; `unreadable`: no sense.
 */
export type ApiFailureKind = 'offline' | 'timeout' | 'aborted' | 'refused' | 'broken' | 'unreadable';

/** A place in a request that the server refused. */
export interface RefusedPlace {
  /** JSON pointer into the request. */
  readonly path: string;
  /** The rule it broke: `maximum`, `maxItems` and the like. */
  readonly rule: string;
  /** The bound of the rule; null if it has none. */
  readonly limit: number | null;
}

export interface ApiFailureDetails {
  readonly kind: ApiFailureKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number;
  /** The server's number of the failure. */
  readonly errno?: number;
  /** When the server wants to be asked again, s from now. */
  readonly retryAfter?: number | null;
  /** The server's words, in the language that was asked for. */
  readonly serverText?: string;
  readonly places?: readonly RefusedPlace[];
  readonly cause?: unknown;
}

/** A call to the server that brought no result. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  readonly status: number;
  readonly errno: number | null;
  readonly retryAfter: number | null;
  readonly serverText: string;
  readonly places: readonly RefusedPlace[];

  constructor({
    kind,
    status = 0,
    errno,
    retryAfter = null,
    serverText = '',
    places = [],
    cause,
  }: ApiFailureDetails) {
    super(serverText === '' ? `${kind} ${status}` : serverText, { cause });
    this.kind = kind;
    this.status = status;
    this.errno = errno ?? null;
    this.retryAfter = retryAfter;
    this.serverText = serverText;
    this.places = places;
  }
}

/**
 * Reads what the server reports about a refusal: status, number, words and places; whatever is missing stays out. It
 * may refuse with the status of success: then the number shows that it did, known or not, and without a number there is
 * no sense in it.
 */
export function parseRefusal(status: number, body: unknown, headers?: Headers): ApiFailure {
  const record = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { errno, error, details } = record;
  if (status < 400 && (typeof errno !== 'number' || errno === 0))
    return new ApiFailure({ kind: 'unreadable', status });
  // A sentence where there is one, else the one word the failure is called by.
  const message = record['message'] ?? error;
  return new ApiFailure({
    kind: status >= 500 ? 'broken' : 'refused',
    status,
    ...(typeof errno === 'number' ? { errno } : {}),
    retryAfter: readRetryAfter(headers),
    ...(typeof message === 'string' ? { serverText: message } : {}),
    ...(Array.isArray(details) ? { places: details.flatMap(parsePlace) } : {}),
  });
}

/**
 * Returns the answer of a call that did what was asked; throws the ApiFailure of one
 * that was refused with the status of success.
 */
export function acceptDone<Answer extends object>(answer: Answer): Done<Answer> {
  if ('affected' in answer && answer.affected === 0) throw parseRefusal(200, answer);
  return answer as Done<Answer>;
}

/** Seconds; null if none are named, or a date. */
function readRetryAfter(headers: Headers | undefined): number | null {
  const text = headers?.get('Retry-After') ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

function parsePlace(value: unknown): RefusedPlace[] {
  const { path, rule, limit } =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (typeof path !== 'string' || typeof rule !== 'string') return [];
  return [{ path, rule, limit: typeof limit === 'number' ? limit : null }];
}

/** Turns what a fetch threw into a failure with a kind. */
export function toApiFailure(cause: unknown): ApiFailure {
  if (cause instanceof ApiFailure) return cause;
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ApiFailure({ kind: 'timeout', cause });
  if (cause instanceof DOMException && cause.name === 'AbortError')
    return new ApiFailure({ kind: 'aborted', cause });
  if (cause instanceof SyntaxError) return new ApiFailure({ kind: 'unreadable', cause });
  return new ApiFailure({ kind: 'offline', cause });
}
