import { describe, expect, it } from 'vitest';
import fixture from '../../../verification/fixtures/fixture1.json' with { type: 'json' };
import type { BeamCase } from './document.ts';
import { parseCase } from './parseCase.ts';

const least = { schema: 1, L: 6, supports: [] };

function read(document: unknown): BeamCase {
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function codes(document: unknown): string[] {
  const parsed = parseCase(document);
  return parsed.ok
    ? parsed.corrections.map(({ code, path }) => `${path} ${code}`)
    : parsed.failures.map(({ code, path }) => `${path} ${code}`);
}

describe('parseCase', () => {
  it('reads a whole document unchanged and without corrections', () => {
    expect(parseCase(fixture)).toMatchObject({
      ok: true,
      corrections: [],
      document: { ...fixture, loads: expect.any(Array) as unknown[] },
    });
  });

  it('reads its own output to the same document', () => {
    const once = read(fixture);
    expect(read(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('fills the defaults of the least document', () => {
    expect(read(least)).toMatchObject({
      className: 'casemsb',
      kind: 'msb',
      id: -1,
      selfWeight: false,
      units: { system: 0, incrementIndex: 3, stepIndex: 0 },
      grid: { step: 1, minors: 10, yStep: 5 },
      beamSections: [],
      loads: [],
    });
  });

  it('takes class names in any case and short symbols, and writes the canonical ones', () => {
    const document = read({
      ...least,
      supports: [
        { className: 'CLAMP', x: 0 },
        { className: 'Simple', x: 3 },
      ],
      sections: [
        { className: 'I' },
        { className: 'Round-Pipe' },
        { className: 'rect' },
        { className: 'angle' },
      ],
      loads: [
        { className: 'nx', x: 1, c: [5] },
        { className: 'Qy', x: 1, c: [5] },
        { className: 'R', x: 1, c: [4], alpha: 60 },
        { className: 'mz', x: 1, c: [5] },
        { className: 'q(x)', x0: 0, x1: 2, y: [1, 2, 3] },
        { className: 'M(X)', x: [0, 2], y: 7 },
      ],
    });
    expect(document.supports.map(({ className }) => className)).toEqual(['cantilever', 'simple']);
    expect(document.sections.map(({ className }) => className)).toEqual([
      'hsection',
      'roundpipe',
      'rectangle',
      'lsection',
    ]);
    expect(document.loads).toMatchObject([
      { className: 'AxialLoad', alpha: 0, c: [5, 5, 0] },
      { className: 'ShearLoad', alpha: 90, c: [5, 0, 5] },
      { className: 'GenericLoad', c: [4, 2, expect.closeTo(4 * Math.sqrt(0.75), 14) as number] },
      { className: 'BendingMoment', c: [5, 0, 0] },
      { className: 'DistributedLoad', x: [0, 2], alpha: 90 },
      { className: 'DistributedMass', y: [7, 7, 7] },
    ]);
  });

  it('makes a mass uniform by its first ordinate, and reports it', () => {
    const loads = [
      { className: 'DistributedMass', x: [0, 3], y: [1, 2, 3] },
      { className: 'DistributedMass', x: [3, 0], y: [4, 4, 5] },
      { className: 'DistributedMass', x: [0, 3], y: 6 },
    ];
    const parsed = parseCase({ ...least, loads });
    if (!parsed.ok) throw new Error('refused');
    expect(parsed.document.loads.map((load) => 'y' in load && load.y)).toEqual([
      [1, 1, 1],
      [4, 4, 4],
      [6, 6, 6],
    ]);
    expect(parsed.corrections.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'correction.coefficients /loads/0/y',
      'correction.coefficients /loads/1/y',
      'correction.rangeSwapped /loads/1/x',
    ]);
  });

  it('takes a load without a direction along the axis', () => {
    const parsed = parseCase({ ...least, loads: [{ className: 'GenericLoad', x: 1, c: [5] }] });
    expect(parsed).toMatchObject({ ok: true, document: { loads: [{ alpha: 0, c: [5, 5, 0] }] } });
  });

  it.each(['abc', '1', '', {}, [1], true])(
    'refuses a direction that is no number, %j, of any class',
    (alpha) => {
      const loads = ['AxialLoad', 'ShearLoad', 'GenericLoad', 'BendingMoment'].map((className) => ({
        ...{ className, x: 1, c: [5], alpha },
      }));
      expect(parseCase({ ...least, loads })).toMatchObject({
        ok: false,
        failures: loads.map((_, k) => ({ code: 'schema.type', path: `/loads/${k}/alpha` })),
      });
    },
  );

  it('accepts any number, or none, for a class that fixes its direction', () => {
    const loads = [12, null].map((alpha) => ({ className: 'ShearLoad', x: 1, c: [5], alpha }));
    expect(parseCase({ ...least, loads })).toMatchObject({
      ok: true,
      document: { loads: [{ alpha: 90 }, { alpha: 90 }] },
    });
  });

  it('reports its corrections', () => {
    const document = {
      ...least,
      sections: [{ className: 'sigma', A: 5, Iy: 4 }],
      loads: [
        { className: 'DistributedLoad', x: [4, 1], y: [1, 2, 3] },
        { className: 'ShearLoad', x: 1, c: [5, 3, 3] },
      ],
    };
    expect(codes(document)).toEqual([
      '/sections/0/className correction.unknownShape',
      '/loads/0/x correction.rangeSwapped',
      '/loads/1/c correction.coefficients',
    ]);
    expect(read(document)).toMatchObject({
      sections: [{ className: 'generic', A: 5 }],
      loads: [{ x: [1, 4], y: [3, 2, 1] }, {}],
    });
  });

  it('lists all failures with their paths', () => {
    expect(
      codes({
        schema: 3,
        kind: 'truss',
        L: '6',
        supports: [
          { className: 'wheel', x: 0 },
          { className: 'simple' },
          { className: 'spring', x: 1, stiffness: { y: 0 } },
        ],
        loads: [
          { className: 'ShearLoad', x: 1, c: [NaN] },
          { className: 'wind', x: 1 },
          5,
          { className: 'q(x)', x: [0], y: [1, 2, 3] },
        ],
        units: { system: 2 },
      }),
    ).toEqual([
      '/schema schema.version',
      '/kind schema.kind',
      '/L schema.type',
      '/units/system schema.range',
      '/supports/0/className schema.className',
      '/supports/1/x schema.required',
      '/supports/2/stiffness/y schema.notPositive',
      '/loads/0/c/0 schema.notFinite',
      '/loads/1/className schema.className',
      '/loads/2/className schema.required',
      '/loads/3/x schema.arity',
    ]);
  });

  it('refuses a settlement where nothing is held and a release on a clamp', () => {
    const supports = [
      { className: 'simple', x: 0, settlement: { x: 1 } },
      { className: 'clamp', x: 6, release: true },
    ];
    expect(codes({ ...least, supports })).toEqual([
      '/supports/0/settlement/x schema.notHeld',
      '/supports/1/release schema.release',
    ]);
  });
});
