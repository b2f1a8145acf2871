/**
 * Returns whether two documents, or two parts of them, have the same content; identical objects are not compared
 * further.
 */
export function isSameDocument(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) => Object.hasOwn(b, name) && isSameDocument(Reflect.get(a, name), Reflect.get(b, name)),
    )
  );
}
