import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { parseQuantity } from './parseQuantity.ts';
import type { QuantityReading } from './quantityReading.ts';
import { drawCases } from '../../verification/drawCases.ts';

const INCH = 0.0254;
const POUND = 1 / 0.22480894387096;
/**
 * The rule of conversion may take the nearest 12-digit number, which is 1e-15
 * away at most; two ulps more for the factors.
 */
const TOLERANCE = 2e-15;

function read(text: string, reading: QuantityReading): number {
  const result = parseQuantity(text, reading);
  if (!result.ok) throw new Error(`${text}: ${result.code} ${result.found ?? ''}`);
  return result.value;
}

describe('a force in a field of kN', () => {
  test.each<[string, number]>([
    ['12', 12e3],
    ['12.5', 12.5e3],
    ['12,5', 12.5e3],
    ['.5', 500],
    [',5', 500],
    ['5.', 5000],
    ['-3', -3000],
    ['−3', -3000],
    ['–3,25', -3250],
    ['+3', 3000],
    ['= 3', 3000],
    ['0', 0],
    ['-0', 0],
    ['1e3', 1e6],
    ['1E-3', 1],
    ['1,5e+2', 150e3],
    ['1е3', 1e6],
    ['1 234', 1234e3],
    ['1 234,5', 1234.5e3],
    ['1\u202f234\u202f567,5', 1234567.5e3],
    ['1\u00a0000', 1e6],
    ['1,234.5', 1234.5e3],
    ['1.234,5', 1234.5e3],
    ['1,234,567', 1234567e3],
    ['1.234.567', 1234567e3],
    ['1.2·10³', 1.2e6],
    ['1,2·10^3', 1.2e6],
    ['2×10⁻²', 20],
    ['12 kN', 12e3],
    ['12kN', 12e3],
    ['12\u202fkN', 12e3],
    ['12 KN', 12e3],
    ['12 kn', 12e3],
    ['1e3 N', 1000],
    ['1e3N', 1000],
    ['2 MN', 2e6],
    ['12 кН', 12e3],
    ['12 Н', 12],
    ['0,5 МН', 0.5e6],
    ['12 КН', 12e3],
    ['3 кгс', 3 * 9.80665],
    ['3 тс', 3 * 9806.65],
    ['2 tf', 2 * 9806.65],
    ['5 tonf', 5 * 9806.65],
    ['5 Tonf', 5 * 9806.65],
    ['2 t', 2 * 9806.65],
    ['2т', 2 * 9806.65],
    ['100 lbf', 100 * POUND],
    ['100 lb', 100 * POUND],
    ['100 lbs', 100 * POUND],
    ['100 lb.', 100 * POUND],
    ['2 kip', 2000 * POUND],
    ['2 kips', 2000 * POUND],
    ['2*3.5', 7000],
    ['2*3.5 kN', 7000],
    ['2 × 3', 6000],
    ['10/4', 2500],
    ['10 ÷ 4 N', 2.5],
    ['(1+2)*3', 9000],
    ['(1+2) N', 3],
    ['1+2 N', 3],
    ['1 kN + 2 N', 1002],
    ['1 kN + 2', 3000],
    ['1 kN - 200 N', 800],
    ['12 kN/2', 6000],
    ['12 kN*1.35', 16200],
    ['1.35*12 kN + 1.5*8 kN', 28200],
    ['-(2+3) kN', -5000],
    ['--2', 2000],
    ['2^3', 8000],
    ['-2^2', -4000],
    ['2^-1', 500],
    ['2^3^2', 512e3],
    ['4^0.5', 2000],
    ['(2 kN)*3', 6000],
    ['3*(1 kN + 500 N)', 4500],
    ['6 kN / 2 kN', 3000],
    ['1/4 kN', 250],
    ['0.1 + 0.2', 300],
    ['123456789.12345678 N', 123456789.12345678],
  ])('reads %s', (text, expected) => {
    expectClose(read(text, { quantity: 'force', system: 0 }), expected, TOLERANCE);
  });
});

