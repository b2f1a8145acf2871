import { LIMITS } from './constants.ts';
import type { Schema } from './schemaReader.ts';

/** Adds the size limits of a server to the schema of a document. */
export function limitSchema(whole: Schema, caller: keyof typeof LIMITS): Schema {
  const limits: Readonly<Record<string, number>> = LIMITS[caller];
  const { magnitude } = LIMITS[caller];
  const properties = Object.entries(whole.properties ?? {}).map(([name, schema]): [string, Schema] => {
    const limited = withMagnitude(schema, magnitude);
    if (name === 'L') return [name, { ...limited, maximum: LIMITS[caller].length }];
    const most = limits[name];
    if (most === undefined) return [name, limited];
    return [name, { ...limited, [schema.type === 'array' ? 'maxItems' : 'maxLength']: most }];
  });
  return { ...whole, properties: Object.fromEntries(properties) };
}

/** Adds bounds to every number inside, unless it has narrower ones. */
function withMagnitude(schema: Schema, magnitude: number): Schema {
  const bounded = (part: Schema) => withMagnitude(part, magnitude);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const isNumber = types.includes('number') || types.includes('integer');
  return {
    ...schema,
    ...(isNumber && {
      maximum: schema.maximum ?? magnitude,
      ...(schema.exclusiveMinimum === undefined && { minimum: schema.minimum ?? -magnitude }),
    }),
    ...(schema.items && { items: bounded(schema.items) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(bounded) }),
    ...(schema.additionalProperties && { additionalProperties: bounded(schema.additionalProperties) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [name, bounded(part)]),
      ),
    }),
  };
}
