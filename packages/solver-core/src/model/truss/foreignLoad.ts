import type { Schema } from '../common/schemaReader.ts';

/**
 * Gives a load whose class does not act here what the schema would ask for besides, so that its class alone is told;
 * null for one of a class that does. `values` are those of a load of the schema.
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
