/** Minimum and maximum length of a password, characters; from `better` on it needs no rules. */
export const PASSWORD_LENGTH = { min: 8, max: 128, better: 15 } as const;

/** Words that name the product, which an attacker tries first. */
const PRODUCT_WORDS = [
  ...['eecs', 'beam', 'balka', 'truss', 'msb', 'multispan', 'calculator', 'structural', 'ферма', 'балка'],
  ...['password', 'qwerty', 'letmein', 'welcome', 'admin'],
];

/**
 * Returns the problem of a password; null if it is acceptable. `easy` means that it is the address, a common word with
 * a few digits, one repeated character, or a run like 12345678. Capitals or special characters are not required,
 * because length matters most.
 */
export function judgePassword(password: string, email: string): 'short' | 'long' | 'easy' | null {
  const signs = [...password.normalize('NFC')];
  if (signs.length < PASSWORD_LENGTH.min) return 'short';
  if (signs.length > PASSWORD_LENGTH.max) return 'long';
  const bare = password.toLowerCase();
  const [name = ''] = email.trim().toLowerCase().split('@');
  const known = [email.trim().toLowerCase(), name, ...PRODUCT_WORDS].filter((word) => word.length > 2);
  const rest =
    known.map((word) => bare.replaceAll(word, '')).toSorted((a, b) => a.length - b.length)[0] ?? bare;
  if (rest.length <= 4 && rest !== bare) return 'easy';
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 2] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? 'easy' : null;
}
