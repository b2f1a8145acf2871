/** A part of the request that the server refused. */
export interface RefusedPlace {
  /** JSON pointer into the request. */
  readonly path: string;
  /** The violated rule: `format`, `maxLength` and similar. */
  readonly rule: string;
  /** The bound of the rule; null if it has none. */
  readonly limit: number | null;
}

/** Why a call failed. */
export interface AccountFailure {
  /** The server's number of the failure; null if it gave none. */
  readonly errno: number | null;
  readonly places: readonly RefusedPlace[];
}

/** The session has ended, so nobody is logged in. */
const ENDED: readonly number[] = [40101, 40102];

/** The account may not be used. */
const FROZEN = 6;

/** The password must be entered again. */
const REAUTH = 40103;

/** Reads the failure that a call rejected with; its fields are empty if the error is not a failure of a call. */
export function readFailure(error: unknown): AccountFailure {
  if (typeof error !== 'object' || error === null) return { errno: null, places: [] };
  const { errno, places } = error as Readonly<Record<string, unknown>>;
  return {
    errno: typeof errno === 'number' ? errno : null,
    places: Array.isArray(places) ? (places as readonly RefusedPlace[]) : [],
  };
}

/** Returns whether a call failed because the session has ended. */
export function isSessionEnd(error: unknown): boolean {
  return ENDED.includes(readFailure(error).errno ?? 0);
}

/** Returns whether a call failed because the account is frozen. */
export function isFrozen(error: unknown): boolean {
  return readFailure(error).errno === FROZEN;
}

/** Returns whether a call failed because the password was entered too long ago, or is wrong. */
export function isReauth(error: unknown): boolean {
  return readFailure(error).errno === REAUTH;
}
