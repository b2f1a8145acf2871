/** Reads a number with a decimal point or comma, spaces among its digits; null of what is none. */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  const decimal = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const other = bare.charAt(decimal) === ',' ? '.' : ',';
  const plain = bare.replaceAll(other, '').replace(',', '.');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
