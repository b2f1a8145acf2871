import { expect, test } from 'vitest';
import { SCHEMA_TEXTS, beamCaseSchema } from './describedSchema.ts';
import { crossSectionSchema, materialSchema } from '../common/describedSchema.ts';
import type { Schema } from '../common/schemaReader.ts';

test('every text stands at a place that the schema has', () => {
  const texts = Object.entries(SCHEMA_TEXTS).map(([place, { form: _, ...own }]) => [place, own]);
  expect(Object.fromEntries(listTexts(beamCaseSchema, ''))).toEqual(Object.fromEntries(texts));
});

test('a material and a cross-section are described as in the document', () => {
  expect(materialSchema).toEqual(beamCaseSchema.properties?.['materials']?.items);
  expect(crossSectionSchema).toEqual(beamCaseSchema.properties?.['sections']?.items);
  expect(crossSectionSchema.title).toBe('CrossSection');
});

function listTexts(schema: Schema, place: string): (readonly [place: string, texts: object])[] {
  const { title, description, items, oneOf = [], properties = {} } = schema;
  const texts = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
  return [
    ...(Object.keys(texts).length > 0 ? [[place, texts] as const] : []),
    ...(items ? listTexts(items, `${place}[]`) : []),
    ...oneOf.flatMap((variant, index) => listTexts(variant, `${place}|${index}`)),
    ...Object.entries(properties).flatMap(([name, part]) => listTexts(part, `${place}.${name}`)),
  ];
}
