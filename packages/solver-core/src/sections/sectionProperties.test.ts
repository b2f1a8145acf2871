import { describe, expect, it } from 'vitest';
import { expectClose } from '../../verification/toBeRelativelyClose.ts';
import type { CrossSection } from '../model/document.ts';
import { verticalSecondMoment } from './bendingStiffness.ts';
import { sectionProperties } from './sectionProperties.ts';
import type { SectionProperties } from './sectionProperties.ts';

function properties(section: Omit<CrossSection, 'label'>, system: 0 | 1 = 0): SectionProperties {
  const result = sectionProperties({ label: '', ...section }, system);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.properties;
}

describe('I and H sections against EN 10365', () => {
  // h, b, tw, tf, r and the tabulated A cm2, Iy cm4, Iz cm4.
  it.each([
    ['IPE 300', [300, 150, 7.1, 10.7, 15], [53.81, 8356, 603.8]],
    ['IPE 100', [100, 55, 4.1, 5.7, 7], [10.32, 171.0, 15.92]],
    ['IPE 600', [600, 220, 12, 19, 24], [156.0, 92080, 3387]],
    ['HEA 200', [190, 200, 6.5, 10, 18], [53.83, 3692, 1336]],
    ['HEB 300', [300, 300, 11, 19, 27], [149.1, 25170, 8563]],
  ])('%s', (_, [h, b, tw, tf, r1], [A, Iy, Iz]) => {
    const found = properties({ className: 'hsection', h: h!, b: b!, tw: tw!, tf: tf!, r1: r1! });
    expectClose(found.A, A!, 1e-3);
    expectClose(found.Iy, Iy!, 1e-3);
    expectClose(found.Iz, Iz!, 1e-3);
    expectClose(found.ey, b! / 2, 1e-12);
    expectClose(found.ez, h! / 2, 1e-12);
    expect(found.Iyz).toBe(0);
  });

  it('IPN 200 of DIN 1025-1: flanges tapered by 14 %, tf at b/4 from the tip', () => {
    const found = properties({
      className: 'hsection',
      h: 200,
      b: 90,
      tw: 7.5,
      tf: 11.3,
      r1: 7.5,
      r2: 4.5,
      sf: 14,
      uf: 22.5,
    });
    expectClose(found.A, 33.4, 5e-3);
    expectClose(found.Iy, 2140, 5e-3);
    expectClose(found.Iz, 117, 5e-3);
  });
});

describe('simple shapes against closed forms', () => {
  it('rectangle', () => {
    const { A, Iy, Iz, iy, Iu, alpha } = properties({ className: 'rectangle', b: 100, h: 200 });
    expectClose(A, 200, 1e-14);
    expectClose(Iy, (10 * 20 ** 3) / 12, 1e-13);
    expectClose(Iz, (20 * 10 ** 3) / 12, 1e-13);
    expectClose(iy, 200 / Math.sqrt(12), 1e-13);
    expectClose(Iu, Iy, 1e-13);
    expect(alpha).toBe(0);
  });

  it('rectangle with round corners: what four corners lose', () => {
    const { A } = properties({ className: 'rectangle', b: 100, h: 200, r1: 20 });
    expectClose(A, 200 - (4 - Math.PI) * 4, 1e-13);
  });

  it('a square whose corners are rounded to the full is a circle', () => {
    const { A, Iy } = properties({ className: 'rectangle', b: 100, h: 100, r1: 50 });
    expectClose(A, Math.PI * 25, 1e-13);
    expectClose(Iy, (Math.PI * 10 ** 4) / 64, 1e-12);
  });

  it('circle and round pipe', () => {
    expectClose(properties({ className: 'circle', Dy: 100 }).Iy, (Math.PI * 10 ** 4) / 64, 1e-13);
    const pipe = properties({ className: 'roundpipe', Dy: 100, tw: 10 });
    expectClose(pipe.A, (Math.PI * (100 - 64)) / 4, 1e-13);
    expectClose(pipe.Iz, (Math.PI * (10 ** 4 - 8 ** 4)) / 64, 1e-13);
  });

  it('rectangular pipe: EN 10210 RHS 200x100x10, ri = t and ro = 1.5 t', () => {
    const found = properties({ className: 'rectangularpipe', h: 200, b: 100, tw: 10, r1: 15, ri: 10 });
    expectClose(found.A, 54.9, 2e-3);
    expectClose(found.Iy, 2664, 2e-3);
    expectClose(found.Iz, 869, 2e-3);
  });

  it('inches of a US section become the cm of an SI case', () => {
    const found = properties({ className: 'rectangle', b: 1, h: 2, units: 1 }, 0);
    expectClose(found.A, 2 * 2.54 ** 2, 1e-13);
    expectClose(found.Iy, (8 / 12) * 2.54 ** 4, 1e-13);
    expectClose(found.ez, 25.4, 1e-13);
  });
});

describe('verticalSecondMoment', () => {
  it('swaps the axes of a section turned by 90 degrees', () => {
    expect(verticalSecondMoment({ Iy: 800, Iz: 60, Iyz: 0 }, { alphaDeg: 90, isFlipped: false })).toBe(60);
  });

  it('is D/Iz about the turned axes, and flipping mirrors the turn', () => {
    const section = { Iy: 800, Iz: 60, Iyz: 90 };
    expectClose(verticalSecondMoment(section, { alphaDeg: 0, isFlipped: false }), 800 - 90 ** 2 / 60, 1e-13);
    const turned = verticalSecondMoment(section, { alphaDeg: 25, isFlipped: false });
    expectClose(verticalSecondMoment(section, { alphaDeg: -25, isFlipped: true }), turned, 1e-13);
  });
});
