import type { MessageKey } from '../messages/index.ts';

/** A refused part of a request. It names the violated rule and its bound, never the value. */
export interface ErrorDetail {
  /** JSON pointer into the request. */
  readonly path: string;
  readonly rule: string;
  readonly limit?: number;
  /** The values that the rules `enum` and `keys` allow. */
  readonly allowed?: readonly string[];
}

/** The declaration of a failure. */
export interface DeclaredError {
  readonly status: number;
  readonly errno: number;
  readonly error: string;
  /** Whether the reply has a status of a server error although it is a refusal: nothing failed in the server. */
  readonly isRefusal?: boolean;
}

/**
 * Every failure of a call that the specification does not define itself, with its status, number and word. The
 * catalogues hold the text of a failure under `errors.<key>`.
 */
export const ERRORS = {
  malformed: { status: 400, errno: 40001, error: 'malformed' },
  schema: { status: 400, errno: 40002, error: 'schema' },
  text: { status: 400, errno: 40003, error: 'text' },
  http: { status: 400, errno: 40004, error: 'http' },
  auth: { status: 401, errno: 40101, error: 'auth' },
  expired: { status: 401, errno: 40102, error: 'expired' },
  reauth: { status: 401, errno: 40103, error: 'reauth' },
  xsrf: { status: 403, errno: 40301, error: 'xsrf' },
  restricted: { status: 403, errno: 40302, error: 'restricted' },
  frozen: { status: 403, errno: 6, error: 'frozen' },
  missing: { status: 404, errno: 40401, error: 'missing' },
  method: { status: 405, errno: 40501, error: 'method' },
  timeout: { status: 408, errno: 40801, error: 'timeout' },
  conflict: { status: 409, errno: 40901, error: 'conflict' },
  keyReused: { status: 409, errno: 40902, error: 'key_reused' },
  nameUsed: { status: 409, errno: 40903, error: 'name_used' },
  notPurchasable: { status: 409, errno: 40904, error: 'not_purchasable' },
  quota: { status: 409, errno: 40905, error: 'quota' },
  circle: { status: 409, errno: 40906, error: 'circle' },
  tooLarge: { status: 413, errno: 41301, error: 'too_large' },
  mediaType: { status: 415, errno: 41501, error: 'media_type' },
  domain: { status: 422, errno: 42201, error: 'domain' },
  tooMany: { status: 429, errno: 42901, error: 'too_many' },
  headers: { status: 431, errno: 43101, error: 'headers' },
  internal: { status: 500, errno: 50001, error: 'internal' },
  otherFormat: { status: 501, errno: 50101, error: 'other_format', isRefusal: true },
  busy: { status: 503, errno: 50301, error: 'busy' },
  db: { status: 503, errno: 50302, error: 'db' },
  closing: { status: 503, errno: 50303, error: 'closing' },
  solveTimeout: { status: 504, errno: 50401, error: 'solve_timeout' },
} as const satisfies Record<string, DeclaredError>;

export type ErrorKey = keyof typeof ERRORS;

export interface ApiFailureOptions {
  readonly details?: readonly ErrorDetail[];
  /** Seconds after which a retry may succeed. */
  readonly retryAfter?: number;
  /** The text that replaces the failure's general one. `{wait}` in it is `retryAfter`. */
  readonly text?: MessageKey;
  /** Values of the other placeholders of the text; a value `{ key }` means the text of that key. */
  readonly values?: FailureValues;
  /** Additional fields of the reply to this call. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** Values of a text, by the names of its placeholders. */
export type FailureValues = Readonly<Record<string, number | string | { readonly key: MessageKey }>>;

/** A failure from the table above; the error handler turns it into a reply. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly key: ErrorKey;
  readonly details: readonly ErrorDetail[];
  readonly retryAfter: number | null;
  readonly text: MessageKey | null;
  readonly values: FailureValues;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    key: ErrorKey,
    { details = [], retryAfter, text, values = {}, fields = {}, cause }: ApiFailureOptions = {},
  ) {
    super(ERRORS[key].error, { cause });
    this.key = key;
    this.details = details;
    this.retryAfter = retryAfter ?? null;
    this.text = text ?? null;
    this.values = values;
    this.fields = fields;
  }
}
