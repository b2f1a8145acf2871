import { describe, expect, it } from 'vitest';
import fixtures from '../../../verification/fixtures/trusses.json' with { type: 'json' };
import { LIMITS } from '../common/constants.ts';
import { parseTruss } from './parseTruss.ts';
import { readTruss } from './readTruss.ts';
import type { TrussCase } from './trussDocument.ts';
import { unknownTrussFields } from './unknownTrussFields.ts';

const least = { schema: 1, joints: [], links: [] };
const loads = (list: unknown[]) => ({ ...least, joints: [{ x: 0, y: 0, loads: list }] });
const onLink = (list: unknown[]) => ({ ...least, links: [{ i: 0, j: 1, loads: list }] });

function read(document: unknown): TrussCase {
  const parsed = parseTruss(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function codes(document: unknown, limits?: (typeof LIMITS)[keyof typeof LIMITS]): string[] {
  const parsed = parseTruss(document, limits && { limits });
  const entries = parsed.ok ? parsed.corrections : parsed.failures;
  return entries.map(({ code, path }) => `${path} ${code}`);
}

describe('parseTruss', () => {
  it.each(fixtures)(
    'reads $id without corrections, and its own output to the same document',
    ({ document }) => {
      expect(codes(document)).toEqual([]);
      const once = read(document);
      const { joints, ...rest } = document;
      expect(once).toMatchObject(rest);
      expect(once.joints.map(({ x, y, z, anchor }) => [x, y, z, anchor])).toEqual(
        joints.map(({ x, y, z, anchor }) => [x, y, z, anchor]),
      );
      expect(read(JSON.parse(JSON.stringify(once)))).toEqual(once);
    },
  );

  it('fills the defaults of the least document', () => {
    const document = read({ schema: 1, joints: [{ x: 1, y: 2 }], links: [{ i: 0, j: 1 }] });
    expect(document).toMatchObject({
      className: 'casetruss',
      kind: 'truss',
      branch: 'truss',
      id: -1,
      selfWeight: false,
      aspectRatio: 2,
      divisor: 12,
      units: { system: 0, incrementIndex: 3, stepIndex: 0 },
      grid: { step: 1, minors: 10, yStep: 5 },
      joints: [{ id: 0, x: 1, y: 2, z: 0, anchor: 0, loads: [] }],
      links: [{ id: 0, i: 0, j: 1, materialIndex: -1, sectionIndex: -1, loads: [] }],
      guides: [],
      caseSets: [],
    });
  });

  it('keeps unknown fields anywhere', () => {
    const input = {
      ...least,
      note: 'kept',
      joints: [{ x: 0, y: 0, memo: [1], loads: [{ className: 'n', c: [1], tag: { a: 1 } }] }],
      links: [{ i: 0, j: 1, hint: 'x' }],
    };
    expect(read(input)).toMatchObject({
      note: 'kept',
      joints: [{ memo: [1], loads: [{ tag: { a: 1 } }] }],
      links: [{ hint: 'x' }],
    });
  });

  it('takes class names in any case and short symbols, and writes the canonical ones', () => {
    const document = read({
      ...least,
      className: 'CaseTruss',
      joints: [
        {
          x: 0,
          y: 0,
          loads: [
            { className: 'NX', c: [5] },
            { className: 'qy', c: [5] },
            { className: 'R', c: [4], alpha: 60 },
          ],
        },
      ],
      links: [
        {
          i: 0,
          j: 1,
          loads: [
            { className: 'Q(x)', x0: 0, x1: 2, y0: 1, y1: 2, y2: 3 },
            { className: 'm(X)', y: 7 },
          ],
        },
      ],
      sections: [{ className: 'I' }, { className: 'Round-Pipe' }],
    });
    expect(document.className).toBe('casetruss');
    expect(document.joints[0]?.loads).toMatchObject([
      { id: 0, className: 'AxialLoad', alpha: 0, c: [5, 5, 0] },
      { id: 1, className: 'ShearLoad', alpha: 90, c: [5, 0, 5] },
      {
        id: 2,
        className: 'GenericLoad',
        alpha: 60,
        c: [4, 2, expect.closeTo(4 * Math.sqrt(0.75), 14) as number],
      },
    ]);
    expect(document.links[0]?.loads).toMatchObject([
      { className: 'DistributedLoad', x: [0, 2], y: [1, 2, 3], alpha: 90 },
      { className: 'DistributedMass', y: [7, 7, 7] },
    ]);
    expect(document.links[0]?.loads[1]).not.toHaveProperty('x');
    expect(document.joints[0]?.loads[0]).not.toHaveProperty('x');
    expect(document.sections.map(({ className }) => className)).toEqual(['hsection', 'roundpipe']);
  });

  it('derives the parts of a load from value, alpha and beta, and reports where they differed', () => {
    const raised = { className: 'GenericLoad', alpha: 60, beta: 60, c: [8] };
    expect(read(loads([raised])).joints[0]?.loads[0]?.c).toEqual([
      8,
      2,
      expect.closeTo(2 * Math.sqrt(3), 14),
    ]);
    expect(codes(loads([{ ...raised, c: [8, 2, 2 * Math.sqrt(3)] }]))).toEqual([]);
    expect(codes(loads([raised, { ...raised, c: [8, 4, 4 * Math.sqrt(3)] }]))).toEqual([
      '/joints/0/loads/1/c correction.coefficients',
    ]);
  });

  it('swaps a reversed range with its ordinates, and makes a mass uniform', () => {
    const document = onLink([
      { className: 'DistributedLoad', x: [4, 1], y: [1, 2, 3] },
      { className: 'DistributedMass', y: [4, 4, 5] },
    ]);
    expect(codes(document)).toEqual([
      '/links/0/loads/0/x correction.rangeSwapped',
      '/links/0/loads/1/y correction.coefficients',
    ]);
    expect(read(document).links[0]?.loads).toMatchObject([{ x: [1, 4], y: [3, 2, 1] }, { y: [4, 4, 4] }]);
  });

  it('gives guides without a class the class of their semi-axes', () => {
    const guides = [
      { x0: 1, y0: 2 },
      { x0: 1, y0: 2, alpha: 30 },
      { x0: 1, y0: 2, a: 3 },
      { x0: 1, y0: 2, a: 3, b: 4 },
      { className: 'Ellipse', x0: 1, y0: 2, a: 3, b: 4, alpha: 5, color: 'red' },
    ];
    expect(read({ ...least, guides }).guides).toEqual([
      { className: 'line', x0: 1, y0: 2, alpha: 0 },
      { className: 'line', x0: 1, y0: 2, alpha: 30 },
      { className: 'circle', x0: 1, y0: 2, a: 3 },
      { className: 'ellipse', x0: 1, y0: 2, a: 3, b: 4, alpha: 0 },
      { className: 'ellipse', x0: 1, y0: 2, a: 3, b: 4, alpha: 5, color: 'red' },
    ]);
    expect(
      codes({ ...least, guides: [{ className: 'circle', x0: 0, y0: 0, a: 0 }, { className: 'arc' }] }),
    ).toEqual(['/guides/0/a schema.notPositive', '/guides/1/className schema.className']);
  });

  it('lists all failures with their paths', () => {
    expect(
      codes({
        schema: 3,
        kind: 'msb',
        className: 'casemsb',
        joints: [
          { x: NaN, y: 0, anchor: 8 },
          { x: 0, anchor: 1.5 },
          { x: 0, y: 0, loads: [{ className: 'BendingMoment', c: [1] }, { className: 'ShearLoad' }] },
          5,
        ],
        links: [
          { i: -1, j: 0.5, dT: Infinity },
          {
            i: 0,
            j: 1,
            loads: [
              { className: 'ShearLoad', c: [1] },
              { className: 'q(x)', x: [0], y: [1, 2] },
            ],
          },
        ],
        units: { system: 2 },
        selfWeight: 'yes',
      }),
    ).toEqual([
      '/schema schema.version',
      '/kind schema.kind',
      '/className schema.kind',
      '/selfWeight schema.type',
      '/units/system schema.range',
      '/joints/0/x schema.notFinite',
      '/joints/0/anchor schema.range',
      '/joints/1/y schema.required',
      '/joints/1/anchor schema.type',
      '/joints/2/loads/0/className schema.className',
      '/joints/2/loads/1/c schema.required',
      '/joints/3 schema.type',
      '/links/0/i schema.range',
      '/links/0/j schema.type',
      '/links/0/dT schema.notFinite',
      '/links/1/loads/0/className schema.className',
      '/links/1/loads/1/x schema.arity',
      '/links/1/loads/1/y schema.arity',
    ]);
  });

  it('refuses a settlement where nothing is held, and a factor of no member', () => {
    const joints = [{ x: 0, y: 0, anchor: 5, settlement: { x: 1, y: 1, z: 1 } }];
    const caseSets = [{ combined: true, factors: { 4: 2 } }];
    expect(codes({ ...least, joints, caseSets })).toEqual([
      '/joints/0/settlement/y schema.notHeld',
      '/caseSets/0/factors/4 geometry.factor',
    ]);
  });

  it('keeps the sound part beside what is broken, every entry at its index', () => {
    const reading = readTruss({
      ...least,
      joints: [
        { x: 0, y: 0 },
        { x: 'a', y: 0 },
        { x: 2, y: 0 },
      ],
      links: 7,
    });
    if (reading.document === null) throw new Error('nothing was read');
    expect(Object.entries(reading.document.joints).map(([index, { x }]) => [index, x])).toEqual([
      ['0', 0],
      ['2', 2],
    ]);
    expect(reading.document.links).toEqual([]);
    expect([reading.isWhole('joints'), reading.isWhole('links'), reading.isWhole('caseSets')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('keeps a joint whose load is broken, and its other loads at their indexes', () => {
    const input = {
      ...least,
      joints: [
        { x: 0, y: 0, loads: [{ className: 'ShearLoad', c: ['a'] }, { className: 'AxialLoad', c: [5] }, 7] },
        { x: 2, y: 0, loads: [{ className: 'BendingMoment', c: [5] }], anchor: 9 },
      ],
    };
    const reading = readTruss(input);
    if (reading.document === null) throw new Error('nothing was read');
    const { joints } = reading.document;
    expect(Object.keys(joints)).toEqual(['0']);
    expect(Object.entries(joints[0]!.loads).map(([index, { c }]) => [index, c[0]])).toEqual([['1', 5]]);
    expect(reading.isWhole('joints')).toBe(false);
    expect(input.joints[0]!.loads).toHaveLength(3);
  });

  it('refuses what is nested too deep', () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    expect(codes({ ...least, links: [{ i: 0, j: 1, memo: deep }] })).toEqual([
      '/links/0/memo/a schema.depth',
    ]);
  });
});

describe('limits', () => {
  const { joints, links, guides, loads: most } = LIMITS.anonymous;
  const many = <T>(count: number, entry: T): T[] => Array<T>(count).fill(entry);
  const whole = {
    ...least,
    joints: many(joints, { x: 0, y: 0 }),
    links: many(links, { i: 0, j: 1 }),
    guides: many(guides, { x0: 0, y0: 0 }),
  };

  it('take the most of each list and not one more', () => {
    expect(codes(whole, LIMITS.anonymous)).toEqual([]);
    for (const list of ['joints', 'links', 'guides'] as const)
      expect(codes({ ...whole, [list]: [...whole[list], whole[list][0]] }, LIMITS.anonymous)).toEqual([
        `/${list} schema.tooMany`,
      ]);
  });

  it('12 000 joints and 100 000 links of a full document are accepted', () => {
    const { joints: n, links: m } = LIMITS.full;
    const grid = Array.from({ length: n }, (_, k) => ({
      id: k,
      x: k % 110,
      y: Math.floor(k / 110),
      z: 0,
      anchor: 0,
      loads: [],
    }));
    const rods = Array.from({ length: m }, (_, k) => ({
      ...{ id: k, i: k % n, j: (k + 1 + Math.floor(k / n)) % n },
      ...{ materialIndex: -1, sectionIndex: -1, loads: [] },
    }));
    const parsed = parseTruss({ ...least, joints: grid, links: rods }, { limits: LIMITS.full });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    expect(parsed.document.joints).toBe(grid);
    expect(parsed.document.links).toBe(rods);
  });

  it('count the loads of joints and links together', () => {
    const load = { className: 'ShearLoad', c: [1] };
    const line = { className: 'DistributedLoad', y: 1 };
    const loaded = (onJoints: number, onLinks: number) => ({
      ...least,
      joints: [{ x: 0, y: 0, loads: many(onJoints, load) }],
      links: [{ i: 0, j: 1, loads: many(onLinks, line) }],
    });
    expect(codes(loaded(most - 1, 1), LIMITS.anonymous)).toEqual([]);
    expect(codes(loaded(most, 1), LIMITS.anonymous)).toEqual(['/joints schema.tooMany']);
    expect(codes(loaded(1, most), LIMITS.anonymous)).toEqual(['/links schema.tooMany']);
    expect(codes(loaded(most, 1))).toEqual([]);
  });
});

it('factors of effective lengths are known, and kept as they came', () => {
  const links = [{ i: 0, j: 1, K: { y: 1, z: 0.9 } }];
  const document = {
    ...least,
    joints: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    links,
  };
  expect(read(document).links[0]?.K).toEqual({ y: 1, z: 0.9 });
  expect(unknownTrussFields(document)).toEqual([]);
});