describe('a length in a US document, in inches', () => {
  test.each<[string, number]>([
    [`12' 3-1/2"`, 147.5],
    [`12'-3 1/2"`, 147.5],
    [`12' - 3 1/2"`, 147.5],
    [`12'3 1/2"`, 147.5],
    [`12'3`, 147],
    [`12'`, 144],
    [`4' 1/16"`, 48.0625],
    [`4'-3/4`, 48.75],
    // Feet, inches and a fraction without marks, as on drawings.
    ['7-0-1/2', 84.5],
    ['7-0 1/2', 84.5],
    ['7-0-1/2"', 84.5],
    ['7-0-1/2 in', 84.5],
    [`7'-0-1/2"`, 84.5],
    [`7'-0-1/2`, 84.5],
    ['-7-0-1/2', -84.5],
    ['7-0-1/2 + 3-6-1/4', 126.75],
    ['10 - 2 - 1/2', 90],
    ['7-13-1/2', -78],
    [`12′ 3 1/2″`, 147.5],
    ['12’ 3”', 147],
    [`12' 3''`, 147],
    [`3 1/2"`, 3.5],
    [`3-1/2"`, 3.5],
    ['3-1/2 in', 3.5],
    ['3½"', 3.5],
    ['½ in', 0.5],
    ['⅜"', 0.375],
    ['3⁄8"', 0.375],
    ['3/8 in', 0.375],
    ['3/8"', 0.375],
    ['12 ft 3 1/2 in', 147.5],
    ['12ft 3in', 147],
    ['12 ft. 3 in.', 147],
    ['12 feet 3 inches', 147],
    ['1 foot', 12],
    ['5 ft-3 in', 63],
    ['5 ft - 3 in', 57],
    ['-12\' 3"', -147],
    ['−5′ 6″', -66],
    ['5 1/2 ft', 66],
    ['5.5 ft', 66],
    ['2*(5 ft 3 in)', 126],
    ['12 фут 3 дюйма', 147],
    ['5 футов', 60],
    ['5 футів 2 дюйми', 62],
    ['2 yd', 72],
    ['1 m', 1 / INCH],
    ['2.54 cm', 1],
    ['25,4 мм', 1],
    ['3 1/2', 42],
    ['1 125/128 in', 1 + 125 / 128],
    ['10 - 2', 96],
    ['7', 84],
    [`0' 6"`, 6],
    [`12 000 in`, 12000],
    [`1 ft + 2 in + 1/2 in`, 14.5],
  ])('reads %s', (text, expected) => {
    expectClose(read(text, { quantity: 'length', system: 1 }), expected, TOLERANCE);
  });
});

