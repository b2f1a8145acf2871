import { MOST_MAGNITUDE } from './constants.ts';
import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';

/** The part of JSON Schema that the document schemas use. */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** For other readers of the schema: this one does not check the length of strings. */
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly required?: readonly string[];
  readonly default?: unknown;
}

/**
 * Reads a value: returns it with defaults filled in and appends a failure, with its path relative to the value, for
 * everything that is wrong. Never writes into the value; a part in which nothing had to be filled in is returned
 * itself, not a copy.
 */
export type SchemaReader = (value: unknown, failures: Failure[]) => unknown;

/** Compiles a schema to a reader, so that the schema is not interpreted again for each of thousands of loads. */
export function createSchemaReader(schema: Schema): SchemaReader {
  if (schema.oneOf) return createVariantReader(schema.oneOf);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const allowsNull = types.includes('null');
  const [type = 'object', ...others] = types.filter((name) => name !== 'null');
  const reader = others.length > 0 ? createScalarReader([type, ...others]) : createTypeReader(type, schema);
  return allowsNull ? (value, failures) => (value === null ? null : reader(value, failures)) : reader;
}

function createTypeReader(type: string, schema: Schema): SchemaReader {
  switch (type) {
    case 'object':
      return createObjectReader(schema);
    case 'array':
      return createArrayReader(schema);
    case 'number':
    case 'integer':
      return createNumberReader(schema, type === 'integer');
    default:
      return (value, failures) => {
        if (typeof value !== type) {
          failures.push(wrongType(type));
        } else if (schema.enum && !schema.enum.includes(value as string)) {
          failures.push(notAllowed('', value as string, schema.enum));
        }
        return value;
      };
  }
}

function wrongType(expected: string, path = ''): Failure {
  return createFailure('schema.type', path, { values: { expected } });
}

function notAllowed(path: string, actual: string, allowed: Iterable<unknown>): Failure {
  return createFailure('schema.className', path, {
    values: { actual: actual.slice(0, 80), allowed: [...allowed].join(', ') },
  });
}

/** Creates a reader of a value that may be a string or a number. */
function createScalarReader(types: readonly string[]): SchemaReader {
  return (value, failures) => {
    if (!types.includes(typeof value)) {
      failures.push(wrongType(types.join(' | ')));
    } else if (typeof value === 'number' && !Number.isFinite(value)) {
      failures.push(createFailure('schema.notFinite', ''));
    }
    return value;
  };
}

function createNumberReader(schema: Schema, isInteger: boolean): SchemaReader {
  const { minimum, maximum, exclusiveMinimum } = schema;
  // A missing bound is never exceeded.
  const bounds = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  return (value, failures) => {
    if (typeof value !== 'number') {
      failures.push(wrongType('number'));
    } else if (!Number.isFinite(value)) {
      failures.push(createFailure('schema.notFinite', ''));
    } else if (isInteger && !Number.isInteger(value)) {
      failures.push(wrongType('integer'));
    } else if (value <= exclusiveMinimum!) {
      failures.push(createFailure('schema.notPositive', '', { values: { actual: value } }));
    } else if (value < minimum! || value > maximum!) {
      failures.push(createFailure('schema.range', '', { values: { actual: value, ...bounds } }));
    } else if (!isSized(value)) {
      const sizes = { minimum: SMALLEST, maximum: MOST_MAGNITUDE };
      failures.push(createFailure('schema.range', '', { values: { actual: value, ...sizes } }));
    }
    return value;
  };
}

function createArrayReader(schema: Schema): SchemaReader {
  const item = createSchemaReader(schema.items ?? {});
  const isPlain = isPlainNumber(schema.items);
  const { minItems = 0, maxItems = Infinity } = schema;
  return (value, failures) => {
    if (!isArray(value)) {
      failures.push(wrongType('array'));
      return value;
    }
    if (value.length < minItems || value.length > maxItems) {
      failures.push(
        createFailure('schema.arity', '', { values: { actual: value.length, minItems, maxItems } }),
      );
      return value;
    }
    if (isPlain && areSized(value)) return plainArray(value);
    let changed: unknown[] | null = null;
    for (let i = 0; i < value.length; i++) {
      const result = readAt(item, value[i], i, failures);
      if (result !== value[i]) (changed ??= [...value])[i] = result;
    }
    return changed ?? plainArray(value);
  };
}

