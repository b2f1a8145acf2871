import fc from 'fast-check';
import type { Schema } from '../support/contract.ts';

/** Generates values that satisfy a schema. Open parts get any JSON. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fromSchema));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.oneof(fc.integer(range(schema, 1)), fc.integer(range(schema, 2_147_483_647)));
    case 'number':
      return fc.oneof(
        fc.integer(range(schema, 100)),
        fc.double({ min: schema.minimum ?? -1e15, max: schema.maximum ?? 1e15, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return object(schema);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function range({ minimum, maximum }: Schema, most: number): { min: number; max: number } {
  const min = Math.max(minimum ?? -most, -2_147_483_648);
  return { min, max: Math.max(min, Math.min(maximum ?? most, most)) };
}

function text({ pattern, minLength = 0, maxLength = 80 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 80), unit: 'grapheme' });
}

function object({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fromSchema(part)])),
    { requiredKeys: [...required] },
  );
  if (additionalProperties === false) return known;
  const others = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });
  return fc.tuple(others, known).map(([more, own]) => ({ ...more, ...own }));
}
