import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import fixtures from '../../../verification/fixtures/trusses.json' with { type: 'json' };
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { trussHash } from '../../model/truss/trussHash.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { convertTruss } from './convertTruss.ts';

const LBF = 0.22480894387096;
const INCH = 0.0254;

function read(input: unknown): TrussCase {
  const parsed = parseTruss(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const document = read({
  schema: 1,
  note: 'kept',
  units: { system: 0, incrementIndex: 0, stepIndex: 0 },
  joints: [
    { x: 0, y: 0, z: 0.254, anchor: 7, settlement: { x: 0.0254, z: -0.01 } },
    { x: 2.54, y: 1.27, loads: [{ className: 'r', c: [1000], alpha: 30, beta: 20, sets: 1 }] },
  ],
  links: [
    {
      i: 0,
      j: 1,
      materialIndex: 0,
      sectionIndex: 0,
      dT: 50,
      dL: 0.00254,
      loads: [
        { className: 'q(x)', x: [0, 1.27], y: [1000, 2000, 3000], sets: 1 },
        { className: 'm(x)', y: 42.2, sets: 1 },
      ],
    },
  ],
  guides: [
    { x0: 2.54, y0: 0, alpha: 30 },
    { x0: 0, y0: 1.27, a: 5.08 },
    { x0: 0, y0: 0, a: 2.54, b: 1.27, alpha: 15 },
  ],
  materials: [{ E: 210000, rho: 7850, alpha: 1.8e-5, strength: { tension: 355 } }],
  sections: [
    { className: 'generic', A: 6.4516 },
    { className: 'circle', Dy: 3, units: 1 },
  ],
});

describe('convertTruss', () => {
  const us = convertTruss(document, 1);

  it('converts every number by its quantity', () => {
    expect(us.units).toEqual({ system: 1, incrementIndex: 0, stepIndex: 0 });
    expect(us.joints[0]).toMatchObject({ z: 10, settlement: { x: 1, z: -0.01 / INCH } });
    expect(us.joints[1]).toMatchObject({ x: 100, y: 50, loads: [{ alpha: 30, beta: 20 }] });
    expectClose(us.joints[1]?.loads[0]?.c[0], 1000 * LBF, 1e-12);
    expect(us.links[0]).toMatchObject({ dT: 90, dL: 0.1 });
    expect(us.links[0]?.loads[0]?.x).toEqual([0, 50]);
    expectClose(us.links[0]?.loads[0]?.y[1], 2000 * LBF * INCH, 1e-12);
    expect(us.links[0]?.loads[1]).not.toHaveProperty('x');
    expectClose(us.links[0]?.loads[1]?.y[0], 42.2 * 2.2046226294122 * INCH, 1e-12);
    expect(us.guides).toMatchObject([
      { x0: 100, alpha: 30 },
      { y0: 50, a: 200 },
      { a: 100, b: 50, alpha: 15 },
    ]);
    expect(us.materials[0]?.alpha).toBe(1e-5);
    expect(us.sections).toMatchObject([{ A: 1 }, { Dy: 3, units: 1 }]);
    expect(us).toMatchObject({ note: 'kept' });
  });

  it.each([document, ...fixtures.map(({ document: one }) => read(one))])(
    'gives numbers of up to 12 digits back to the byte',
    (one) => {
      const units = { ...one.units, incrementIndex: 0, stepIndex: 0 };
      const typed = JSON.parse(JSON.stringify({ ...one, units }), (_, value: unknown) =>
        typeof value === 'number' ? Number(value.toPrecision(12)) : value,
      ) as TrussCase;
      expect(JSON.stringify(convertTruss(convertTruss(typed, 1), 0))).toBe(JSON.stringify(typed));
    },
  );

  it('returns a document of the same system itself, and reads what it made without corrections', () => {
    expect(convertTruss(document, 0)).toBe(document);
    const again = parseTruss(us);
    expect(again).toMatchObject({ ok: true, corrections: [] });
    expect(trussHash(convertTruss(us, 0))).toBe(trussHash(document));
  });
});
