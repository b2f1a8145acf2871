/** A part of a description in JSON. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The description of an API as far as schemas are in it. */
export interface Description {
  readonly paths?: object;
  readonly components?: object;
}

/**
 * Puts every schema that has a title among the components, once, and refers to it where it stood. Throws an Error where
 * two that differ have one title.
 */
export function shareSchemas<D extends Description>(description: D): D {
  const schemas = new Map<string, Json>();

  const share = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(share);
    const shared = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, share(part)]));
    // A property may be called title too, and is no text.
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
