/**
 * Returns whether a password is among the 3000 most used of eight signs and more that `judgePassword` lets pass;
 * capitals do not matter. The list comes with the first password that is asked about (12 kB packed). The server cannot
 * ask: it never sees a password, and to compute what clients send for each of the list would take it minutes.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { default: common } = await import('./commonPasswords.json', { with: { type: 'json' } });
  return common.includes(password.normalize('NFC').toLowerCase());
}
