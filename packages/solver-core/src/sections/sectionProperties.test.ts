import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import type { CrossSection } from '../model/common/document.ts';
import { verticalSecondMoment } from './bendingStiffness.ts';
import { computeBasics } from './sectionBasics.ts';
import { sectionProperties } from './sectionProperties.ts';
import { computeWallFlow } from './wallFlow.ts';
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

describe('moduli against closed forms', () => {
  it('rectangle: b h²/6, b h²/4, b h²/8', () => {
    const found = properties({ className: 'rectangle', b: 100, h: 200 });
    expectClose(found.WyTop!, (10 * 20 ** 2) / 6, 1e-13);
    expectClose(found.WzLeft!, (20 * 10 ** 2) / 6, 1e-13);
    expectClose(found.Wply!, (10 * 20 ** 2) / 4, 1e-13);
    expectClose(found.Wplz!, (20 * 10 ** 2) / 4, 1e-13);
    expectClose(found.SyMax!, (10 * 20 ** 2) / 8, 1e-13);
  });

  it('circle: d³/6; round pipe: (D³ - d³)/6', () => {
    expectClose(properties({ className: 'circle', Dy: 100 }).Wply!, 10 ** 3 / 6, 1e-13);
    const pipe = properties({ className: 'roundpipe', Dy: 100, tw: 10 });
    expectClose(pipe.Wply!, (10 ** 3 - 8 ** 3) / 6, 1e-13);
    expectClose(pipe.SzMax!, (10 ** 3 - 8 ** 3) / 12, 1e-13);
    expectClose(pipe.WzRight!, (Math.PI * (10 ** 4 - 8 ** 4)) / 320, 1e-12);
  });

  it('sharp angle: halves of equal area by hand', () => {
    // 100x100x10: A = 19 cm2, half of it 9.5; the bottom leg has 10, so the dividing level is 9.5 mm above the bottom.
    const { Wply, Wplz, ez } = properties({ className: 'lsection', h: 100, t: 10 });
    expectClose(ez, (10 * 0.5 + 9 * 5.5) * (10 / 19), 1e-13);
    const below = (10 * 0.95 ** 2) / 2;
    const above = (10 * 0.05 ** 2) / 2 + 9 * (5.5 - 0.95);
    expectClose(Wply!, below + above, 1e-13);
    expectClose(Wplz!, below + above, 1e-13);
  });

  it('sharp channel: elastic moduli of the back and the tips differ', () => {
    const { ey, Iz, WzLeft, WzRight } = properties({ className: 'csection', h: 100, b: 50, tw: 5, tf: 10 });
    const A = 2 * 5 * 1 + 8 * 0.5;
    const S = 2 * 5 * 2.5 + 8 * 0.5 * 0.25;
    const I = 2 * (5 ** 3 / 3) + (8 * 0.5 ** 3) / 3 - S ** 2 / A;
    expectClose(ey, (S / A) * 10, 1e-13);
    expectClose(Iz, I, 1e-12);
    expectClose(WzLeft!, I / (S / A), 1e-12);
    expectClose(WzRight!, I / (5 - S / A), 1e-12);
  });
});

