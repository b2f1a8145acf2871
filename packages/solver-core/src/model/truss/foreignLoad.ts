import type { Schema } from '../common/schemaReader.ts';

/**
 * Adds the fields that the schema requires to a load whose class is not allowed here, so that only its class is
 * reported; returns null for an allowed class. `values` are the values of a valid load.
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
