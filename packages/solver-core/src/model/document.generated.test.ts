import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../scripts/documentTypes.ts';
import { formattedTypes, TYPES_FILE } from '../../scripts/formattedTypes.ts';

describe('types of the document', () => {
  it('are those of the schema: else run `npm run types`', async () => {
    expect(await readFile(TYPES_FILE, 'utf8')).toBe(await formattedTypes());
  });

  it('are optional where neither the schema nor a default fills them', () => {
    const schema = {
      title: 'Sample',
      type: 'object',
      required: ['a'],
      properties: {
        a: { type: ['string', 'number'] },
        b: { type: 'boolean', default: false },
        c: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
        d: { title: 'Choice', description: 'One of two.', type: 'string', enum: ['x', 'y'] },
      },
    };
    const lines = documentTypes(schema).split('\n').slice(2);
    expect(lines).toEqual([
      '/** One of two. */',
      "export type Choice = 'x' | 'y';",
      '',
      'export interface Sample {',
      'readonly a: string | number;',
      'readonly b: boolean;',
      'readonly c?: readonly [number, number];',
      'readonly d?: Choice;',
      '}',
      '',
    ]);
  });

  it('refuse one name for two different schemas', () => {
    const schema = {
      type: 'object',
      properties: { a: { title: 'T', type: 'string' }, b: { title: 'T', type: 'number' } },
    };
    expect(() => documentTypes(schema)).toThrow(/title T/);
  });
});