describe('twisting against closed forms', () => {
  it.each([
    // Timoshenko, Goodier, Theory of Elasticity, art. 109: k1 of J = k1 (2a)³ (2b) for b/a.
    [1, 0.1406],
    [1.2, 0.166],
    [1.5, 0.196],
    [2, 0.229],
    [3, 0.263],
    [5, 0.291],
    [10, 0.312],
  ])('rectangle %d to 1: %d b³ h', (ratio, k) => {
    const { It } = properties({ className: 'rectangle', units: 1, b: 2, h: 2 * ratio }, 1);
    expectClose(It!, k * 16 * ratio, 0.0006 / k);
  });

  it('a thin rectangle warps as b³ h³/144', () => {
    const { Iw } = properties({ className: 'rectangle', units: 1, b: 1, h: 1000 }, 1);
    expectClose(Iw!, 1000 ** 3 / 144, 1e-5);
  });

  it('a rectangle lying down twists as one that stands', () => {
    const standing = properties({ className: 'rectangle', b: 30, h: 70 });
    const lying = properties({ className: 'rectangle', b: 70, h: 30 });
    expectClose(lying.It!, standing.It!, 1e-14);
    expectClose(lying.Iw!, standing.Iw!, 1e-14);
    expectClose(lying.Asy!, standing.Asz!, 1e-12);
  });

  it('circle and round pipe: twice I, no warping', () => {
    const { It, Iw, Iy } = properties({ className: 'roundpipe', Dy: 100, tw: 10 });
    expectClose(It!, 2 * Iy, 1e-13);
    expect(Iw).toBe(0);
  });

  it('a thin square pipe: Bredt’s 4 Am² t / length, and no warping', () => {
    const { It, Iw } = properties({ className: 'rectangularpipe', h: 100, b: 100, tw: 0.1 });
    expectClose(It!, 9.99 ** 3 * 0.01, 1e-3);
    // A box of 50 by 100 by 0.1 has the warping constant t (b h (h - b))²/(24 (b + h)); that of the square one is far
    // smaller.
    expect(Iw).toBeLessThan(1e-4 * ((0.01 * (5 * 10 * 5) ** 2) / (24 * 15)));
  });

  it('thin I section: b³ tf (h - tf)²/24, shear centre at the centroid', () => {
    const found = properties({ className: 'hsection', h: 300, b: 150, tw: 0.1, tf: 0.1 });
    expectClose(found.Iw!, (15 ** 3 * 0.01 * 29.99 ** 2) / 24, 1e-5);
    expect([found.yShear, found.zShear]).toEqual([0, 0]);
  });

  it('thin channel: 3 b²/(h + 6 b) behind the web, tf b³ h²/12 (3 b + 2 h)/(6 b + h)', () => {
    // Centre lines of 100 by 50, uniform thickness of 0.01.
    const [b, h, t] = [50, 100, 0.01];
    const found = properties({ className: 'csection', units: 1, h: h + t, b: b + t / 2, tw: t, tf: t }, 1);
    expectClose(found.ey + found.yShear!, t / 2 - (3 * b * b) / (h + 6 * b), 1e-3);
    expectClose(found.Iw!, ((t * b ** 3 * h ** 2) / 12) * ((3 * b + 2 * h) / (6 * b + h)), 1e-3);
    expect(found.zShear).toBe(0);
  });

  it('thin zee: shear centre at the centroid, t b³ h²/12 (b + 2 h)/(2 b + h)', () => {
    const [b, h, t] = [50, 100, 0.01];
    const found = properties({ className: 'zsection', units: 1, h: h + t, b: b + t / 2, tw: t, tf: t }, 1);
    expect([found.yShear, found.zShear]).toEqual([0, 0]);
    expectClose(found.Iw!, ((t * b ** 3 * h ** 2) / 12) * ((b + 2 * h) / (2 * b + h)), 1e-3);
  });

  it('thin angle and tee have their shear centre where the walls meet', () => {
    const angle = properties({ className: 'lsection', h: 100, b: 60, t: 0.2, tb: 0.1 });
    expectClose(angle.ey + angle.yShear!, 0.1, 1e-3, 60);
    expectClose(angle.ez + angle.zShear!, 0.05, 1e-3, 100);
    const tee = properties({ className: 'tsection', h: 100, b: 80, tw: 0.1, tf: 0.1 });
    expectClose(tee.ez + tee.zShear!, 99.95, 1e-4);
    expect(tee.yShear).toBe(0);
  });
});

describe('shear areas', () => {
  it('rectangle 5/6 A, circle 6/7 A, thin round pipe A/2', () => {
    const rectangle = properties({ className: 'rectangle', b: 100, h: 200 });
    expectClose(rectangle.Asz!, (5 / 6) * 200, 1e-12);
    expectClose(rectangle.Asy!, (5 / 6) * 200, 1e-12);
    expectClose(properties({ className: 'circle', Dy: 100 }).Asz!, (6 / 7) * Math.PI * 25, 1e-12);
    const pipe = properties({ className: 'roundpipe', Dy: 1000, tw: 1 });
    expectClose(pipe.Asy!, pipe.A / 2, 1e-5);
  });

  it('the flanges of a sharp I section sideways are two rectangles, the web beside', () => {
    // With a web of negligible thickness: 5/6 of the flanges.
    const { Asy } = properties({ className: 'hsection', h: 200, b: 100, tw: 0.01, tf: 10 });
    expectClose(Asy!, (5 / 6) * 20, 1e-5);
  });

  it('a tall web of no flange to speak of bears it alone', () => {
    const { Asz } = properties({ className: 'hsection', h: 200, b: 10.001, tw: 10, tf: 10 });
    expectClose(Asz!, (5 / 6) * 20, 1e-3);
  });
});

