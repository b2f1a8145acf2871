import { cutSection } from '@eecs/solver-core';
import type { CrossSection } from '@eecs/solver-core';
import { describe, expect, it } from 'vitest';
import { beamCase, clamp, force, pin, roller, uniform } from '../beamCase.ts';
import { expectClose } from '@eecs/testing';
import { stressBeam } from './stressedBeam.ts';

const STEEL = [{ name: 'S355', E: 210_000, nu: 0.3 }];

/** A cantilever under 12 kN at its tip: Q = 12 kN throughout. */
function cantilever(section: object, rest: object = {}) {
  return stressBeam(
    beamCase(2, {
      materials: STEEL,
      sections: [section],
      supports: [clamp(0)],
      loads: [force(2, -12_000)],
      ...rest,
    }),
  );
}

describe('shear stress', () => {
  it('a rectangle has 1.5 Q/A at the centroid', () => {
    const { stresses } = cantilever({ className: 'rectangle', label: '', b: 60, h: 100 });
    expectClose(stresses.sets[0]!.T!.max.value, 3, 1e-13);
    expect(stresses.places[0]!.shear!.z).toBe(0);
  });

  it('a circle has 4/3 Q/A at the centroid', () => {
    const { stresses } = cantilever({ className: 'circle', label: '', Dy: 90 });
    expectClose(stresses.sets[0]!.T!.max.value, ((4 / 3) * 12_000 * 4) / (Math.PI * 8100), 1e-12);
    expect(stresses.places[0]!.shear!.z).toBe(0);
  });

  it('a pipe has 4/3 Q/A · (R² + R r + r²)/(R² + r²)', () => {
    const [R, r] = [50, 40];
    const { stresses } = cantilever({ className: 'roundpipe', label: '', Dy: 2 * R, tw: R - r });
    const A = Math.PI * (R * R - r * r);
    const wanted = ((4 / 3) * (12_000 / A) * (R * R + R * r + r * r)) / (R * R + r * r);
    expectClose(stresses.sets[0]!.T!.max.value, wanted, 1e-12);
  });

  it('a square turned by 45 degrees has 9/8 Q/A, an eighth of its diagonal off the centroid', () => {
    const turned = [{ x: 2, materialIndex: 0, crossSectionIndex: 0, alpha: 45 }];
    const { stresses } = cantilever(
      { className: 'rectangle', label: '', b: 80, h: 80 },
      { beamSections: turned },
    );
    expectClose(stresses.sets[0]!.T!.max.value, (9 / 8) * (12_000 / 6400), 1e-12);
    expectClose(Math.abs(stresses.places[0]!.shear!.z), (80 * Math.SQRT2) / 8, 1e-6);
  });

  it('an I section without fillets has Q·S/(I·tw) by hand', () => {
    const { stresses } = cantilever({ className: 'hsection', label: '', b: 100, h: 200, tw: 6, tf: 10 });
    // I = (100·200³ - 94·180³)/12, S = 100·10·95 + 6·90·45.
    const I = (100 * 200 ** 3 - 94 * 180 ** 3) / 12;
    expectClose(stresses.sets[0]!.T!.max.value, (12_000 * (95_000 + 24_300)) / (I * 6), 1e-12);
  });

  it('follows the sign of Q and is zero where Q is', () => {
    const { stresses } = stressBeam(
      beamCase(4, {
        materials: STEEL,
        sections: [{ className: 'rectangle', label: '', b: 60, h: 100 }],
        supports: [pin(0), roller(4)],
        loads: [uniform(0, 4, -3000)],
      }),
    );
    const T = stresses.sets[0]!.T!;
    expectClose(T.max.value, 1.5, 1e-13);
    expectClose(T.min.value, -1.5, 1e-13);
    expectClose(T.zeros[0], 2, 1e-12);
  });

  it('has at each section the S, I and b of cutSection', () => {
    const tee: CrossSection = { className: 'tsection', label: '', b: 120, h: 150, tw: 10, tf: 14, r1: 12 };
    const { stresses } = cantilever(tee);
    const centroid = stresses.places[0]!.bottom!.z;
    const result = cutSection(tee, { z: stresses.places[0]!.shear!.z - centroid });
    if (!result.ok) throw new Error('no cut');
    const top = stresses.places[0]!.top!.z;
    const W = -(24e6 / stresses.sets[0]!.S!.bottom.min.value);
    const I = W * -centroid;
    expect(top).toBeGreaterThan(0);
    expectClose(stresses.sets[0]!.T!.max.value, (12_000 * result.cut.S) / (I * result.cut.after), 1e-11);
  });
});