/** Copies an array that has a constructor of its own, because `map` would call that constructor. */
function plainArray(value: readonly unknown[]): readonly unknown[] {
  return value.constructor === Array ? value : [...value];
}

function createObjectReader(schema: Schema): SchemaReader {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    read: createSchemaReader(property),
    isRequired: schema.required?.includes(name),
    fallback: property.default,
    isPlain: isPlainNumber(property),
  }));
  const other = schema.additionalProperties && createSchemaReader(schema.additionalProperties);
  return (value, failures) => {
    if (!isRecord(value)) {
      failures.push(wrongType('object'));
      return value;
    }
    let changed: Record<string, unknown> | null = null;
    for (let i = 0; i < fields.length; i++) {
      const { name, read, isRequired, fallback, isPlain } = fields[i]!;
      const stated = value[name];
      if (isPlain && isSized(stated)) continue;
      const given = stated === undefined ? fallback : stated;
      if (given === undefined) {
        if (name in value) delete (changed ??= { ...value })[name];
        if (isRequired) failures.push(createFailure('schema.required', `/${name}`));
        continue;
      }
      const result = readAt(read, given, name, failures);
      if (result !== stated) (changed ??= { ...value })[name] = result;
    }
    if (other) for (const name of Object.keys(value)) readAt(other, value[name], name, failures);
    return changed ?? value;
  };
}

/**
 * Bounds on the magnitude of numbers other than zero. They are far beyond anything built; products and quotients of a
 * few such numbers stay within the range of doubles, so no result overflows. A refusal names the smaller bound of the
 * server and the editors, because a number between the two would be refused there.
 */
const SMALLEST = 1e-60;
const LARGEST = 1e60;

/** Returns whether a value is a number of a magnitude that documents may have. */
export function isSized(value: unknown): value is number {
  if (typeof value !== 'number') return false;
  const size = Math.abs(value);
  return size === 0 || (size >= SMALLEST && size <= LARGEST);
}

function areSized(values: readonly unknown[]): boolean {
  for (let i = 0; i < values.length; i++) if (!isSized(values[i])) return false;
  return true;
}

/** Most of a document consists of numbers without bounds; they are accepted without calling a reader. */
function isPlainNumber(schema: Schema | undefined): boolean {
  if (schema?.type !== 'number') return false;
  return (schema.minimum ?? schema.maximum ?? schema.exclusiveMinimum) === undefined;
}

function createVariantReader(variants: readonly Schema[]): SchemaReader {
  const readers = new Map<unknown, SchemaReader>();
  for (const variant of variants) {
    const read = createSchemaReader(variant);
    for (const name of variant.properties?.['className']?.enum ?? []) readers.set(name, read);
  }
  return (value, failures) => {
    const className = isRecord(value) ? value['className'] : undefined;
    const read = readers.get(className);
    if (read) return read(value, failures);
    failures.push(refuseClassName(className, readers.keys()));
    return value;
  };
}

/** Refuses a `className` without a reader. Only a string is quoted: an object may have no conversion to text. */
function refuseClassName(className: unknown, allowed: Iterable<unknown>): Failure {
  if (className === undefined) return createFailure('schema.required', '/className');
  if (typeof className !== 'string') return wrongType('string', '/className');
  return notAllowed('/className', className, allowed);
}

/** Reads a child and builds its path only if there are failures, because almost every value is valid. */
function readAt(read: SchemaReader, value: unknown, key: string | number, failures: Failure[]): unknown {
  const before = failures.length;
  const result = read(value, failures);
  for (let i = before; i < failures.length; i++) {
    const failure = failures[i] as Failure;
    failures[i] = { ...failure, path: `/${key}${failure.path}` };
  }
  return result;
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Returns whether a value is a plain JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
