import type { Schema } from './schemaReader.ts';

/**
 * Titles and descriptions of the parts of a document, by their paths in its schema. A `form` takes the place of a part
 * that the reader's schema leaves open.
 */
export type SchemaTexts = Readonly<
  Record<string, Pick<Schema, 'title' | 'description'> & { readonly form?: Schema }>
>;

/** Returns the schema with the titles and descriptions of the paths below `place`. */
export function describeSchema(schema: Schema, place: string, texts: SchemaTexts): Schema {
  const { title, description, form = schema } = texts[place] ?? {};
  const { items, oneOf, properties, ...rest } = form;
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
