import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROBLEM_GROUPS } from '../problems/index.ts';
import { beamCase, force, linear, moment, pin, roller, spring } from '../beamCase.ts';
import { composeReport, formatRelative } from './composeReport.ts';
import { describeBeam } from './describeBeam.ts';
import { describeTruss } from './describeTruss.ts';

const PACKAGE = new URL('../../', import.meta.url);

describe('VERIFICATION.md', () => {
  it('and its pages are what writeReport.ts writes today', () => {
    const pages = composeReport(PROBLEM_GROUPS);
    expect(pages.size).toBe(10);
    for (const [path, text] of pages) expect(readFileSync(new URL(path, PACKAGE), 'utf8')).toBe(text);
  });
});

describe('formatRelative', () => {
  it.each([
    [0, '< 1e-12'],
    [9.9e-13, '< 1e-12'],
    [1.1e-12, '< 1e-11'],
    [1e-10, '1e-10'],
    [0.00372, '3.7e-3'],
    [0.0764, '7.6e-2'],
    [NaN, 'none'],
  ])('%d is %s', (value, text) => {
    expect(formatRelative(value)).toBe(text);
  });
});

describe('describeBeam', () => {
  it('states a beam as a reader would draw it', () => {
    const supports = [pin(0), spring(2, { y: 500 }), roller(4, { settlement: { y: -0.01 } }), roller(6)];
    const loads = [force(1, -1000), force(3, -1000), linear(0, 6, 0, -600), moment(6, 50)];
    expect(describeBeam(beamCase(6, { supports, loads }))).toBe(
      'Beam: L = 6 m; pin at 0; spring at 2 (c y 500 N/m); roller at 4 (moved y −0.01 m); roller at 6; ' +
        'EI = 2e7 N·m², EA = 2e9 N; force −1000 N at 1, 3; load 0 to −600 N/m from 0 to 6; moment 50 N·m at 6.',
    );
  });
});

describe('describeTruss', () => {
  it('states a truss as a reader would draw it', () => {
    const drawing = {
      joints: { A: [0, 0], B: [4, 0], C: [2, 1.5] },
      held: { A: 'xy', B: 'y' },
      links: 'AB BC CA',
      forces: { C: [0, -1000] },
      A: 5,
      dT: { AB: 20 },
    };
    expect(describeTruss(drawing)).toBe(
      'Truss: joints A (0, 0), B (4, 0), C (2, 1.5) m; held A xy, B y; links AB BC CA; E 200000 MPa, A 5 cm²; ' +
        'forces C (0, −1000) N; dT AB 20 K.',
    );
  });
});

describe('the tolerance', () => {
  it('beyond four per cent has its reason in the problem', () => {
    const weak = PROBLEM_GROUPS.flatMap(({ problems }) => problems).filter(
      ({ expected, why }) =>
        why === undefined &&
        expected.some(({ value, tolerance, scale }) => tolerance * scale > 0.04 * (Math.abs(value) || scale)),
    );
    expect(weak.map(({ id }) => id)).toEqual([]);
  });
});
