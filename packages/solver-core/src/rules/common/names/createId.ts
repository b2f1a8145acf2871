const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

/** Creates an id such as `ab12-cd34`; `random` returns numbers from 0 to below 1. */
export function createId(random: () => number): string {
  const pick = (from: string): string => from.charAt(Math.floor(random() * from.length));
  const half = (): string => pick(LETTERS) + pick(LETTERS) + pick(DIGITS) + pick(DIGITS);
  return `${half()}-${half()}`;
}
