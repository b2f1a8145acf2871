import { describe, expect, it } from 'vitest';
import fixture from '../../../verification/fixtures/fixture1.json' with { type: 'json' };
import type { Failure } from '../../failures/failure.ts';
import { LIMITS } from '../common/constants.ts';
import { limitBeamSchema } from './limitBeamSchema.ts';
import { parseCase } from './parseCase.ts';
import { createSchemaReader } from '../common/schemaReader.ts';
import type { Schema } from '../common/schemaReader.ts';

const LISTS = ['supports', 'beamSections', 'loads', 'caseSets', 'materials', 'sections'] as const;
const ENTRY = {
  supports: { className: 'simple', x: 1 },
  beamSections: { x: 1 },
  loads: { id: 1, className: 'ShearLoad', x: 1, c: [1], alpha: 90 },
  caseSets: { title: 'a' },
  materials: { name: 'm' },
  sections: { className: 'generic' },
};

describe.each(['anonymous', 'full'] as const)('the schema with the limits of %s', (caller) => {
  const limits = LIMITS[caller];
  const read = createSchemaReader(limitBeamSchema(caller));
  const least = { schema: 1, L: 6, supports: [] };
  const failuresOf = (document: object): string[] => {
    const failures: Failure[] = [];
    read({ ...least, ...document }, failures);
    return failures.map(({ code, path }) => `${code} ${path}`);
  };

  it.each(LISTS)('takes the most %s and not one more', (list) => {
    expect(failuresOf({ [list]: Array(limits[list]).fill(ENTRY[list]) })).toEqual([]);
    expect(failuresOf({ [list]: Array(limits[list] + 1).fill(ENTRY[list]) })).toEqual([
      `schema.arity /${list}`,
    ]);
  });

  it.each(['title', 'description'] as const)('names the longest %s', (text) => {
    expect(limitBeamSchema(caller).properties?.[text]).toMatchObject({ maxLength: limits[text] });
  });

  it('accepts the greatest length and the greatest numbers anywhere, and not more', () => {
    expect(failuresOf({ L: limits.length, loads: [{ ...ENTRY.loads, c: [-limits.magnitude] }] })).toEqual([]);
    expect(failuresOf({ L: limits.length + 1 })).toEqual(['schema.range /L']);
    expect(failuresOf({ loads: [{ ...ENTRY.loads, c: [-1.01 * limits.magnitude] }] })).toEqual([
      'schema.range /loads/0/c/0',
    ]);
    expect(failuresOf({ supports: [{ className: 'spring', x: 1, stiffness: { y: 1.01e15 } }] })).toEqual([
      'schema.range /supports/0/stiffness/y',
    ]);
    expect(failuresOf({ caseSets: [{ combined: true, factors: { 0: 1.01e15 } }] })).toEqual([
      'schema.range /caseSets/0/factors/0',
    ]);
  });

  it('bounds every number of the document', () => {
    const open: string[] = [];
    const walk = (schema: Schema, path: string) => {
      const types = [schema.type ?? []].flat();
      if (types.includes('number') && schema.maximum === undefined) open.push(path);
      if (schema.items) walk(schema.items, `${path}/items`);
      if (schema.additionalProperties) walk(schema.additionalProperties, `${path}/*`);
      schema.oneOf?.forEach((one, i) => {
        walk(one, `${path}/${i}`);
      });
      for (const [name, part] of Object.entries(schema.properties ?? {})) walk(part, `${path}/${name}`);
    };
    walk(limitBeamSchema(caller), '');
    expect(open).toEqual([]);
  });

  it('reads an ordinary document as the schema without limits does', () => {
    const parsed = parseCase(fixture);
    const failures: Failure[] = [];
    expect(parsed.ok && read(parsed.document, failures)).toEqual(parsed.ok && parsed.document);
    expect(failures).toEqual([]);
  });
});
