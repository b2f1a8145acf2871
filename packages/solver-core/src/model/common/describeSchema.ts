import type { Schema } from './schemaReader.ts';

/** Titles and descriptions of the parts of a document, by their paths in its schema. */
export type SchemaTexts = Readonly<Record<string, Pick<Schema, 'title' | 'description'>>>;

/** Returns the schema with the titles and descriptions of the paths below `place`. */
export function describeSchema(schema: Schema, place: string, texts: SchemaTexts): Schema {
  const { items, oneOf, properties, ...rest } = schema;
  const { title, description } = texts[place] ?? {};
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...rest,
    ...(items && { items: describeSchema(items, `${place}[]`, texts) }),
    ...(oneOf && {
      oneOf: oneOf.map((variant, index) => describeSchema(variant, `${place}|${index}`, texts)),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          name,
          describeSchema(part, `${place}.${name}`, texts),
        ]),
      ),
    }),
  };
}
