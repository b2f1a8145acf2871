/**
 * Closed forms for beams with shear strains.
 *
 * S. P. Timoshenko, Strength of Materials, part I, 3rd ed., 1955, article 39: deflection from shear is the integral of
 * Q/(G·As), added to that of bending. Statically indeterminate ones by the theorem of A. Castigliano, part I, article
 * 67 and following, with the energy Q²/2GAs in addition to M²/2EI. Ends that rotate and move: J. S. Przemieniecki,
 * Theory of Matrix Structural Analysis, 1968, section 5.6, equation 5.116.
 */
import { describe, expect, it } from 'vitest';
import { valueAt } from '@eecs/solver-core';
import { clamp, force, hinge, linear, moment, pin, roller, spring, uniform } from '../beamCase.ts';
import { expectClose } from '@eecs/testing';
import { EI, firstSet, GA, shearCase, solveShear } from './shearBeam.ts';

const L = 3;
const [F, q, m] = [12e3, 7e3, 5e3];
const EXACT = 1e-12;

const solve = (rest: object, length = L) => firstSet(solveShear(shearCase(length, rest)));

describe('statically determinate: bending and shear add up', () => {
  it('simple beam, load in the middle: F L³/48EI + F L/4GA', () => {
    const set = solve({ supports: [pin(0), roller(L)], loads: [force(L / 2, -F)] });
    expectClose(set.deflection.min.value, -(F * L ** 3) / (48 * EI) - (F * L) / (4 * GA), EXACT);
    expectClose(set.deflection.min.x, L / 2, EXACT);
    expectClose(set.shearDeflection.min.value, (-F * L) / (4 * GA), EXACT);
    expectClose(valueAt(set.shearDeflection, L / 4), (-F * L) / (8 * GA), EXACT);
    expect(set.shearDeflection.jumps).toEqual([]);
  });

  it('simple beam, load anywhere: F a b/(GA L) under it', () => {
    const [a, b] = [0.8, L - 0.8];
    const set = solve({ supports: [pin(0), roller(L)], loads: [force(a, -F)] });
    expectClose(
      valueAt(set.deflection, a),
      (-F * a * a * b * b) / (3 * EI * L) - (F * a * b) / (GA * L),
      EXACT,
    );
  });

  it('simple beam, uniform load: 5 q L⁴/384EI + q L²/8GA', () => {
    const set = solve({ supports: [pin(0), roller(L)], loads: [uniform(0, L, -q)] });
    expectClose(set.deflection.min.value, (-5 * q * L ** 4) / (384 * EI) - (q * L * L) / (8 * GA), EXACT);
    expectClose(set.shearDeflection.min.value, (-q * L * L) / (8 * GA), EXACT);
  });

  it('cantilever, load at the end: F L³/3EI + F L/GA, turned by F L²/2EI alone', () => {
    const set = solve({ supports: [clamp(0)], loads: [force(L, -F)] });
    expectClose(valueAt(set.deflection, L), (-F * L ** 3) / (3 * EI) - (F * L) / GA, EXACT);
    expectClose(valueAt(set.slope, L), (-F * L * L) / (2 * EI), EXACT);
    expectClose(valueAt(set.slope, 0), 0, EXACT, F / GA);
    // The axis has a slope at the clamp, which holds only the cross-section.
    expectClose(set.deflection.segments[0]?.c[1], -F / GA, EXACT);
  });

  it('cantilever, uniform and triangular load: q L⁴/8EI + q L²/2GA, q L⁴/30EI + q L²/6GA', () => {
    const even = solve({ supports: [clamp(0)], loads: [uniform(0, L, -q)] });
    expectClose(valueAt(even.deflection, L), (-q * L ** 4) / (8 * EI) - (q * L * L) / (2 * GA), EXACT);
    const falling = solve({ supports: [clamp(0)], loads: [linear(0, L, -q, 0)] });
    expectClose(valueAt(falling.deflection, L), (-q * L ** 4) / (30 * EI) - (q * L * L) / (6 * GA), EXACT);
  });

  it('cantilever, couple at the end: no shear force, no shear strain', () => {
    const set = solve({ supports: [clamp(0)], loads: [moment(L, m)] });
    expectClose(valueAt(set.deflection, L), (m * L * L) / (2 * EI), EXACT);
    expect(set.shearDeflection.max.value).toBe(0);
    expect(set.shearDeflection.min.value).toBe(0);
  });

  it('simple beam, couple at an end: even shear turns the sections and leaves the axis', () => {
    const set = solve({ supports: [pin(0), roller(L)], loads: [moment(L, m)] });
    const Q = m / L;
    expectClose(valueAt(set.slope, L), (m * L) / (3 * EI) + Q / GA, EXACT);
    expectClose(valueAt(set.deflection, L / 2), (-m * L * L) / (16 * EI), EXACT);
    expectClose(valueAt(set.shearDeflection, L / 2), 0, EXACT, m / GA);
  });

  it('overhang, load at its end: F a²(L + a)/3EI + F a (L + a)/(GA L)', () => {
    const a = 1.2;
    const set = solve({ supports: [pin(0), roller(L)], loads: [force(L + a, -F)] }, L + a);
    expectClose(
      valueAt(set.deflection, L + a),
      (-F * a * a * (L + a)) / (3 * EI) - (F * a * (L + a)) / (GA * L),
      EXACT,
    );
    expectClose(valueAt(set.shearDeflection, L + a), (-F * a * (L + a)) / (GA * L), EXACT);
    expectClose(valueAt(set.shearDeflection, L), 0, EXACT, F / GA);
  });

  it('cantilever of two heights: each part shears by its own', () => {
    const [EI2, GA2] = [EI / 8, GA / 2];
    const a = 1.25;
    const set = solve({
      supports: [clamp(0)],
      loads: [force(L, -F)],
      sections: [600, 300].map((h) => ({ className: 'rectangle', label: `${h}`, b: 100, h })),
      beamSections: [
        { x: a, materialIndex: 0, crossSectionIndex: 0 },
        { x: L, materialIndex: 0, crossSectionIndex: 1 },
      ],
    });
    const b = L - a;
    const bending = (F * (L ** 3 - b ** 3)) / (3 * EI) + (F * b ** 3) / (3 * EI2);
    expectClose(valueAt(set.shearDeflection, L), -F * (a / GA + b / GA2), EXACT);
    expectClose(valueAt(set.deflection, L), -bending - F * (a / GA + b / GA2), EXACT);
  });

  it('Gerber beam: the part that rests adds its own shear to that of the hinge', () => {
    const set = solve({ supports: [clamp(0), hinge(1), roller(L)], loads: [uniform(1, L, -q)] });
    // The hinge carries q (L - 1)/2.
    const [R, l] = [(q * (L - 1)) / 2, L - 1];
    expectClose(valueAt(set.shearDeflection, 1), -R / GA, EXACT);
    expectClose(valueAt(set.shearDeflection, 1 + l / 2), -R / 2 / GA - (q * l * l) / (8 * GA), EXACT);
  });
});

