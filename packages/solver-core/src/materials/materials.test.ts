import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { computeBulkModulus } from './bulkModulus.ts';
import { completeConstants } from './elasticConstants.ts';
import { computeStrengthRatio } from './strengthRatio.ts';

describe('E, G and nu', () => {
  it('each follows from the other two', () => {
    expectClose(completeConstants({ E: 210000, nu: 0.3 }).G!, 210000 / 2.6, 1e-15);
    expectClose(completeConstants({ E: 210000, G: 84000 }).nu!, 0.25, 1e-15);
    expectClose(completeConstants({ G: 80000, nu: 0.25 }).E!, 200000, 1e-15);
  });

  it('there and back is the same', () => {
    const { G } = completeConstants({ E: 70000, nu: 0.33 });
    expectClose(completeConstants({ E: 70000, G: G! }).nu!, 0.33, 1e-14);
  });

  it('a material may state E, G and nu: timber', () => {
    expect(completeConstants({ E: 11000, G: 690, nu: 0.4 })).toEqual({
      E: 11000,
      G: 690,
      nu: 0.4,
      linked: null,
    });
    expectClose(completeConstants({ E: 11040, G: 690 }).nu!, 7, 1e-15);
  });

  it.each([{}, { E: 1 }, { nu: 0.3 }, { E: 1, G: 0 }, { E: 1, nu: -1 }])(
    '%o cannot be completed',
    (given) => {
      expect(completeConstants(given).linked).toBeNull();
    },
  );
});

describe('the bulk modulus', () => {
  it('is E / (3(1 - 2 nu)), also where nu follows from E and G', () => {
    expectClose(computeBulkModulus({ E: 210000, nu: 0.3 })!, 175000, 1e-15);
    expectClose(computeBulkModulus({ E: 210000, G: 84000 })!, 140000, 1e-14);
  });

  it('is E·G / (3(3 G - E))', () => {
    const [E, G] = [70000, 26000];
    expectClose(computeBulkModulus({ E, G })!, (E * G) / (3 * (3 * G - E)), 1e-13);
  });

  it('can be written over', () => {
    expect(computeBulkModulus({ E: 210000, nu: 0.3, K: 160000 })).toBe(160000);
  });

  it.each([{ E: 5, nu: 0.5 }, { E: 11040, G: 690 }, { E: 210000 }, { nu: 0.3 }, { E: 5, nu: 0.5, K: null }])(
    '%o has none',
    (material) => {
      expect(computeBulkModulus(material)).toBeNull();
    },
  );
});

describe('the ratio of strengths', () => {
  it('is tension by compression, 1 where either is absent', () => {
    expect(computeStrengthRatio({ strength: { tension: 3, compression: 30 } })).toBe(0.1);
    expect(computeStrengthRatio({ strength: { tension: 235 } })).toBe(1);
    expect(computeStrengthRatio({})).toBe(1);
  });
});
