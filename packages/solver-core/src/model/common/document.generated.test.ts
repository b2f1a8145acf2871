import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../../scripts/documentTypes.ts';
import { formattedTypes, TYPES_FILES } from '../../../scripts/formattedTypes.ts';

describe('types of the document', () => {
  it.each(TYPES_FILES)(
    'are those of the schema in $file.pathname: else run `npm run types`',
    async (types) => {
      expect(await readFile(types.file, 'utf8')).toBe(await formattedTypes(types));
    },
  );

  it('are imported where another file has them', () => {
    const size = { title: 'Size', type: 'object', properties: { b: { type: 'number' } } };
    const first = { title: 'First', type: 'object', properties: { size } };
    const second = { title: 'Second', type: 'object', properties: { size, own: { type: 'boolean' } } };
    const lines = documentTypes(second, { schema: first, file: './first.ts' }).split('\n').slice(2);
    expect(lines).toEqual([
      "import type { Size } from './first.ts';",
      '',
      'export interface Second {',
      'readonly size?: Size;',
      'readonly own?: boolean;',
      '}',
      '',
    ]);
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
