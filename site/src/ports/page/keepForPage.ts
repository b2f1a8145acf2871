const kept = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Requests data from the server once per page and key, because tables, notes and prices do not change while a page is
 * open. A failed request is repeated by the next call.
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
