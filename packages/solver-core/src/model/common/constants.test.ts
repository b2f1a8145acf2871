import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { convertQuantity } from '../../units/convertQuantity.ts';
import { splitFeet } from '../../units/feetInches.ts';
import { CHECKSUM } from './checksum.ts';
import {
  DEFAULTS,
  GRAVITY,
  GRAVITY_BY_SYSTEM,
  LIMITS,
  MAX_CASE_SETS,
  STRUCTURES,
  WEIGHT_FACTORS,
} from './constants.ts';

/** Equal to within a few roundings. */

test('grid: step 1, minors 10, yStep 5; minors max 12, step ratio max 25; a beam is 5000 to 2500', () => {
  expect(DEFAULTS.grid).toEqual({ step: 1, minors: 10, yStep: 5 });
  expect([DEFAULTS.maxGridMinors, DEFAULTS.maxGridSteps]).toEqual([12, 25]);
  expect(DEFAULTS.accurateDigits).toBe(6);
  expect(DEFAULTS.ratio).toBe(5000 / 2500);
  expect(DEFAULTS.length).toBe(5);
});

test('units: system 0, decimal step index 0, increment index 3 of value 1; steps 0.001 to 1000, fractions 1/16 to 1', () => {
  expect([DEFAULTS.unitSystem, DEFAULTS.stepIndex, DEFAULTS.incrementIndex]).toEqual([0, 0, 3]);
  expect(DEFAULTS.increments).toEqual([0.001, 0.01, 0.1, 1, 10, 100, 1000]);
  expect(DEFAULTS.increments[DEFAULTS.incrementIndex]).toBe(1);
  expect(DEFAULTS.fractions).toEqual([1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]);
});

test('conversions have the factors of the product', () => {
  const inch = 1 / 0.0254;
  const force = 0.22480894387096;
  expectClose(convertQuantity(1, 'length', 0, 1), inch, 1e-14);
  expectClose(convertQuantity(1, 'mass', 0, 1), 2.2046226294122, 1e-14);
  expectClose(convertQuantity(1, 'force', 0, 1), force, 1e-14);
  expectClose(convertQuantity(1, 'moment', 0, 1), force * inch, 1e-14);
  // psi to Pa is the inverse of the force factor over the square of an inch in metres; the document stores MPa.
  expectClose(convertQuantity(1, 'stress', 1, 0), 1e-6 / force / 0.0254 ** 2, 1e-14);
  expect(convertQuantity(100, 'temperature', 0, 1)).toBe(212);
  expect(splitFeet(147.5)).toEqual({ feet: 12, inches: 3.5 });
});

test('gravity -9.80665; weight factor 9.80665 (metric) or 32.17404855643 (imperial)', () => {
  expect(GRAVITY).toBe(-9.80665);
  // A mass of 1 lb weighs 1 lbf.
  expect(GRAVITY_BY_SYSTEM).toEqual({ 0: -9.80665, 1: -1 });
  expect(WEIGHT_FACTORS).toEqual({ 0: 9.80665, 1: 32.17404855643 });
  // Both are the same gravity in two units: feet and metres, poundals and newtons.
  expect(Math.abs(WEIGHT_FACTORS[1] * 0.3048 - WEIGHT_FACTORS[0])).toBeLessThan(1e-9);
});

test('structure types, and sizes a document may have', () => {
  expect(STRUCTURES).toEqual(['msb', 'arch', 'pile', 'truss', 'frame']);
  expect(MAX_CASE_SETS).toBe(30);
  expect(LIMITS.full).toMatchObject({
    length: 1e6,
    loads: 5000,
    supports: 2500,
    caseSets: 30,
    magnitude: 1e15,
  });
  expect(LIMITS.anonymous).toMatchObject({
    loads: 500,
    supports: 250,
    caseSets: 12,
    materials: 10,
    sections: 10,
  });
  expect(CHECKSUM).toMatch(/^[0-9a-f]{40}$/);
});
