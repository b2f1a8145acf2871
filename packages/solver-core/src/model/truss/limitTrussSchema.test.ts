import { describe, expect, it } from 'vitest';
import fixtures from '../../../verification/fixtures/trusses.json' with { type: 'json' };
import type { Failure } from '../../failures.ts';
import { LIMITS } from '../constants.ts';
import { createSchemaReader } from '../schemaReader.ts';
import type { Schema } from '../schemaReader.ts';
import { TRUSS_TEXTS, trussCaseSchema } from './describedTrussSchema.ts';
import { limitTrussSchema } from './limitTrussSchema.ts';
import { parseTruss } from './parseTruss.ts';

const LISTS = ['joints', 'links', 'guides', 'caseSets', 'materials', 'sections'] as const;

describe.each(['anonymous', 'full'] as const)('the schema of a truss with the limits of %s', (caller) => {
  const schema = limitTrussSchema(caller);

  it.each(LISTS)('names the most %s', (list) => {
    expect(schema.properties?.[list]).toMatchObject({ maxItems: LIMITS[caller][list] });
  });

  it('names the longest texts and the greatest number', () => {
    expect(schema.properties?.['title']).toMatchObject({ maxLength: LIMITS[caller].title });
    expect(schema.properties?.['joints']?.items?.properties?.['x']).toMatchObject({
      maximum: LIMITS[caller].magnitude,
    });
  });

  it.each(fixtures)('reads $id as the schema without limits does', ({ document }) => {
    const parsed = parseTruss(document);
    const failures: Failure[] = [];
    expect(parsed.ok && createSchemaReader(schema)(parsed.document, failures)).toEqual(
      parsed.ok && parsed.document,
    );
    expect(failures).toEqual([]);
  });
});

describe('the texts of the schema', () => {
  it('stand at places that it has', () => {
    const texts = Object.entries(TRUSS_TEXTS).map(([place, { title, description }]) => [
      place,
      [title, description],
    ]);
    expect(Object.fromEntries(listTexts(trussCaseSchema, ''))).toEqual(Object.fromEntries(texts));
  });
});

type Told = readonly [place: string, texts: readonly [string | undefined, string | undefined]];

function listTexts(schema: Schema, place: string): Told[] {
  const { title, description, items, oneOf = [], properties = {} } = schema;
  const isTold = title !== undefined || description !== undefined;
  return [
    ...(isTold ? [[place, [title, description]] as const] : []),
    ...(items ? listTexts(items, `${place}[]`) : []),
    ...oneOf.flatMap((variant, index) => listTexts(variant, `${place}|${index}`)),
    ...Object.entries(properties).flatMap(([name, part]) => listTexts(part, `${place}.${name}`)),
  ];
}
