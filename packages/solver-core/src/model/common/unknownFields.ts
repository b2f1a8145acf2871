import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { isRecord } from './schemaReader.ts';
import type { Schema } from './schemaReader.ts';

/**
 * Fields that editors and other programs store in a document; they are known although this package does not read them.
 */
const KEPT = new Set(
  'checksum hash totalMass version modified editing state guides divisor aspectRatio'.split(' '),
);

/** Short forms of loads, which the reader has already expanded, and fields that loads of older programs have. */
const SHORT_FORMS = new Set('x0 x1 y y0 y1 y2 isAccurate ratio'.split(' '));

const LOAD = /\/loads\/\d+$/;

/** Greatest number of unknown fields that are reported, because a document of another program may have thousands. */
const MOST = 20;

/** A document together with its schema. */
export interface ReadDocument {
  readonly document: object;
  readonly schema: Schema;
  /** Returns whether the reader accepts a key that the schema does not have, for the entry at a path. */
  readonly isAlias?: (path: string, key: string) => boolean;
}

/**
 * Returns a correction for each unknown field of a document, such as a misspelt one: the field stays in the document
 * and has no effect. Reports at most twenty.
 *
 * @example unknownFields({ document, schema })[0] // { code: 'correction.unknownField', path: '/loads/0/alfa', ids:
 * [0], values: { actual: 'alfa', … } }
 */
export function unknownFields({ document, schema, isAlias = () => false }: ReadDocument): Failure[] {
  const found: Failure[] = [];
  findInto(found, { value: document, schema, path: '', ids: [] }, isAlias);
  return found;
}

interface Place {
  readonly value: unknown;
  readonly schema: Schema;
  readonly path: string;
  readonly ids: readonly number[];
}

function findInto(
  found: Failure[],
  { value, schema, path, ids }: Place,
  isAlias: NonNullable<ReadDocument['isAlias']>,
): void {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    if (items.properties ?? items.oneOf)
      for (let i = 0; i < value.length && found.length < MOST; i++)
        findInto(
          found,
          { value: value[i], schema: items, path: `${path}/${i}`, ids: ids.length > 0 ? ids : [i] },
          isAlias,
        );
    return;
  }
  const properties = (schema.oneOf ? variantOf(schema.oneOf, value) : schema).properties;
  if (!properties || !isRecord(value)) return;
  const extra = path === '' ? KEPT : LOAD.test(path) ? SHORT_FORMS : null;
  for (const key of Object.keys(value)) {
    const property = properties[key];
    if (property) {
      if (property.type === 'object' || property.type === 'array')
        findInto(found, { value: value[key], schema: property, path: `${path}/${key}`, ids }, isAlias);
    } else if (extra?.has(key) !== true && !isAlias(path, key) && found.length < MOST) {
      const values = { actual: key.slice(0, 80), allowed: Object.keys(properties).join(', ') };
      found.push(createFailure('correction.unknownField', `${path}/${escapeKey(key)}`, { ids, values }));
    }
  }
}

function variantOf(variants: readonly Schema[], value: unknown): Schema {
  const className = isRecord(value) ? value['className'] : undefined;
  return (
    variants.find(({ properties }) => properties?.['className']?.enum?.includes(className as string)) ?? {}
  );
}

/** Escapes a key as in a JSON pointer. */
function escapeKey(key: string): string {
  return key.slice(0, 80).replaceAll('~', '~0').replaceAll('/', '~1');
}
