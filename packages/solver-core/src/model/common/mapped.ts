/** Maps an array like `map`, but ignores the array's own constructor, which `map` would call. */
export function mapped(values: readonly unknown[], map: (value: unknown, i: number) => unknown): unknown[] {
  const results = new Array<unknown>(values.length);
  for (let i = 0; i < values.length; i++) results[i] = map(values[i], i);
  return results;
}
