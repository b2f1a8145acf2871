import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { readDxf } from '@eecs/ui-kit/editing';
import { LINE, dxf, inUnit } from '../../test/dxfText.ts';
import { readTrussBlob } from './readTrussBlob.ts';

describe('a drawing', () => {
  test('in millimetres is read in metres, on its layer', () => {
    expect(readDxf(inUnit(4, dxf(...LINE)), 0)?.lines).toEqual([
      { from: [0, 0, 0], to: [3, 0, 0], layer: 'Chord' },
    ]);
  });

  test('in feet is read in inches where those are wanted', () => {
    expect(readDxf(inUnit(2, dxf(...LINE)), 1)?.lines[0]?.to[0]).toBe(36_000);
  });

  // Source: BIPM, The SI Brochure, and IAU resolutions B2 of 2012 and 2015; NIST SP 811, B.6, of survey units.
  test.each([
    [1, 'in', 0.0254],
    [2, 'ft', 0.3048],
    [3, 'mi', 1609.344],
    [4, 'mm', 1e-3],
    [5, 'cm', 1e-2],
    [6, 'm', 1],
    [7, 'km', 1e3],
    [8, 'uin', 2.54e-8],
    [9, 'mil', 2.54e-5],
    [10, 'yd', 0.9144],
    [11, 'angstrom', 1e-10],
    [12, 'nm', 1e-9],
    [13, 'um', 1e-6],
    [14, 'dm', 0.1],
    [15, 'dam', 10],
    [16, 'hm', 100],
    [17, 'Gm', 1e9],
    [18, 'au', 1.495978707e11],
    [19, 'ly', 9.4607304725808e15],
    [20, 'pc', 3.08567758149137e16],
    [21, 'usFt', 0.304800609601219],
    [22, 'usIn', 0.0254000508001016],
    [23, 'usYd', 0.914401828803658],
    [24, 'usMi', 1609.34721869444],
  ] as const)('that states its unit is read in it: %i is %s', (code, unit, metres) => {
    const found = readDxf(inUnit(code, dxf(...LINE)), 0);
    expect(found).toMatchObject({ unit, isUnitGuessed: false });
    // Coordinates have 12 digits.
    expectClose(found?.lines[0]?.to[0], 3000 * metres, 5e-12);
  });

  test.each([0, 25, -1, 'x', 'toString'])('$INSUNITS %j does not state a unit', (code) => {
    expect(readDxf(inUnit(code, dxf(...LINE)), 0)).toMatchObject({ unit: 'mm', isUnitGuessed: true });
  });

  test.each([11, 20])('as small or as great as one of unit %i is a truss', async (code) => {
    const read = await readTrussBlob(new File([inUnit(code, dxf(...LINE))], 'a.dxf'));
    expect(read).toMatchObject({ ok: true, document: { joints: [{ x: 0 }, {}], links: [{ i: 0, j: 1 }] } });
  });

  test.each([
    [0, [3000, 'mm', 3]],
    [0, [151, 'mm', 0.151]],
    [0, [150, 'm', 150]],
    [1, [480, 'in', 480]],
    [1, [40, 'ft', 480]],
  ] as const)(
    'that does not say its unit is read by its size, system %i: %j',
    (system, [size, unit, length]) => {
      const text = dxf(...LINE.map((value) => (value === 3000 ? size : value)));
      const found = readDxf(text, system);
      expect(found).toMatchObject({ unit, isUnitGuessed: true });
      expectClose(found?.lines[0]?.to[0], length, 1e-12);
      expect(readDxf(inUnit(6, text), system)).toMatchObject({ unit: 'm', isUnitGuessed: false });
    },
  );

  test('a drawing is read in the requested unit, even if its header states another one', () => {
    expect(readDxf(dxf(...LINE), 0, { unit: 'm' })?.lines[0]?.to[0]).toBe(3000);
    expect(readDxf(inUnit(4, dxf(...LINE)), 0, { unit: 'm' })).toMatchObject({
      lines: [{ to: [3000, 0, 0] }],
      unit: 'm',
      statedUnit: 'mm',
      isUnitGuessed: false,
    });
    // By hand: 3000 cm are 30 m, that is 1181.10 inches.
    expectClose(readDxf(inUnit(4, dxf(...LINE)), 1, { unit: 'cm' })?.lines[0]?.to[0], 30 / 0.0254, 5e-12);
  });
});