describe('every quantity in its own and in foreign units', () => {
  test.each<[string, QuantityReading, number]>([
    ['5 ft 3 1/2 in', { quantity: 'length', system: 0 }, 63.5 * INCH],
    ['3 m 20 cm', { quantity: 'length', system: 0 }, 3.2],
    ['3 м 20 см', { quantity: 'length', system: 0 }, 3.2],
    ['3,5 метра', { quantity: 'length', system: 0 }, 3.5],
    ['3 1/2', { quantity: 'length', system: 0, fractions: true }, 3.5],
    ['1 000/2', { quantity: 'length', system: 0 }, 500],
    ['300', { quantity: 'sectionDimension', system: 0 }, 300],
    ['30 cm', { quantity: 'sectionDimension', system: 0 }, 300],
    ['12 in', { quantity: 'sectionDimension', system: 0 }, 304.8],
    ['-4,2', { quantity: 'displacement', system: 0 }, -0.0042],
    ['2 m^2', { quantity: 'area', system: 0 }, 20000],
    ['2 m2', { quantity: 'area', system: 0 }, 20000],
    ['250 мм²', { quantity: 'area', system: 0 }, 2.5],
    ['1 in²', { quantity: 'area', system: 0 }, 6.4516],
    ['8356 cm⁴', { quantity: 'secondMoment', system: 0 }, 8356],
    ['8356e4 mm4', { quantity: 'secondMoment', system: 0 }, 8356],
    ['1 in^4', { quantity: 'secondMoment', system: 0 }, 2.54 ** 4],
    ['557 см3', { quantity: 'sectionModulus', system: 0 }, 557],
    ['125900 cm6', { quantity: 'warping', system: 0 }, 125900],
    ['3 kN·m', { quantity: 'moment', system: 0 }, 3000],
    ['3 kNm', { quantity: 'moment', system: 0 }, 3000],
    ['3 кНм', { quantity: 'moment', system: 0 }, 3000],
    ['3 kN m', { quantity: 'moment', system: 0 }, 3000],
    ['3 kN*m', { quantity: 'moment', system: 0 }, 3000],
    ['3 kN-m', { quantity: 'moment', system: 0 }, 3000],
    ['3 кН·м', { quantity: 'moment', system: 0 }, 3000],
    ['3 кН*м', { quantity: 'moment', system: 0 }, 3000],
    ['3 тс·м', { quantity: 'moment', system: 0 }, 3 * 9806.65],
    ['3 kip-ft', { quantity: 'moment', system: 1 }, 36000],
    // SI refuses it: there it may be a thousand of something.
    ['2k', { quantity: 'force', system: 1 }, 2000],
    ['3 ft-kip', { quantity: 'moment', system: 1 }, 36000],
    ['3 k-ft', { quantity: 'moment', system: 1 }, 36000],
    ['300 ft·lbf', { quantity: 'moment', system: 1 }, 3600],
    ['300 lb-in', { quantity: 'moment', system: 1 }, 300],
    ['5 kN/m', { quantity: 'distributedLoad', system: 0 }, 5000],
    ['5 tonf/m', { quantity: 'distributedLoad', system: 0 }, 5 * 9806.65],
    ['5 tonf-m', { quantity: 'moment', system: 0 }, 5 * 9806.65],
    ['7-0-1/2', { quantity: 'length', system: 0 }, 6.5],
    ['7-0-1/2"', { quantity: 'length', system: 0 }, 84.5 * INCH],
    ['5 kN / m', { quantity: 'distributedLoad', system: 0 }, 5000],
    ['5 кН/м', { quantity: 'distributedLoad', system: 0 }, 5000],
    ['2 klf', { quantity: 'distributedLoad', system: 1 }, 2000 / 12],
    ['60 plf', { quantity: 'distributedLoad', system: 1 }, 5],
    ['60 lb/ft', { quantity: 'distributedLoad', system: 1 }, 5],
    ['5 kN/mm', { quantity: 'springTranslation', system: 0 }, 5e6],
    ['5 kN·m/rad', { quantity: 'springRotation', system: 0 }, 5000],
    ['5 кН·м/рад', { quantity: 'springRotation', system: 0 }, 5000],
    ['180 kN·m/°', { quantity: 'springRotation', system: 0 }, (180e3 * 180) / Math.PI],
    ['210', { quantity: 'modulus', system: 0 }, 210e3],
    ['210 ГПа', { quantity: 'modulus', system: 0 }, 210e3],
    ['2.1e5 MPa', { quantity: 'modulus', system: 0 }, 210e3],
    ['2.1e5 mpa', { quantity: 'modulus', system: 0 }, 210e3],
    ['29000 ksi', { quantity: 'modulus', system: 1 }, 29e6],
    ['29000 ksi', { quantity: 'modulus', system: 0 }, (29e6 * POUND) / INCH ** 2 / 1e6],
    ['235 N/mm²', { quantity: 'stress', system: 0 }, 235],
    ['235 Н/мм2', { quantity: 'stress', system: 0 }, 235],
    ['2350 kgf/cm²', { quantity: 'stress', system: 0 }, 2350 * 0.0980665],
    ['7850', { quantity: 'density', system: 0 }, 7850],
    ['7.85 t/m³', { quantity: 'density', system: 0 }, 7850],
    ['7,85 г/см³', { quantity: 'density', system: 0 }, 7850],
    ['490 pcf', { quantity: 'density', system: 1 }, 490 / 1728],
    ['42,2 кг/м', { quantity: 'linearMass', system: 0 }, 42.2],
    ['12 lb/ft', { quantity: 'linearMass', system: 1 }, 1],
    ['2 t', { quantity: 'mass', system: 0 }, 2000],
    ['2 slugs', { quantity: 'mass', system: 1 }, 2 * 32.17404855643],
    ['30 °C', { quantity: 'temperature', system: 0 }, 30],
    ['30 C', { quantity: 'temperature', system: 0 }, 30],
    ['30 °С', { quantity: 'temperature', system: 0 }, 30],
    ['30 ℃', { quantity: 'temperature', system: 1 }, 86],
    ['10+20 °C', { quantity: 'temperature', system: 1 }, 86],
    ['86 °F', { quantity: 'temperature', system: 0 }, 30],
    ['300 K', { quantity: 'temperature', system: 0 }, 26.85],
    ['30 °C', { quantity: 'temperatureDifference', system: 1 }, 54],
    ['12', { quantity: 'thermalExpansion', system: 0 }, 12e-6],
    ['12·10⁻⁶/°C', { quantity: 'thermalExpansion', system: 0 }, 12e-6],
    ['1.2e-5 1/°C', { quantity: 'thermalExpansion', system: 0 }, 12e-6],
    ['1.2e-5/K', { quantity: 'thermalExpansion', system: 0 }, 12e-6],
    ['1.2e-5 K⁻¹', { quantity: 'thermalExpansion', system: 0 }, 12e-6],
    ['12·10^-6 1/K', { quantity: 'thermalExpansion', system: 1 }, (12e-6 * 5) / 9],
    ['-60°', { quantity: 'angle', system: 0 }, -60],
    ['45 deg', { quantity: 'angle', system: 0 }, 45],
    ['30 град', { quantity: 'angle', system: 1 }, 30],
    ['3.141592653589793 rad', { quantity: 'angle', system: 0 }, 180],
    ['5 mrad', { quantity: 'slope', system: 0 }, 0.005],
    ['1°', { quantity: 'slope', system: 0 }, Math.PI / 180],
    ['0.3', { quantity: 'ratio', system: 0 }, 0.3],
    ['30 %', { quantity: 'ratio', system: 0 }, 0.3],
    ['14%', { quantity: 'percent', system: 0 }, 14],
    ['3 kN·m²', { quantity: 'flexuralStiffness', system: 0 }, 3000],
    ['L/3', { quantity: 'length', system: 0, variables: { L: 12 } }, 4],
    ['2L/3 - 50 cm', { quantity: 'length', system: 0, variables: { L: 12 } }, 7.5],
    ['(L - 2)/2', { quantity: 'length', system: 0, variables: { L: 12 } }, 5],
    ['L/2 + 1', { quantity: 'length', system: 1, unit: 'ft', variables: { L: 120 } }, 72],
    ['h1*0.5', { quantity: 'sectionDimension', system: 0, variables: { h1: 300 } }, 150],
    ['10 L', { quantity: 'length', system: 0, variables: { L: 12 } }, 120],
    ['5', { quantity: 'force', system: 0, unit: 'N' }, 5],
    ['1,250', { quantity: 'force', system: 0, unit: 'N', locale: 'ru' }, 1.25],
  ])('reads %s as %o', (text, reading, expected) => {
    expectClose(read(text, reading), expected, TOLERANCE);
  });
});

