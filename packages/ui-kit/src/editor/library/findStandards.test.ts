import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueLibrary } from './catalogueLibrary.ts';
import { findStandardMaterials, findStandardSections } from './findStandards.ts';

const asked = { library: catalogueLibrary, locale: 'en-US', system: 0 } as const;

const KNOWN = [
  ['SHS120x6-TOP', 'CFSHS 120x120x6.0'],
  ['CHS76x4-WEB', 'HFCHS 76.1x4.0'],
  ['S-STEEL_IPE 300', 'IPE 300'],
  ['HEA200|bottom', 'HE 200 A'],
  ['CFRHS 50x25x2', 'CFRHS 50x25x2.0'],
  ['Пояс 20Б1', '20Б1'],
  ['W14X90', 'W14X90'],
] as const;
// 120x6 is a flat bar and a square hollow section; 10 is an I-beam of GOST 8239 and a bar; T30 is a level as well as a
// tee.
const UNSURE = ['120x6', '10', '0', 'Chord', 'Level-T30', 'SHS120x6.7'];

describe('a name of a drawing or a table', () => {
  /** All names at once, because each call reads the whole catalogue. */
  let found: Awaited<ReturnType<typeof findStandardSections>>;
  beforeAll(async () => {
    found = await findStandardSections([...KNOWN.map(([name]) => name), ...UNSURE], asked);
  });

  test.each(KNOWN)('%s is the standard section %s', (name, label) => {
    expect(found.get(name)).toMatchObject({ label, origin: { kind: 'catalogue' } });
  });

  test.each(UNSURE)('%s is no standard section for sure', (name) => {
    expect(found.has(name)).toBe(false);
  });

  test('has the dimensions that the table of its standard prints, in the unit of the document', async () => {
    const inInches = await findStandardSections(['SHS120x6-TOP'], { ...asked, system: 1 });
    // Source: EN 10219-2, 120 x 120 x 6: b = h = 120 mm, t = 6 mm.
    const { h = 0, b = 0, tw = 0 } = inInches.get('SHS120x6-TOP') ?? {};
    expect([h, b, tw].map((value) => Number((value * 25.4).toPrecision(9)))).toEqual([120, 120, 6]);
  });

  test('is a standard material too', async () => {
    const materials = await findStandardMaterials(['S355', 'steel'], asked);
    expect(materials.get('S355')).toMatchObject({ name: 'S355', E: 210_000 });
    expect(materials.has('steel')).toBe(false);
  });
});
