/** US survey foot, m. Source: NIST SP 811, B.6. */
const SURVEY_FOOT = 1200 / 3937;
/** Astronomical unit, m. Source: IAU resolution B2 of 2012; a parsec is 648 000/π astronomical units, B2 of 2015. */
const AU = 149_597_870_700;

/** Units of `$INSUNITS` from 1 on, in metres. Source: DXF Reference, HEADER section. */
const METRES = {
  in: 0.0254,
  ft: 0.3048,
  mi: 1609.344,
  mm: 0.001,
  cm: 0.01,
  m: 1,
  km: 1000,
  uin: 2.54e-8,
  mil: 2.54e-5,
  yd: 0.9144,
  angstrom: 1e-10,
  nm: 1e-9,
  um: 1e-6,
  dm: 0.1,
  dam: 10,
  hm: 100,
  Gm: 1e9,
  au: AU,
  ly: 299_792_458 * 365.25 * 86_400,
  pc: (AU * 648_000) / Math.PI,
  usFt: SURVEY_FOOT,
  usIn: SURVEY_FOOT / 12,
  usYd: SURVEY_FOOT * 3,
  usMi: SURVEY_FOOT * 5280,
};

/** The unit in which a drawing was read. */
export type DxfUnit = keyof typeof METRES;

/** Returns the unit for a value of `$INSUNITS`; undefined if it states none. */
export function findDxfUnit(value: string): DxfUnit | undefined {
  return (Object.keys(METRES) as DxfUnit[])[Number(value) - 1];
}

/** Returns the length of such a unit, m. */
export function metresOf(unit: DxfUnit): number {
  return METRES[unit];
}
