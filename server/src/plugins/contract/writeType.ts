import type { Schema } from './description.ts';
import { escapeHtml } from '../../text/escapeHtml.ts';

const INDENT = '  ';

/**
 * Writes a schema as HTML in the form of a type: names of shared schemas are links, descriptions are comments above.
 */
export function writeType(schema: Schema, indent = ''): string {
  const { $ref, anyOf, enum: words, items, properties, patternProperties } = schema;
  if ($ref !== undefined) return linkTo($ref);
  if ('const' in schema) return literal(schema.const);
  if (words !== undefined) return words.map(literal).join(' | ');
  if (anyOf !== undefined) return anyOf.map((one) => writeType(one, indent)).join(' | ');
  if (items !== undefined) return `${inBrackets(items, indent)}[]`;
  const fields = Object.entries(properties ?? {});
  if (fields.length > 0) return writeFields(schema, indent);
  const [rest] = Object.values(patternProperties ?? {});
  if (rest !== undefined) return `{ [key]: ${writeType(rest, indent)} }`;
  return escapeHtml([schema.type ?? 'any'].flat().join(' | '));
}

/** Brackets a union, so that it is read as one type before `[]`. */
function inBrackets(schema: Schema, indent: string): string {
  const written = writeType(schema, indent);
  const isUnion = schema.anyOf !== undefined || (schema.enum?.length ?? 0) > 1;
  return isUnion ? `(${written})` : written;
}

function writeFields({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${comment(field, inner)}${inner}<b>${escapeHtml(name)}</b>${mark}: ${writeType(field, inner)}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function comment(field: Schema, indent: string): string {
  const sentences = [field.description, ...boundsOf(field), ...boundsOf(field.items ?? {})].filter(
    (text) => text !== undefined,
  );
  return sentences.length === 0 ? '' : `${indent}<i>// ${escapeHtml(sentences.join('; '))}</i>\n`;
}

/** Describes the constraints of a schema in words. */
export function boundsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  return [
    ...span(minimum, maximum, ''),
    ...span(minLength, maxLength, ' characters'),
    ...span(minItems, maxItems, ' entries'),
    ...(pattern === undefined ? [] : [pattern]),
  ];
}

function span(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return [`at least ${least}${unit}`];
  return [least === undefined || least === most ? `at most ${most}${unit}` : `${least} to ${most}${unit}`];
}

function linkTo(ref: string): string {
  const name = escapeHtml(ref.split('/').at(-1) ?? '');
  return `<a href="#${name}">${name}</a>`;
}

function literal(value: unknown): string {
  return escapeHtml(JSON.stringify(value).replaceAll('"', "'"));
}
