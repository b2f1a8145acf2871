/** The password of all test users that have one. */
export const PASSWORD = 'a bridge of two spans';

/** Accounts that only an operator can create: `fillPeople.ts` does. */
export const ROOT_EMAIL = 'root@example.com';
export const FROZEN_EMAIL = 'frozen@example.com';

/**
 * Number of readers that have an account before the first test, for tests about something else: registering takes half
 * a second of processor time for the password, and the mail takes time, too. Accounts with the shared password take a
 * sixth of that, the others none, because they have no usable password.
 */
export const READERS = { withPassword: 14, withoutPassword: 40 } as const;

export type ReaderKind = keyof typeof READERS;

/** Length of all tokens that the server sends. */
const TOKEN_LENGTH = 43;

/** Returns the address of a reader, and the token of the link that opens the account once. */
export function nameReader(
  kind: ReaderKind,
  index: number,
): { readonly email: string; readonly token: string } {
  const name = `${kind}-${index}`;
  return { email: `${name.toLowerCase()}@example.com`, token: `${name}-`.padEnd(TOKEN_LENGTH, '0') };
}
