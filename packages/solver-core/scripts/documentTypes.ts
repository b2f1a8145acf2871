import type { Schema } from '../src/model/common/schemaReader.ts';

/** Fields that reading fills although the schema has no default for them. */
const FILLED = new Set(['BeamCase.selfWeight']);

/** The types that another file of generated types declares. */
export interface KnownTypes {
  readonly schema: Schema;
  /** Path of the file, as written in an import. */
  readonly file: string;
}

/**
 * Writes the TypeScript declarations of a document's schema: every schema with a title becomes a type of that name,
 * and its description becomes a comment. Fields that are required or have a default are always present after reading.
 * Types declared in the other file are imported from it if the declarations use them.
 */
export function documentTypes(schema: Schema, known?: KnownTypes): string {
  const others = new Map<string, string>();
  if (known) typeOf(known.schema, others);
  const declarations = new Map(others);
  typeOf(schema, declarations);
  const own = [...declarations].filter(([name]) => !others.has(name)).map(([, text]) => text);
  const imported = [...others.keys()].filter((name) => own.some((text) => isNamedIn(text, name)));
  const head = imported.length > 0 ? `import type { ${imported.join(', ')} } from '${known?.file}';\n\n` : '';
  return `${HEADER}\n${head}${own.join('\n')}`;
}

function isNamedIn(declaration: string, name: string): boolean {
  return new RegExp(`: (readonly )?\\(?${name}\\b`).test(declaration);
}

const HEADER = `/* Made by scripts/writeTypes.ts from the schema; do not edit. */\n`;

function typeOf(schema: Schema, declarations: Map<string, string>): string {
  const { title } = schema;
  if (title === undefined) return bodyOf(schema, declarations, '');
  const body = bodyOf(schema, declarations, title);
  const isInterface = schema.type === 'object';
  const comment = schema.description === undefined ? '' : `/** ${schema.description} */\n`;
  const head = isInterface ? `export interface ${title} ` : `export type ${title} = `;
  const declaration = `${comment}${head}${body}${isInterface ? '' : ';'}\n`;
  if ((declarations.get(title) ?? declaration) !== declaration)
    throw new Error(`Two different schemas have the title ${title}`);
  declarations.set(title, declaration);
  return title;
}

function bodyOf(schema: Schema, declarations: Map<string, string>, name: string): string {
  if (schema.oneOf) return schema.oneOf.map((variant) => typeOf(variant, declarations)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.map((type) => bodyOfType(type, { schema, declarations, name })).join(' | ');
}

interface Part {
  readonly schema: Schema;
  readonly declarations: Map<string, string>;
  readonly name: string;
}

function bodyOfType(type: string, { schema, declarations, name }: Part): string {
  switch (type) {
    case 'integer':
      return integerBody(schema);
    case 'array':
      return arrayBody(schema, declarations);
    case 'object':
      return objectBody(schema, declarations, name);
    case 'number':
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      throw new Error(`No TypeScript type for the schema type ${type}`);
  }
}

/** Writes a range of one or two integers as a literal or a union; every other range becomes `number`. */
function integerBody({ minimum = -Infinity, maximum = Infinity }: Schema): string {
  if (maximum - minimum > 1) return 'number';
  return minimum === maximum ? `${minimum}` : `${minimum} | ${maximum}`;
}

/** Writes arrays of bounded length as tuples, because reading fills the omitted parts of a load. */
function arrayBody({ items = {}, maxItems = Infinity }: Schema, declarations: Map<string, string>): string {
  const item = typeOf(items, declarations);
  if (maxItems > 3) return `readonly ${item.includes('|') ? `(${item})` : item}[]`;
  return `readonly [${Array.from({ length: maxItems }, () => item).join(', ')}]`;
}

function objectBody(schema: Schema, declarations: Map<string, string>, name: string): string {
  if (schema.additionalProperties)
    return `Readonly<Record<string, ${typeOf(schema.additionalProperties, declarations)}>>`;
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const isThere = required.has(key) || property.default !== undefined || FILLED.has(`${name}.${key}`);
    const isDescribed = property.description !== undefined && property.title === undefined;
    const comment = isDescribed ? `/** ${property.description} */\n` : '';
    return `${comment}readonly ${key}${isThere ? '' : '?'}: ${typeOf(property, declarations)};\n`;
  });
  return `{\n${fields.join('')}}`;
}