describe('angle, channel, tee and zee', () => {
  it('the angle leans its main axis from y towards z, the zee too', () => {
    const angle = properties({ className: 'lsection', h: 100, t: 10, r1: 12, r2: 6 });
    expect(angle.Iyz).toBeLessThan(0);
    expectClose(angle.alpha, 45, 1e-12);
    expect(properties({ className: 'zsection', h: 100, b: 55, tw: 6.5, tf: 8 }).Iyz).toBeLessThan(0);
  });

  it('symmetric ones have no Iyz and no angle', () => {
    for (const className of ['csection', 'tsection'] as const) {
      const { Iyz, alpha } = properties({ className, h: 120, b: 60, tw: 6, tf: 9, r1: 9, r2: 4, sf: 8 });
      expect([Iyz, alpha]).toEqual([0, 0]);
    }
  });

  it('leg width defaults to the height, bottom thickness to the other', () => {
    const square = properties({ className: 'lsection', h: 100, t: 10 });
    expect(properties({ className: 'lsection', h: 100, b: 100, t: 10, tb: 10 })).toEqual(square);
    expect(properties({ className: 'lsection', h: 100, b: 0, t: 10, tb: 0 })).toEqual(square);
  });

  it('a bent angle has one thickness round the bend: its length times t', () => {
    const { A } = properties({ className: 'lsection', h: 80, t: 5, r1: 10, tb: 9, bent: true });
    expectClose(A, (2 * 65 + (Math.PI / 2) * 12.5) * 5 * 0.01, 1e-13);
  });
});

describe('a generic section', () => {
  it('returns the given numbers, and null for what only an outline gives', () => {
    const found = properties({ className: 'generic', A: 28.5, Iy: 1943, Iz: 142.4 });
    expect(found).toMatchObject({ A: 28.5, Iy: 1943, Iz: 142.4, Iyz: 0, alpha: 0, ey: 0, ez: 0 });
    expect([found.Wply, found.It, found.Asz]).toEqual([null, null, null]);
  });

  it.each([
    [{ A: 0, Iy: 1 }, 'materials.area', '/A', { above: 0 }],
    [{ A: 1 }, 'materials.inertia', '/Iy', { above: 0 }],
    [{ A: 1, Iy: 1, Iz: -1 }, 'materials.inertia', '/Iz', { least: 0 }],
    [{ A: 1, Iy: 4, Iz: 4, Iyz: 4 }, 'materials.inertia', '/Iyz', {}],
  ])('%o is refused', (numbers, code, path, values) => {
    expect(sectionProperties({ className: 'generic', label: '', ...numbers }, 0)).toMatchObject({
      ok: false,
      failures: [{ code, path, values }],
    });
  });
});

describe('units', () => {
  it('every property of a US section becomes that of the same section in mm', () => {
    const inches = {
      className: 'csection',
      h: 8,
      b: 2.5,
      tw: 0.25,
      tf: 0.4,
      r1: 0.4,
      r2: 0.2,
      sf: 8,
    } as const;
    const scaled = (name: 'h' | 'b' | 'tw' | 'tf' | 'r1' | 'r2') => inches[name] * 25.4;
    const converted = properties({ ...inches, units: 1 }, 0);
    const millimetres = properties({
      className: 'csection',
      h: scaled('h'),
      b: scaled('b'),
      tw: scaled('tw'),
      tf: scaled('tf'),
      r1: scaled('r1'),
      r2: scaled('r2'),
      sf: 8,
    });
    for (const [name, value] of Object.entries(millimetres)) {
      expectClose(converted[name as keyof SectionProperties]!, value as number, 1e-11);
    }
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

describe('without a system', () => {
  const inches = { className: 'rectangle', label: '', b: 2, h: 6 } as const;

  it('a section answers in its own units, in SI where it names none', () => {
    for (const [section, A, Iy, ez] of [
      [{ ...inches, b: 100, h: 200, units: 0 }, 200, 20_000 / 3, 100],
      [{ ...inches, b: 100, h: 200 }, 200, 20_000 / 3, 100],
      [{ ...inches, units: 1 }, 12, 36, 3],
    ] as const) {
      const whole = sectionProperties(section);
      if (!whole.ok) throw new Error(JSON.stringify(whole.failures));
      expectClose(whole.properties.A, A, 1e-12);
      expectClose(whole.properties.Iy, Iy, 1e-12);
      expectClose(whole.properties.ez, ez, 1e-12);
      expectClose(whole.properties.Asz!, (5 / 6) * A, 1e-12);
      const basics = computeBasics(section);
      if (!basics.ok) throw new Error(JSON.stringify(basics.failures));
      expectClose(basics.basics.Iy, Iy, 1e-12);
    }
  });

  it('the flow along walls is in the units of the section', () => {
    const upright = { alphaDeg: 0, isFlipped: false } as Parameters<typeof computeWallFlow>[1];
    const flow = computeWallFlow({ ...inches, units: 1 }, upright);
    expect(flow.kind === 'walls' && flow.walls[0]!.length).toBe(6);
    const inMillimetres = computeWallFlow({ ...inches, units: 0 }, upright);
    expect(inMillimetres.kind === 'walls' && inMillimetres.walls[0]!.length).toBe(6);
  });
});
