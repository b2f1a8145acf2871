/** Maps an array as `map` does, which would call the constructor that an array claims to have. */
export function mapped(values: readonly unknown[], map: (value: unknown, i: number) => unknown): unknown[] {
  const results = new Array<unknown>(values.length);
  for (let i = 0; i < values.length; i++) results[i] = map(values[i], i);
  return results;
}
