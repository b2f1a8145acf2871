/** Reads a range of digits in the notation of the table, `1-6`; null for every other key. */
export function readDigits(written: string): { readonly from: number; readonly to: number } | null {
  const found = /^(\d)-(\d)$/.exec(written);
  return found === null ? null : { from: Number(found[1]), to: Number(found[2]) };
}