describe('a text that is not a value is refused with its reason', () => {
  test.each<[string, object]>([
    ['', { code: 'empty' }],
    [' \u202f ', { code: 'empty' }],
    ['=', { code: 'empty' }],
    ['abc', { code: 'unknownName', found: 'abc' }],
    ['L/3', { code: 'unknownName', found: 'L' }],
    ['kN', { code: 'syntax' }],
    ['12 foo', { code: 'unknownUnit', found: 'foo' }],
    ['12 mN', { code: 'unknownUnit', found: 'mN' }],
    ['12 m', { code: 'wrongDimension', wanted: 'force', found: 'm' }],
    ['5 kN/m', { code: 'wrongDimension', wanted: 'force', found: 'kN/m' }],
    ['5 кН·м', { code: 'wrongDimension', wanted: 'force', found: 'кН·м' }],
    ['5 kg', { code: 'wrongDimension', wanted: 'force', found: 'kg' }],
    ['2 kN * 3 kN', { code: 'wrongDimension', wanted: 'force' }],
    ['2 / 3 kN * 1 kN', { code: 'wrongDimension', wanted: 'force' }],
    ['(2 kN)^2', { code: 'wrongDimension', wanted: 'force' }],
    ['1/0', { code: 'divisionByZero' }],
    ['1/(2-2)', { code: 'divisionByZero' }],
    ['0/0', { code: 'divisionByZero' }],
    ['0^-1', { code: 'divisionByZero' }],
    ['1e400', { code: 'notFinite' }],
    ['1e308*1e308', { code: 'notFinite' }],
    ['1e307 MN', { code: 'notFinite' }],
    ['(-8)^(1/3)', { code: 'notFinite' }],
    ['NaN', { code: 'unknownName', found: 'NaN' }],
    ['Infinity', { code: 'unknownName', found: 'Infinity' }],
    ['1..2', { code: 'syntax' }],
    ['1,2,3', { code: 'syntax' }],
    ['1.2,3.4', { code: 'syntax' }],
    ['1 2', { code: 'syntax' }],
    ['(1', { code: 'syntax' }],
    ['1)', { code: 'syntax' }],
    ['1+', { code: 'syntax' }],
    ['*2', { code: 'syntax' }],
    ['2 kN kN', { code: 'syntax' }],
    ['3 1/2', { code: 'fractionNotAllowed' }],
    ['3 1/2 kN', { code: 'fractionNotAllowed' }],
    ['3 1/0', { code: 'divisionByZero' }],
    ['1,250', { code: 'ambiguousSeparator' }],
    ['#', { code: 'syntax' }],
    ['__proto__', { code: 'unknownName' }],
    ['constructor', { code: 'unknownName' }],
    ['('.repeat(100), { code: 'syntax' }],
    ['-'.repeat(100), { code: 'syntax' }],
    ['1'.repeat(201), { code: 'tooLong' }],
  ])('%s', (text, failure) => {
    const result = parseQuantity(text, { quantity: 'force', system: 0, locale: 'en-US' });
    expect(result).toMatchObject({ ok: false, ...failure });
  });

  test('two thermometers have no sum', () => {
    const reading = { quantity: 'temperature', system: 0 } as const;
    expect(parseQuantity('20 °C + 50 °F', reading)).toMatchObject({ ok: false, code: 'syntax' });
  });

  test('nothing typed makes it throw, hang or answer NaN', () => {
    const signs = fc.constantFrom(...`0123456789 .,+-*/^()'"eELkNm·°½⁻²³/ftin%кНм\u202f−`);
    fc.assert(
      fc.property(
        fc.array(signs, { maxLength: 40 }),
        fc.constantFrom('length', 'force', 'temperature'),
        (text, quantity) => {
          const result = parseQuantity(text.join(''), { quantity, system: 0, variables: { L: 12 } });
          expect(result.ok ? Number.isFinite(result.value) : result.code.length > 0).toBe(true);
        },
      ),
      { seed: 20261, numRuns: drawCases(20_000) },
    );
  });
});

test('reads a bare fraction of a US length in feet, one with a mark in inches', () => {
  expect(parseQuantity('3/8', { quantity: 'length', system: 1 })).toEqual({ ok: true, value: 4.5 });
  expect(parseQuantity('3/8"', { quantity: 'length', system: 1 })).toEqual({ ok: true, value: 0.375 });
});
