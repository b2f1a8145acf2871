import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { caseHash } from '../model/beam/caseHash.ts';
import type { BeamCase, Load } from '../model/beam/document.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { convertCase } from './convertCase.ts';

/** About a dozen roundings. */
const ROUNDED = 3e-15;

const LBF = 0.22480894387096;
const INCH = 0.0254;

const document = parse({
  schema: 1,
  L: 12,
  isReal: true,
  note: 'kept',
  units: { system: 0, incrementIndex: 3, stepIndex: 2 },
  grid: { step: 1, minors: 10, yStep: 5 },
  supports: [
    { className: 'fixed', x: 0, settlement: { y: -0.01 } },
    { className: 'simple', x: 6, stiffness: { y: 2e6 } },
    { className: 'simple', x: 12 },
  ],
  beamSections: [
    { x: 6, materialIndex: 0, crossSectionIndex: 0, mass: 42.2 },
    { x: 12, materialIndex: 0, crossSectionIndex: 1 },
  ],
  materials: [
    {
      name: 'S355',
      E: 210000,
      nu: 0.3,
      rho: 7850,
      alpha: 1.2e-5,
      strength: { tension: 355, compression: 355 },
    },
  ],
  sections: [
    { className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15, sf: 8 },
    { className: 'generic', label: 'W', A: 10, Iy: 100, Iz: 20, units: 1 },
  ],
  loads: [
    { id: 'a', className: 'ShearLoad', x: 3, c: [-10000], sets: 1 },
    { id: 'b', className: 'BendingMoment', x: 5, c: [2000], sets: 1 },
    { id: 'c', className: 'DistributedLoad', x: [0, 6], y: [-1000, -2500, -1000], alpha: 90, sets: 1 },
    { id: 'd', className: 'DistributedMass', x: [0, 12], y: [42.2, 42.2, 42.2], sets: 1 },
  ],
  caseSets: [{ title: 'Dead' }],
});

function parse(input: unknown): BeamCase {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

/** The numbers of a load: [value, axial, normal] or its three ordinates. */
function coefficients(load: Load | undefined): readonly number[] {
  if (load === undefined) return [];
  return 'c' in load ? load.c : load.y;
}

describe('a document in the other system', () => {
  const us = convertCase(document, 1);

  test('has every number in its base unit there', () => {
    expectClose(us.L, 12 / INCH, ROUNDED);
    expectClose(us.grid.step, 1 / INCH, ROUNDED);
    expectClose(us.supports[0]?.settlement?.y, -0.01 / INCH, ROUNDED);
    expectClose(us.supports[1]?.stiffness?.y, 2e6 * LBF * INCH, ROUNDED);
    expectClose(us.beamSections[0]?.mass, 42.2 * 2.2046226294122 * INCH, ROUNDED);
    expectClose(us.materials[0]?.E, 210000e6 * LBF * INCH ** 2, ROUNDED);
    expectClose(us.materials[0]?.rho, 7850 * 2.2046226294122 * INCH ** 3, ROUNDED);
    expectClose(us.materials[0]?.alpha, (1.2e-5 * 5) / 9, ROUNDED);
    expectClose(us.materials[0]?.strength?.tension, 355e6 * LBF * INCH ** 2, ROUNDED);
    expectClose(us.sections[0]?.h, 300 / 25.4, ROUNDED);
    const [shear, moment, load, mass] = us.loads;
    expectClose(coefficients(shear)[0], -10000 * LBF, ROUNDED);
    expectClose(coefficients(shear)[2], -10000 * LBF, ROUNDED);
    expectClose(coefficients(moment)[0], (2000 * LBF) / INCH, ROUNDED);
    expectClose(coefficients(load)[1], -2500 * LBF * INCH, ROUNDED);
    expectClose(coefficients(mass)[1], 42.2 * 2.2046226294122 * INCH, ROUNDED);
  });

  test('keeps angles, slopes in per cent, Poisson ratio, unknown fields and sections with units of their own', () => {
    expect(us.loads[2]?.alpha).toBe(90);
    expect(us.sections[0]?.sf).toBe(8);
    expect(us.materials[0]?.nu).toBe(0.3);
    expect(us).toMatchObject({ note: 'kept' });
    expect(us.sections[1]).toBe(document.sections[1]);
    expect(us.units).toEqual({ system: 1, incrementIndex: 0, stepIndex: 0 });
  });

  test('does not invent fields', () => {
    expect(us.supports[2]).not.toHaveProperty('stiffness');
    expect(us.beamSections[1]).not.toHaveProperty('mass');
  });

  test('comes back byte-equal, but for the indexes', () => {
    expect(convertCase(us, 0)).toEqual({
      ...document,
      units: { system: 0, incrementIndex: 0, stepIndex: 0 },
    });
    expect(caseHash(convertCase(us, 0))).toBe(caseHash(document));
  });

  test('converting to the same system returns the document itself', () => {
    expect(convertCase(document, 0)).toBe(document);
  });
});
