import createClient, { type Client } from 'openapi-fetch';
import type { Locale } from '@eecs/ui-kit';
import type { paths } from './api.d.ts';
import { ApiFailure, parseRefusal, toApiFailure } from './apiFailure.ts';
import type { Errno } from './apiTypes.ts';
import { createAttemptKeys, type AttemptHeaders } from './attemptKeys.ts';
import { createRepeats, createReturns, pause, type PauseAfter } from './repeats.ts';
import { readXsrfToken } from './xsrfToken.ts';
import { fitsAnswer } from './fitsAnswer.ts';
import { isRefusal } from './isRefusal.ts';

/** Time limit of an answer, ms; the server's own limit is shorter. */
export const API_TIMEOUT_MS = 4000;
/** Time limit if the server hashes a password, for which it has 8 s, ms. */
const PATIENT_TIMEOUT_MS = 10_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
}

interface Patience {
  /** Time limit of an attempt, ms. */
  readonly timeoutMs: number;
}

export interface ConnectionOptions {
  /** @default '/api' */
  readonly baseUrl?: string;
  /** Returns the language in which the server's texts are requested. */
  readonly getLocale: () => Locale;
  /** @default the browser's own */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Returns the cookies that scripts can read, in the form of `document.cookie`. */
  readonly readCookies?: () => string;
  /** Time limit of an attempt, ms. @default 4000 */
  readonly timeoutMs?: number;
  /** Runs a task that tabs must not run simultaneously; tests have one tab. @default with the browser's locks */
  readonly takeTurns?: <T>(run: () => Promise<T>) => Promise<T>;
  /** Waits between two attempts; tests do not wait. @default the requested time */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** The result of one request of the typed client. */
interface Exchange<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

export type Attempt<T> = (client: Client<paths>, signal: AbortSignal) => Promise<Exchange<T>>;
type KeyedAttempt<T> = (
  client: Client<paths>,
  signal: AbortSignal,
  headers: AttemptHeaders,
) => Promise<Exchange<T>>;

/**
 * Makes a call, with a time limit for each attempt; if the session has expired, renews it and makes the call once more.
 */
export interface CallApi {
  /**
   * Makes a call that must not be executed twice: it is repeated only if the server reports that it was too busy to
   * begin, at most three times within half a minute. Rejects with ApiFailure.
   */
  <T>(attempt: Attempt<T>, options?: CallOptions): Promise<T>;
  /**
   * Makes a call that may be executed twice: it is repeated if its answer was lost or the server asks for it, at most
   * twice and within 8 s. Rejects with ApiFailure.
   */
  repeatable<T>(attempt: Attempt<T>, options?: CallOptions): Promise<T>;
  /**
   * Makes a call with a password that must not be executed twice, with a longer time limit. Rejects with ApiFailure.
   */
  patient<T>(attempt: Attempt<T>): Promise<T>;
  /**
   * Makes a call that is executed once however often it is sent: as `repeatable`, with an idempotency key. `what` is
   * its path and content, by which a repeat is recognized. Rejects with ApiFailure.
   */
  once<T>(what: readonly unknown[], attempt: KeyedAttempt<T>): Promise<T>;
}

/**
 * Connects to the server: language, time limits, the token which proves that the site's own page calls, and automatic
 * renewal of sessions.
 */
export function connectApi({
  baseUrl = '/api',
  getLocale,
  fetch,
  readCookies = () => (typeof document === 'undefined' ? '' : document.cookie),
  timeoutMs = API_TIMEOUT_MS,
  wait = pause,
  takeTurns = takeTurnsOfTabs,
}: ConnectionOptions): CallApi {
  const client = createClient<paths>({ baseUrl, ...(fetch === undefined ? {} : { fetch }) });
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('Client-Locale', getLocale());
      const token = readXsrfToken(readCookies());
      if (token !== null && request.method === 'POST') request.headers.set('X-XSRF-TOKEN', token);
      return request;
    },
  });

  // The contract's call for each answer, because the code that makes an attempt only sees its answer.
  const called = new WeakMap<Response, string>();
  client.use({
    onResponse: ({ request, schemaPath, response }) => {
      called.set(response, `${request.method} ${schemaPath}`);
    },
  });

  const attemptOnce = async <T>(
    attempt: Attempt<T>,
    { signal, timeoutMs: ownMs = timeoutMs }: CallOptions & Partial<Patience>,
  ): Promise<T> => {
    const timeout = AbortSignal.timeout(ownMs);
    try {
      const { data, error, response } = await attempt(
        client,
        signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      );
      if (data === undefined) throw parseRefusal(response.status, error, response.headers);
      if (!fitsAnswer(called.get(response) ?? '', data))
        throw new ApiFailure({ kind: 'unreadable', status: response.status });
      return data;
    } catch (cause) {
      throw toApiFailure(cause);
    }
  };

  let restoring: Promise<boolean> | null = null;
  // Shared by all calls, in all tabs, that find the session expired at the same time, because each renewal makes the
  // former token obsolete.
  const restore = () => {
    const before = readXsrfToken(readCookies());
    restoring ??= takeTurns(async () => {
      const now = readXsrfToken(readCookies());
      // Another tab has renewed it in the meantime, so the cookies are new.
      if (now !== null && now !== before) return true;
      const { status } = await attemptOnce(
        (api, signal) => api.POST('/auth/restore', { body: {}, signal }),
        {},
      );
      return status;
    }).finally(() => (restoring = null));
    return restoring;
  };

  const attemptPatiently = async <T>(
    attempt: Attempt<T>,
    options: CallOptions & Partial<Patience>,
    pauseAfter: PauseAfter,
  ): Promise<T> => {
    try {
      return await attemptOnce(attempt, options);
    } catch (cause) {
      const failure = toApiFailure(cause);
      const ms = pauseAfter(failure);
      if (ms === null) throw failure;
      await wait(ms, options.signal).catch((reason: unknown) => {
        throw toApiFailure(reason);
      });
      return attemptPatiently(attempt, options, pauseAfter);
    }
  };

  const callBy = async <T>(
    pauseAfter: PauseAfter,
    attempt: Attempt<T>,
    options: CallOptions & Partial<Patience> = {},
  ) => {
    try {
      return await attemptPatiently(attempt, options, pauseAfter);
    } catch (failure) {
      const mayGoOn = hasRunOut(failure) && readXsrfToken(readCookies()) !== null;
      if (!mayGoOn || !(await restore().catch(describeRefused))) throw failure;
      return attemptPatiently(attempt, options, pauseAfter);
    }
  };

  const sendOnce = createAttemptKeys();
  const repeatable: CallApi['repeatable'] = (attempt, options) => callBy(createRepeats(), attempt, options);
  const once: CallApi['once'] = (what, attempt) =>
    sendOnce(what, (headers) => repeatable((api, signal) => attempt(api, signal, headers)));
  const call = <T>(attempt: Attempt<T>, options?: CallOptions) => callBy(createReturns(), attempt, options);
  const patient: CallApi['patient'] = (attempt) =>
    callBy(createReturns(), attempt, { timeoutMs: Math.max(timeoutMs, PATIENT_TIMEOUT_MS) });
  return Object.assign(call, { repeatable, once, patient });
}

/** The lock under which a tab renews the session. */
const REFRESH_LOCK = 'eecs.refresh';

function takeTurnsOfTabs<T>(run: () => Promise<T>): Promise<T> {
  // An insecure page has no locks; the server tolerates two tabs that renew within seconds.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
  return navigator.locks.request(REFRESH_LOCK, run);
}

/**
 * The access token lives for minutes, the session for days: the server's `auth` and `expired`, but not `reauth`, which
 * requires the password.
 */
const RUN_OUT: readonly (number | null)[] = [40101, 40102] satisfies Errno[];

/** If the server refuses the session, it has ended; without an answer it may continue, and the call fails. */
function describeRefused(failure: unknown): false {
  if (isRefusal(failure)) return false;
  throw toApiFailure(failure);
}

function hasRunOut(failure: unknown): boolean {
  return failure instanceof ApiFailure && RUN_OUT.includes(failure.errno);
}
