import { describe, expect, it } from 'vitest';
import { checkMagnitude } from './checkExtent.ts';
import { LIMITS } from './constants.ts';
import { parseCase } from '../beam/parseCase.ts';

const least = { schema: 1, L: 6, supports: [{ className: 'cantilever', x: 0 }] };

/** Returns nested JSON objects as a parser would. */
function nest(depth: number): unknown {
  return JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
}

function failuresOf(document: object, limits?: (typeof LIMITS)[keyof typeof LIMITS]): string[] {
  const parsed = parseCase(document, limits && { limits });
  return parsed.ok ? [] : parsed.failures.map(({ code, path }) => `${code} ${path}`);
}

describe('depth', () => {
  it('keeps a field it does not know, with what is inside, down to 32 levels', () => {
    const parsed = parseCase({ ...least, zz: nest(31) });
    expect(parsed.ok && (parsed.document as { zz?: unknown }).zz).toEqual(nest(31));
  });

  it.each([32, 5000, 100_000])('refuses a field nested %i deep, by its place', (depth) => {
    expect(failuresOf({ ...least, zz: nest(depth) })).toEqual(['schema.depth /zz/a/a/a']);
    expect(
      failuresOf({ ...least, supports: [{ className: 'cantilever', x: 0, memo: nest(depth) }] }),
    ).toEqual(['schema.depth /supports/0/memo/a']);
  });

  it('refuses lists within each other and an object within itself', () => {
    const lists: unknown = JSON.parse('['.repeat(5000) + ']'.repeat(5000));
    expect(failuresOf({ ...least, [`x${'y'.repeat(1000)}`]: lists })).toEqual([
      `schema.depth /x${'y'.repeat(39)}/0/0/0`,
    ]);
    const round: Record<string, unknown> = { ...least };
    round['self'] = round;
    expect(failuresOf(round)).toEqual(['schema.depth /self/self/self/self']);
  });
});

describe.each(['anonymous', 'full'] as const)('the limits of %s', (caller) => {
  const limits = LIMITS[caller];

  it.each(['loads', 'supports', 'beamSections', 'caseSets', 'materials', 'sections'] as const)(
    'refuses one of the %s too many, with how many there are and may be',
    (list) => {
      const entry = {
        loads: { className: 'ShearLoad', x: 1, c: [1] },
        supports: { className: 'simple', x: 1 },
      };
      const one =
        list === 'loads' || list === 'supports' ? entry[list] : { className: 'circle', Dy: 1, x: 6 };
      const beam = (count: number) => ({ ...least, [list]: Array(count).fill(one) });
      expect(failuresOf(beam(limits[list]), limits)).toEqual([]);
      expect(parseCase(beam(limits[list] + 1), { limits })).toEqual({
        ok: false,
        failures: [
          {
            code: 'schema.tooMany',
            path: `/${list}`,
            ids: [],
            values: { actual: limits[list] + 1, maximum: limits[list] },
          },
        ],
      });
    },
  );

  it('refuses texts, a length and a number that are too large', () => {
    const title = 'x'.repeat(201);
    expect(failuresOf({ ...least, title: title.slice(1) }, limits)).toEqual([]);
    expect(failuresOf({ ...least, title, description: 'x'.repeat(4001), L: 1_000_001 }, limits)).toEqual([
      'schema.tooLong /title',
      'schema.tooLong /description',
      'schema.tooGreat /L',
    ]);
    expect(failuresOf({ ...least, memo: [0, -1.01e15] }, limits)).toEqual(['schema.tooGreat /memo/1']);
  });
});

it('binds no program that solves without them', () => {
  expect(failuresOf({ ...least, title: 'x'.repeat(201) })).toEqual([]);
});

describe('checkMagnitude', () => {
  it('names every number beyond a quadrillion, and nothing up to it', () => {
    const loads = [
      { className: 'ShearLoad', x: 1, c: [-1e15] },
      { className: 'ShearLoad', x: 2, c: [1, -1e30] },
    ];
    expect(checkMagnitude({ L: 1e6, loads }, LIMITS.full)).toMatchObject([
      { code: 'schema.tooGreat', path: '/loads/1/c/1', values: { actual: -1e30, maximum: 1e15 } },
    ]);
  });

  it('reports only the length of a beam that is too long', () => {
    expect(checkMagnitude({ L: 1e7, grid: 1e30 }, LIMITS.full)).toMatchObject([
      { path: '/L', values: { actual: 1e7, maximum: 1e6 } },
    ]);
  });

  it('names twenty places at most', () => {
    expect(checkMagnitude({ c: Array(50).fill(1e30) }, LIMITS.full)).toHaveLength(20);
  });
});
