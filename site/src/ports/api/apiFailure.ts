import type { Done } from './apiTypes.ts';

/**
 * `offline`: no answer at all; `timeout`: none in time; `aborted`: by the application; `refused`: 4xx; `broken`: 5xx;
 * `unreadable`: the answer is invalid.
 */
export type ApiFailureKind = 'offline' | 'timeout' | 'aborted' | 'refused' | 'broken' | 'unreadable';

/** A part of a request that the server refused. */
export interface RefusedPlace {
  /** JSON pointer into the request. */
  readonly path: string;
  /** The violated rule: `maximum`, `maxItems` and similar. */
  readonly rule: string;
  /** The bound of the rule; null if it has none. */
  readonly limit: number | null;
}

export interface ApiFailureDetails {
  readonly kind: ApiFailureKind;
  /** HTTP status; 0 without an answer. */
  readonly status?: number;
  /** The server's number of the failure. */
  readonly errno?: number;
  /** Seconds after which the server asks for a retry. */
  readonly retryAfter?: number | null;
  /** The server's message, in the requested language. */
  readonly serverText?: string;
  readonly places?: readonly RefusedPlace[];
  readonly cause?: unknown;
}

/** A failed call to the server. */
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
 * Reads a refusal of the server: status, number, message and refused parts; missing data are omitted. A refusal may
 * have a success status: then its number, known or not, shows that it is one, and without a number the answer is
 * unreadable.
 */
export function parseRefusal(status: number, body: unknown, headers?: Headers): ApiFailure {
  const record = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { errno, error, details } = record;
  if (status < 400 && (typeof errno !== 'number' || errno === 0))
    return new ApiFailure({ kind: 'unreadable', status });
  // The sentence if there is one, otherwise the word of the failure.
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

/** Returns the answer of a call that succeeded; throws the ApiFailure of a refusal with a success status. */
export function acceptDone<Answer extends object>(answer: Answer): Done<Answer> {
  if ('affected' in answer && answer.affected === 0) throw parseRefusal(200, answer);
  return answer as Done<Answer>;
}

/** Seconds; null if the header is missing or a date. */
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

/** Converts what a fetch threw to a failure with a kind. */
export function toApiFailure(cause: unknown): ApiFailure {
  if (cause instanceof ApiFailure) return cause;
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ApiFailure({ kind: 'timeout', cause });
  if (cause instanceof DOMException && cause.name === 'AbortError')
    return new ApiFailure({ kind: 'aborted', cause });
  if (cause instanceof SyntaxError) return new ApiFailure({ kind: 'unreadable', cause });
  return new ApiFailure({ kind: 'offline', cause });
}
