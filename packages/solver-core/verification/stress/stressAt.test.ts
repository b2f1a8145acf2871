import { computeEquivalents, shearProfile, stressAt } from '@eecs/solver-core/stress';
import { describe, expect, it } from 'vitest';
import { axial, beamCase, force, pin, roller } from '../beamCase.ts';
import { expectClose } from '@eecs/testing';
import { stressBeam } from './stressedBeam.ts';

const STEEL = [{ name: 'S355', E: 210_000, nu: 0.3 }];
const PLAIN_I = { className: 'hsection', label: '', b: 100, h: 200, tw: 6, tf: 10 };

function simple(section: object, loads: object[], rest: object = {}) {
  const { document, answer } = stressBeam(
    beamCase(6, { materials: STEEL, sections: [section], supports: [pin(0), roller(6)], loads, ...rest }),
  );
  return { document, set: answer.sets[0]! };
}

describe('stress state at a point', () => {
  const { document, set } = simple({ className: 'rectangle', label: '', b: 60, h: 100 }, [force(3, -8000)]);

  it('at the centroid is pure shear: s1 = -s3 = tau = 1.5 Q/A, at 45 degrees falling where Q is positive', () => {
    const left = stressAt(document, set, { x: 1, y: 0, z: 0 })!;
    expectClose(left.tau, 1, 1e-13);
    expect(left.sigma).toBe(0);
    expectClose(left.s1, 1, 1e-13);
    expectClose(left.s3, -1, 1e-13);
    expectClose(left.direction, -45, 1e-13);
    expectClose(stressAt(document, set, { x: 5, y: 0, z: 0 })!.direction, 45, 1e-13);
  });

  it('at the edges is plain tension and compression', () => {
    const bottom = stressAt(document, set, { x: 2, y: 10, z: -50 })!;
    // M = 8 kN·m, W = 100 cm3.
    expectClose(bottom.sigma, 80, 1e-13);
    expect(bottom.tau).toBe(0);
    expect(bottom.direction).toBe(0);
    expectClose(bottom.eq!.eq4, 80, 1e-13);
    const top = stressAt(document, set, { x: 2, y: 10, z: 50 })!;
    expect(top.direction).toBe(90);
    expect(top.s1).toBe(0);
    // Only compression: eq2 is the transverse strain, |s3|, because |s1 - nu s3| is smaller.
    expectClose(top.eq!.eq2, 80, 1e-13);
  });

  it('in between: sigma = M z/I, tau = 1.5 Q/A (1 - 4 z²/h²), by hand', () => {
    const state = stressAt(document, set, { x: 2, y: 0, z: -25 })!;
    expectClose(state.sigma, 40, 1e-13);
    expectClose(state.tau, 0.75, 1e-13);
    const root = Math.sqrt(400 + 0.5625);
    expectClose(state.s1, 20 + root, 1e-13);
    expectClose(state.s3, 20 - root, 1e-12);
    expectClose(state.eq!.eq3, 2 * root, 1e-13);
    expectClose(Math.tan((2 * state.direction * Math.PI) / 180), -1.5 / 40, 1e-12);
  });

  it('sees both sides of a load and of the beam', () => {
    expectClose(stressAt(document, set, { x: 3, y: 0, z: 0, side: 'left' })!.tau, 1, 1e-13);
    expectClose(stressAt(document, set, { x: 3, y: 0, z: 0 })!.tau, -1, 1e-13);
    expect(stressAt(document, set, { x: 6.1, y: 0, z: 0 })).toBeNull();
    expect(stressAt(document, set, { x: 1, y: 0, z: 51 })).toBeNull();
    expect(stressAt(document, set, { x: 1, y: 31, z: 0 })).toBeNull();
  });

  it('is null in the void beside a web and in a hole', () => {
    const beside = simple(PLAIN_I, [force(3, -8000)]);
    expect(stressAt(beside.document, beside.set, { x: 1, y: 20, z: 0 })).toBeNull();
    expect(stressAt(beside.document, beside.set, { x: 1, y: 20, z: 95 })).not.toBeNull();
    const pipe = simple({ className: 'roundpipe', label: '', Dy: 100, tw: 10 }, [force(3, -8000)]);
    expect(stressAt(pipe.document, pipe.set, { x: 1, y: 0, z: 0 })).toBeNull();
    expect(stressAt(pipe.document, pipe.set, { x: 1, y: 45, z: 0 })).not.toBeNull();
  });

  it('the shear stress of a web jumps at the flange by the ratio of the widths', () => {
    const { document: web, set: of } = simple(PLAIN_I, [force(3, -24_000)]);
    const I = (100 * 200 ** 3 - 94 * 180 ** 3) / 12;
    const below = stressAt(web, of, { x: 1, y: 0, z: 90, level: 'below' })!;
    const above = stressAt(web, of, { x: 1, y: 0, z: 90 })!;
    expectClose(below.tau, (12_000 * 95_000) / (I * 6), 1e-12);
    expectClose(above.tau, (12_000 * 95_000) / (I * 100), 1e-12);
  });

  it('has no theories where Poisson is not within (0, 0.5], and nu from E and G', () => {
    const without = simple(PLAIN_I, [axial(6, 1000)], { materials: [{ name: 'x', E: 1000 }] });
    expect(stressAt(without.document, without.set, { x: 1, y: 0, z: 0 })!.eq).toBeNull();
    const linked = simple(PLAIN_I, [axial(6, 1000)], { materials: [{ name: 'x', E: 1000, G: 400 }] });
    expect(stressAt(linked.document, linked.set, { x: 1, y: 0, z: 0 })!.eq).not.toBeNull();
  });
});

describe('shear profile', () => {
  it('the shear profile of a rectangle is a parabola, zero at both ends', () => {
    const { document, set } = simple({ className: 'rectangle', label: '', b: 60, h: 100 }, [force(3, -8000)]);
    const profile = shearProfile(document, set, { x: 1 })!;
    expect(profile[0]).toEqual({ z: -50, below: 0, above: 0 });
    expect(profile.length).toBeGreaterThan(20);
    for (const { z, above } of profile) expectClose(above, 1 - (z * z) / 2500, 1e-12, 1);
  });
});

describe('strength theories', () => {
  const constants = { nu: 0.3, k: 0.25 };

  it('under tension alone all equal the stress', () => {
    expect(computeEquivalents(100, 0, constants)).toEqual({
      eq1: 100,
      eq2: 100,
      eq3: 100,
      eq4: 100,
      eq5: 100,
    });
  });

  it('under pure shear they are tau, 1.3 tau, 2 tau, sqrt(3) tau, 1.25 tau', () => {
    const { eq1, eq2, eq3, eq4, eq5 } = computeEquivalents(0, 40, constants);
    expectClose(eq1, 40, 1e-15);
    expectClose(eq2, 52, 1e-15);
    expectClose(eq3, 80, 1e-15);
    expectClose(eq4, 40 * Math.sqrt(3), 1e-15);
    expectClose(eq5, 50, 1e-15);
  });

  it('under compression alone eq5 is k times the stress', () => {
    expectClose(computeEquivalents(-100, 0, constants).eq5, 25, 1e-15);
  });

  it('sigma 60 and tau 40 give principal stresses 80 and -20', () => {
    const { eq1, eq2, eq3, eq4, eq5 } = computeEquivalents(60, 40, constants);
    expectClose(eq1, 80, 1e-15);
    expectClose(eq2, 86, 1e-15);
    expectClose(eq3, 100, 1e-15);
    expectClose(eq4, Math.sqrt(8400), 1e-15);
    expectClose(eq5, 85, 1e-15);
  });
});