describe('statically indeterminate: forces go another way', () => {
  it('propped cantilever, uniform load: the prop bears (q L⁴/8EI + q L²/2GA)/(L³/3EI + L/GA)', () => {
    const set = solve({ supports: [clamp(0), roller(L)], loads: [uniform(0, L, -q)] });
    const R = ((q * L ** 4) / (8 * EI) + (q * L * L) / (2 * GA)) / (L ** 3 / (3 * EI) + L / GA);
    expect(R).toBeGreaterThan((3 * q * L) / 8);
    expectClose(set.R[1]?.normal, R, EXACT);
    expectClose(valueAt(set.M, 0), R * L - (q * L * L) / 2, EXACT);
    // From the clamp: bending by M = R (L - x) - q (L - x)²/2, shear by the moment less that at the clamp.
    const x = 1.7;
    const bent = (R * (3 * L - x) * x * x) / 6 - (q * x * x * (6 * L * L - 4 * L * x + x * x)) / 24;
    const shorn = R * x - q * (L * x - (x * x) / 2);
    expectClose(valueAt(set.deflection, x), bent / EI + shorn / GA, EXACT);
  });

  it('propped cantilever, load in the middle: (5F L³/48EI + F L/2GA)/(L³/3EI + L/GA)', () => {
    const set = solve({ supports: [roller(0), clamp(L)], loads: [force(L / 2, -F)] });
    const R = ((5 * F * L ** 3) / (48 * EI) + (F * L) / (2 * GA)) / (L ** 3 / (3 * EI) + L / GA);
    expectClose(set.R[0]?.normal, R, EXACT);
  });

  it('clamped beam, load in the middle: F L³/192EI + F L/4GA, moments as before', () => {
    const set = solve({ supports: [clamp(0), clamp(L)], loads: [force(L / 2, -F)] });
    expectClose(set.deflection.min.value, -(F * L ** 3) / (192 * EI) - (F * L) / (4 * GA), EXACT);
    expectClose(set.shearDeflection.min.value, (-F * L) / (4 * GA), EXACT);
    expectClose(valueAt(set.M, 0), (-F * L) / 8, EXACT);
  });

  it('clamped beam, uniform load: q L⁴/384EI + q L²/8GA', () => {
    const set = solve({ supports: [clamp(0), clamp(L)], loads: [uniform(0, L, -q)] });
    expectClose(set.deflection.min.value, (-q * L ** 4) / (384 * EI) - (q * L * L) / (8 * GA), EXACT);
  });

  const phi = (12 * EI) / (GA * L * L);

  it('clamped beam, load at a: F a b (b + phi L/2)/(L² (1 + phi)) at the clamp, phi = 12EI/GA L²', () => {
    const [a, b] = [1, L - 1];
    const set = solve({ supports: [clamp(0), clamp(L)], loads: [force(a, -F)] });
    const left = (F * a * b * (b + (phi * L) / 2)) / (L * L * (1 + phi));
    const right = (F * a * b * (a + (phi * L) / 2)) / (L * L * (1 + phi));
    expectClose(set.R[0]?.moment, left, EXACT);
    expectClose(set.R[1]?.moment, -right, EXACT);
    expectClose(set.R[0]?.normal, (F * b + left - right) / L, EXACT);
  });

  it('clamped beam, couple at a: 6m a b/(L³ (1 + phi)), m b (b - 2a + phi L)/(L² (1 + phi))', () => {
    const [a, b] = [1, L - 1];
    const set = solve({ supports: [clamp(0), clamp(L)], loads: [moment(a, m)] });
    expectClose(set.R[0]?.normal, (6 * m * a * b) / (L ** 3 * (1 + phi)), EXACT);
    expectClose(valueAt(set.M, 0), (m * b * (b - 2 * a + phi * L)) / (L * L * (1 + phi)), EXACT);
  });

  it('a clamp that sinks or turns: 12EI/(L³ (1 + phi)), (4 + phi) EI/(L (1 + phi)), (2 - phi) EI/(L (1 + phi))', () => {
    const [sunk, turned] = [2e-3, 1e-3];
    const sinking = solve({ supports: [clamp(0), clamp(L, { settlement: { y: sunk } })], loads: [] });
    expectClose(sinking.R[1]?.normal, (12 * EI * sunk) / (L ** 3 * (1 + phi)), EXACT);
    expectClose(sinking.R[1]?.moment, (-6 * EI * sunk) / (L * L * (1 + phi)), EXACT);
    const turning = solve({ supports: [clamp(0), clamp(L, { settlement: { r: turned } })], loads: [] });
    expectClose(turning.R[1]?.moment, ((4 + phi) * EI * turned) / (L * (1 + phi)), EXACT);
    expectClose(turning.R[0]?.moment, ((2 - phi) * EI * turned) / (L * (1 + phi)), EXACT);
  });

  it('two equal spans, uniform load: the middle bears (5q(2l)⁴/384EI + q(2l)²/8GA)/((2l)³/48EI + 2l/4GA)', () => {
    const set = solve(
      { supports: [pin(0), roller(L), roller(2 * L)], loads: [uniform(0, 2 * L, -q)] },
      2 * L,
    );
    const whole = 2 * L;
    const R =
      ((5 * q * whole ** 4) / (384 * EI) + (q * whole * whole) / (8 * GA)) /
      (whole ** 3 / (48 * EI) + whole / (4 * GA));
    expect(R).toBeLessThan((5 / 4) * q * L);
    expectClose(set.R[1]?.normal, R, EXACT);
    // The shear part vanishes at supports although the reaction of the middle one balances bending and shear together.
    for (const x of [0, L, whole]) expectClose(valueAt(set.shearDeflection, x), 0, EXACT, F / GA);
  });

  it('clamped beam on a spring in the middle: v = F/(k + 1/(L³/192EI + L/4GA))', () => {
    const k = 3e7;
    const set = solve({
      supports: [clamp(0), spring(L / 2, { y: k }), clamp(L)],
      loads: [force(L / 2, -F)],
    });
    const beam = 1 / (L ** 3 / (192 * EI) + L / (4 * GA));
    expectClose(valueAt(set.deflection, L / 2), -F / (k + beam), EXACT);
  });
});

describe('limits', () => {
  const material = (E: number, G: number) => ({ materials: [{ name: 'odd', E, G, nu: 0.3 }] });
  const propped = { supports: [clamp(0), roller(L)], loads: [uniform(0, L, -q)] };

  it('bending ever stiffer: a beam that only shears, the prop bears half', () => {
    const set = solve({ ...propped, ...material(1e14, 80_000) });
    expectClose(set.R[1]?.normal, (q * L) / 2, 1e-7);
    expectClose(set.deflection.min.value, (-q * L * L) / (8 * ((80e9 * 5 * 0.06) / 6)), 1e-7);
  });

  it('shear ever stiffer: the slender beam, the prop bears three eighths', () => {
    const set = solve({ ...propped, ...material(210_000, 1e16) });
    const slender = solveShear({ ...shearCase(L, { ...propped, ...material(210_000, 1e16) }), shear: false });
    expectClose(set.R[1]?.normal, (3 * q * L) / 8, 1e-10);
    expectClose(set.deflection.min.value, slender.sets[0]?.deflection.min.value ?? NaN, 1e-10);
    expectClose(set.shearDeflection.min.value, 0, 1e-10, Math.abs(set.deflection.min.value));
  });
});
