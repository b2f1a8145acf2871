/**
 * Beams that deflect out of the plane of their loads. The expected values resolve the load along the principal axes,
 * bend the beam about each and add the deflections: S. P. Timoshenko, Strength of Materials, part I, 3rd ed., 1955,
 * article 48, bending in a plane that is not a principal plane; J. M. Gere, B. J. Goodno, Mechanics of Materials, 9th
 * ed., 2018, sections 6.4 and 6.5. The solver does not use principal axes.
 */
import { describe, expect, it } from 'vitest';
import { valueAt } from '@eecs/solver-core';
import type { CrossSection } from '@eecs/solver-core';
import { clamp, force, hinge, pin, roller, spring, uniform } from '../beamCase.ts';
import { expectClose } from '@eecs/testing';
import { ANGLE, E, lateralCase, momentsOf, solveSideways, ZEE } from './lateralBeam.ts';

const [L, F, q] = [3, 2e3, 1.5e3];
const EXACT = 1e-9;

/**
 * Returns the displacements, up and to the right, of the place of an upward force of 1, times E·I, for a beam whose
 * deflection times E·I is 1. The axis u is at alpha from y, rotated and mirrored; bending about u moves the beam along
 * v.
 */
function principalFlexibilities(section: CrossSection, { alpha = 0, flip = false } = {}) {
  const { Iu, Iv, alpha: own } = momentsOf(section);
  const angle = (flip ? -own : own) + (alpha * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // Along v = (-s, c) it bends about u with Iu, along u = (c, s) about v with Iv.
  return { up: (c * c) / Iu + (s * s) / Iv, right: (-s * c) / Iu + (s * c) / Iv };
}

const PLACES = [{}, { alpha: 30 }, { alpha: 90 }, { flip: true }, { alpha: -65, flip: true }];

describe.each([ANGLE, ZEE])('$label', (section) => {
  it.each(PLACES)('cantilever, load at the end, section at %o', (placed) => {
    const { up, right } = principalFlexibilities(section, placed);
    const { set } = solveSideways(
      lateralCase(L, { section, placed, supports: [clamp(0)], loads: [force(L, -F)] }),
    );
    expectClose(valueAt(set.deflection, L), ((-F * L ** 3) / (3 * E)) * up, EXACT);
    expectClose(
      valueAt(set.lateral!, L),
      ((-F * L ** 3) / (3 * E)) * right,
      EXACT,
      (F * L ** 3 * up) / (3 * E),
    );
    expectClose(set.lateral!.segments[0]!.c[1] ?? 0, 0, EXACT, (F * L ** 2 * up) / (2 * E));
  });

  it.each(PLACES)('simple beam, uniform load, section at %o', (placed) => {
    const { up, right } = principalFlexibilities(section, placed);
    const { set } = solveSideways(
      lateralCase(L, { section, placed, supports: [pin(0), roller(L)], loads: [uniform(0, L, -q)] }),
    );
    const size = (5 * q * L ** 4) / (384 * E);
    expectClose(valueAt(set.deflection, L / 2), -size * up, EXACT);
    expectClose(valueAt(set.lateral!, L / 2), -size * right, EXACT, size * up);
    expectClose(valueAt(set.lateral!, L), 0, EXACT, size * up);
  });
});

it('an angle as the letter L, loaded down, goes left: it gives way across the line from its upper to its right tip', () => {
  const { set } = solveSideways(
    lateralCase(L, { section: ANGLE, supports: [clamp(0)], loads: [force(L, -F)] }),
  );
  const { Iyz } = momentsOf(ANGLE);
  // Material is at the upper left and the lower right.
  expect(Iyz).toBeLessThan(0);
  expect(valueAt(set.lateral!, L)).toBeLessThan(0);
  const mirrored = solveSideways(
    lateralCase(L, { section: ANGLE, placed: { flip: true }, supports: [clamp(0)], loads: [force(L, -F)] }),
  ).set;
  expectClose(valueAt(mirrored.lateral!, L), -valueAt(set.lateral!, L), 1e-14);
  expectClose(valueAt(mirrored.deflection, L), valueAt(set.deflection, L), 1e-14);
});

it('an equal angle goes sideways (Iu - Iv)/(Iu + Iv) of what it goes down', () => {
  const section: CrossSection = {
    className: 'lsection',
    label: 'L 100 x 10',
    h: 100,
    b: 100,
    t: 10,
    r1: 12,
    r2: 6,
  };
  const { Iu, Iv } = momentsOf(section);
  const { set } = solveSideways(lateralCase(L, { section, supports: [clamp(0)], loads: [force(L, -F)] }));
  const ratio = Math.abs(valueAt(set.lateral!, L) / valueAt(set.deflection, L));
  expectClose(ratio, (Iu - Iv) / (Iu + Iv), EXACT);
});

it('a rectangle on edge, turned by 30 degrees: tan of what it deflects askew is Iy/Iz times that of the load', () => {
  const section: CrossSection = { className: 'rectangle', label: '', b: 60, h: 180 };
  const { set } = solveSideways(
    lateralCase(L, {
      section,
      placed: { alpha: 30 },
      supports: [pin(0), roller(L)],
      loads: [force(L / 2, -F)],
    }),
  );
  // From its own upright axis, at 30° to the load.
  const [v, w] = [valueAt(set.deflection, L / 2), valueAt(set.lateral!, L / 2)];
  const [c, s] = [Math.cos(Math.PI / 6), 0.5];
  const [along, across] = [v * c - w * s, v * s + w * c];
  expectClose(across / along, (180 / 60) ** 2 * Math.tan(Math.PI / 6), EXACT);
});

it('a section as stiff on both sides, and one along its principal axes, stay in the plane', () => {
  const lateral = (section: CrossSection, placed = {}) =>
    solveSideways(lateralCase(L, { section, placed, supports: [clamp(0)], loads: [force(L, -F)] })).set
      .lateral;
  expect(lateral({ className: 'rectangle', label: '', b: 60, h: 180 })).toBeNull();
  expect(lateral({ className: 'rectangle', label: '', b: 60, h: 180 }, { alpha: 90 })).toBeNull();
  expect(lateral({ className: 'rectangle', label: '', b: 90, h: 90 }, { alpha: 23 })).toBeNull();
  expect(lateral({ className: 'circle', label: '', Dy: 90 }, { alpha: 23, flip: true })).toBeNull();
  expect(
    lateral({ className: 'tsection', label: '', b: 90, h: 90, tw: 9, tf: 9 }, { flip: true }),
  ).toBeNull();
  const { alpha } = momentsOf(ANGLE);
  expect(lateral(ANGLE, { alpha: (-alpha * 180) / Math.PI })).toBeNull();
});

it('without real constants nobody knows where the beam goes', () => {
  const { set } = solveSideways({ schema: 1, L, supports: [pin(0), roller(L)], loads: [force(1, -F)] });
  expect(set.lateral).toBeNull();
});

it('supports do not hold it sideways: from the first to the last it bends like one span, over a hinge too', () => {
  const { Iy, Iz, Iyz } = momentsOf(ANGLE);
  const supports = [pin(0.5), roller(2), hinge(2.6), roller(L), roller(4)];
  const { set } = solveSideways(lateralCase(4.5, { section: ANGLE, supports, loads: [uniform(0, 4.5, -q)] }));
  const curvature = -Iyz / (E * (Iy * Iz - Iyz * Iyz));
  const largest = Math.max(-set.lateral!.min.value, set.lateral!.max.value);
  for (const x of [0.5, 4]) expectClose(valueAt(set.lateral!, x), 0, 1e-12, largest);
  expect(Math.abs(valueAt(set.lateral!, 2))).toBeGreaterThan(0.1 * largest);
  // Smooth at the hinge and over the supports: the coefficients of one segment follow from the derivatives of the
  // previous one.
  const { segments } = set.lateral!;
  segments.slice(1).forEach(({ x0, x1, c }, i) => {
    const before = segments[i]!;
    const h = before.x1 - before.x0;
    const slope = before.c.reduce((sum, value, k) => sum + k * value * h ** (k - 1), 0);
    expectClose(c[1], slope, 1e-12, largest);
    const M = valueAt(set.M, (x0 + x1) / 2);
    const s = (x1 - x0) / 2;
    const bent = c.reduce((sum, value, k) => sum + k * (k - 1) * value * s ** (k - 2), 0);
    expectClose(bent, curvature * M, 1e-10, curvature * q);
  });
  expect(set.lateral!.jumps).toEqual([]);
});

it('a lone clamp at the right end, and a lone spring that turns, hold it where they are', () => {
  const right = solveSideways(
    lateralCase(L, { section: ANGLE, supports: [clamp(L)], loads: [force(0, -F)] }),
  ).set;
  const left = solveSideways(
    lateralCase(L, { section: ANGLE, supports: [clamp(0)], loads: [force(L, -F)] }),
  ).set;
  expectClose(valueAt(right.lateral!, 0), valueAt(left.lateral!, L), 1e-12);
  expectClose(valueAt(right.lateral!, L), 0, 1e-12, Math.abs(valueAt(left.lateral!, L)));
  const springy = solveSideways(
    lateralCase(L, {
      section: ANGLE,
      supports: [spring(0, { x: 1e9, y: 1e9, r: 1e6 })],
      loads: [force(L, -F)],
    }),
  ).set;
  expectClose(valueAt(springy.lateral!, L), valueAt(left.lateral!, L), 1e-9);
});

it('a cantilever of an angle that goes on as a tube: only the angle bends sideways, the rest goes straight on', () => {
  const a = 1.2;
  const { Iy, Iz, Iyz } = momentsOf(ANGLE);
  const { set } = solveSideways(
    lateralCase(L, {
      section: ANGLE,
      sections: [ANGLE, { className: 'roundpipe', label: '', Dy: 150, tw: 10 }],
      beamSections: [
        { x: a, materialIndex: 0, crossSectionIndex: 0 },
        { x: L, materialIndex: 0, crossSectionIndex: 1 },
      ],
      supports: [clamp(0)],
      loads: [force(L, -F)],
    }),
  );
  const curvature = -Iyz / (E * (Iy * Iz - Iyz * Iyz));
  // M = -F (L - x): its first two integrals at a.
  const slope = -F * (L * a - (a * a) / 2);
  const lift = -F * ((L * a * a) / 2 - a ** 3 / 6);
  expectClose(valueAt(set.lateral!, L), curvature * (lift + slope * (L - a)), 1e-11);
});

it('where shear strains count it follows the moments they change, and is of bending alone', () => {
  const supports = [clamp(0), roller(L)];
  const loads = [uniform(0, L, -q)];
  const shear = solveSideways(lateralCase(L, { section: ANGLE, supports, loads, shear: true })).set;
  const slender = solveSideways(lateralCase(L, { section: ANGLE, supports, loads })).set;
  expect(shear.R[1]!.normal).toBeGreaterThan(slender.R[1]!.normal);
  expect(valueAt(shear.lateral!, L / 2)).not.toBe(valueAt(slender.lateral!, L / 2));
  const determinate = { section: ANGLE, supports: [clamp(0)], loads };
  expectClose(
    valueAt(solveSideways(lateralCase(L, { ...determinate, shear: true })).set.lateral!, L),
    valueAt(solveSideways(lateralCase(L, determinate)).set.lateral!, L),
    1e-12,
  );
});
