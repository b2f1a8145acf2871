import { expect, test } from 'vitest';
import type { Schema } from '../common/schemaReader.ts';
import { TRUSS_TEXTS, trussCaseSchema } from './describedTrussSchema.ts';

test('the texts of the schema stand at places that it has', () => {
  const texts = Object.entries(TRUSS_TEXTS).map(([place, { title, description }]) => [
    place,
    [title, description],
  ]);
  expect(Object.fromEntries(listTexts(trussCaseSchema, ''))).toEqual(Object.fromEntries(texts));
});

type Told = readonly [place: string, texts: readonly [string | undefined, string | undefined]];

function listTexts(schema: Schema, place: string): Told[] {
  const { title, description, items, oneOf = [], properties = {} } = schema;
  const isStated = title !== undefined || description !== undefined;
  return [
    ...(isStated ? [[place, [title, description]] as const] : []),
    ...(items ? listTexts(items, `${place}[]`) : []),
    ...oneOf.flatMap((variant, index) => listTexts(variant, `${place}|${index}`)),
    ...Object.entries(properties).flatMap(([name, part]) => listTexts(part, `${place}.${name}`)),
  ];
}
