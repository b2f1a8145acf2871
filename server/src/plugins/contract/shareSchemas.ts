/** A part of a JSON description. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The description of an API, as far as it contains schemas. */
export interface Description {
  readonly paths?: object;
  readonly components?: object;
}

/**
 * Moves every schema that has a title to the components, once, and replaces it by a reference. Throws an Error if two
 * different schemas have the same title.
 */
export function shareSchemas<D extends Description>(description: D): D {
  const schemas = new Map<string, Json>();

  const share = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(share);
    const shared = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, share(part)]));
    // A property named `title` has an object as value rather than a text.
    const { title, ...schema } = shared;
    if (typeof title !== 'string') return shared;
    const known = schemas.get(title);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`two schemas are called ${title}`);
    schemas.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  };

  const paths = share((description.paths ?? {}) as Json);
  return {
    ...description,
    paths,
    components: { ...description.components, schemas: Object.fromEntries(schemas) },
  };
}
