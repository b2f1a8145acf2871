import type { Schema } from '../common/schemaReader.ts';

/**
 * Adds to a load whose class is not allowed here the fields that the schema requires, so that only its class is
 * reported; null for an allowed class. `values` are those of a load of the schema.
 */
export function fillForeign(
  load: Readonly<Record<string, unknown>>,
  { properties }: Schema,
  { index, values }: { readonly index: number; readonly values: Readonly<Record<string, unknown>> },
): Record<string, unknown> | null {
  const { className } = load;
  if (typeof className === 'string' && properties?.['className']?.enum?.includes(className)) return null;
  return { id: index, alpha: 0, ...load, ...(typeof className === 'string' && values) };
}
