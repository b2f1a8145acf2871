/** The password of everybody whom tests make. */
export const PASSWORD = 'a bridge of two spans';

/** Accounts that only an operator can make: `fillPeople.ts` makes them. */
export const ROOT_EMAIL = 'root@example.com';
export const FROZEN_EMAIL = 'frozen@example.com';

/**
 * How many readers have an account before the first test, for tests that are about something else: to register takes
 * half a second of a processor for what the password costs, and the mail takes its time. Accounts with the shared
 * password take a sixth of that time, the others none: nobody knows their passwords.
 */
export const READERS = { withPassword: 14, withoutPassword: 40 } as const;

export type ReaderKind = keyof typeof READERS;

/** Length of all tokens that the server sends. */
const TOKEN_LENGTH = 43;

/** The address of a reader, and the token of the link that opens the account, once. */
export function nameReader(
  kind: ReaderKind,
  index: number,
): { readonly email: string; readonly token: string } {
  const name = `${kind}-${index}`;
  return { email: `${name.toLowerCase()}@example.com`, token: `${name}-`.padEnd(TOKEN_LENGTH, '0') };
}
