/** A place in what was sent that the server refused. */
export interface RefusedPlace {
  /** JSON pointer into the request. */
  readonly path: string;
  /** The rule it broke: `format`, `maxLength` and the like. */
  readonly rule: string;
  /** The bound of the rule; null if it has none. */
  readonly limit: number | null;
}

/** Why a call brought nothing. */
export interface AccountFailure {
  /** The server's number of the failure; null if it gave none. */
  readonly errno: number | null;
  readonly places: readonly RefusedPlace[];
}

/** The session has ended: nobody is logged in any more. */
const ENDED: readonly number[] = [40101, 40102];

/** The account may not be used. */
const FROZEN = 6;

/** The password has to be given again. */
const REAUTH = 40103;

/** Reads what a call rejected with; nothing where it was no failure of a call. */
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

/** Returns whether a call failed because the password was given too long ago, or is wrong. */
export function isReauth(error: unknown): boolean {
  return readFailure(error).errno === REAUTH;
}
