/**
 * Returns whether a password is among the 3000 most common ones of at least eight characters that `judgePassword`
 * accepts; ignores case. The list loads with the first checked password (12 kB compressed). The server cannot check it,
 * because it never sees a password, and computing what clients send for the whole list would take minutes.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { default: common } = await import('./commonPasswords.json', { with: { type: 'json' } });
  return common.includes(password.normalize('NFC').toLowerCase());
}
