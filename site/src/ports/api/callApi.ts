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

/** The application waits this long for an answer, ms; the server answers sooner. */
export const API_TIMEOUT_MS = 4000;
/** And this long where the server hashes a password, for which it has 8 s. */
const PATIENT_TIMEOUT_MS = 10_000;

export interface CallOptions {
  readonly signal?: AbortSignal;
}

interface Patience {
  /** How long an attempt may take, ms. */
  readonly timeoutMs: number;
}

export interface ConnectionOptions {
  /** @default '/api' */
  readonly baseUrl?: string;
  /** The language texts of the server are asked for in. */
  readonly getLocale: () => Locale;
  /** @default the browser's own */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Cookies a script may read, as `document.cookie` has them. */
  readonly readCookies?: () => string;
  /** How long an attempt may take, ms. @default 4000 */
  readonly timeoutMs?: number;
  /** Lets one tab after the other do what all of them share; tests have one. @default by the browser's locks */
  readonly takeTurns?: <T>(run: () => Promise<T>) => Promise<T>;
  /** How to wait between two attempts; tests do not. @default as long as it asks for */
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
 * Makes a call, each attempt within its time; where the session has run out, takes
 * it up again and makes the call once more.
 */
export interface CallApi {
  /**
   * Makes a call that may be made once only: it is made again where the server reports that it was too busy to begin
   * it, three times at most within half a minute. Rejects with ApiFailure.
   */
  <T>(attempt: Attempt<T>, options?: CallOptions): Promise<T>;
  /**
   * Makes a call that does no harm when it is made again: it is repeated where its answer was lost or the server asks
   * for it, twice at most and not later than after 8 s. Rejects with ApiFailure.
   */
  repeatable<T>(attempt: Attempt<T>, options?: CallOptions): Promise<T>;
  /**
   * Makes a call that brings a password and may be made once only: it may take longer. Rejects with
   * ApiFailure.
   */
  patient<T>(attempt: Attempt<T>): Promise<T>;
  /**
   * Makes a call that is done once however often it is sent: `repeatable`, with the headers for that. `what` is its
   * path and what is sent, by which it is known when it is asked for again. Rejects with ApiFailure.
   */
  once<T>(what: readonly unknown[], attempt: KeyedAttempt<T>): Promise<T>;
}

/**
 * Connects to the server: language, time limit, the token that shows that our own page
 * calls, and sessions that go on by themselves.
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

  // The call of the contract that each answer belongs to: whoever attempts a call knows its answer alone.
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
  // One for all calls that find the session run out at once, of all tabs: each exchange makes the former token an old
  // one.
  const restore = () => {
    const before = readXsrfToken(readCookies());
    restoring ??= takeTurns(async () => {
      const now = readXsrfToken(readCookies());
      // Another tab has taken it up meanwhile: the cookies are new.
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

/** The lock under which a tab takes the session up. */
const REFRESH_LOCK = 'eecs.refresh';

function takeTurnsOfTabs<T>(run: () => Promise<T>): Promise<T> {
  // An insecure page has no locks; the server tolerates two tabs that ask within seconds.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
  return navigator.locks.request(REFRESH_LOCK, run);
}

/**
 * The access token lives for minutes, the session for days: `auth` and `expired` of the
 * server; not `reauth`, which wants the password.
 */
const RUN_OUT: readonly (number | null)[] = [40101, 40102] satisfies Errno[];

/**
 * A session that the server refuses is over; one about which nothing answered
 * may go on, and the call has failed of that.
 */
function describeRefused(failure: unknown): false {
  if (isRefusal(failure)) return false;
  throw toApiFailure(failure);
}

function hasRunOut(failure: unknown): boolean {
  return failure instanceof ApiFailure && RUN_OUT.includes(failure.errno);
}
