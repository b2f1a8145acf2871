const kept = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Asks the server once for the life of the page, for each key of whoever owns it: tables, notes and prices do not
 * change under a reader. What failed is asked for again.
 */
export function keepForPage<Value>(owner: object, key: string, load: () => Promise<Value>): Promise<Value> {
  const own = kept.get(owner) ?? new Map<string, Promise<unknown>>();
  kept.set(owner, own);
  const known = own.get(key);
  if (known !== undefined) return known as Promise<Value>;
  const loading = load();
  own.set(key, loading);
  loading.catch(() => own.delete(key));
  return loading;
}
