import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import type { CrossSection } from '../model/common/document.ts';
import { cutSection } from './cutSection.ts';

function cut(section: Omit<CrossSection, 'label'>, at: { z: number } | { y: number }) {
  const result = cutSection({ label: '', ...section }, at);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.cut;
}

const ipe300 = { className: 'hsection', h: 300, b: 150, tw: 7.1, tf: 10.7 } as const;

describe('a cut through a section', () => {
  it('a rectangle gives b, b (h - z) and b (h²/4 - z²)/2 about the middle', () => {
    const found = cut({ className: 'rectangle', b: 100, h: 200 }, { z: 150 });
    expect(found).toEqual({ before: 100, after: 100, A: 5000, S: 375000 });
  });

  it('a circle gives 2 sqrt(r² - z²) and 2/3 (r² - z²)^(3/2)', () => {
    const found = cut({ className: 'circle', Dy: 20 }, { z: 14 });
    const chord = Math.sqrt(100 - 16);
    expectClose(found.before, 2 * chord, 1e-14);
    expectClose(found.S, (2 / 3) * chord ** 3, 1e-13);
    expectClose(found.A, 100 * Math.acos(0.4) - 4 * chord, 1e-13);
  });

  it('upright through a circle is the same as across', () => {
    const across = cut({ className: 'roundpipe', Dy: 20, tw: 3 }, { z: 14 });
    const upright = cut({ className: 'roundpipe', Dy: 20, tw: 3 }, { y: 14 });
    for (const name of ['before', 'after', 'A', 'S'] as const)
      expectClose(upright[name], across[name], 1e-12);
  });

  it('sees both widths where they jump, also where the place is not a round number', () => {
    expect(cut(ipe300, { z: 10.7 })).toMatchObject({ before: 150 });
    expectClose(cut(ipe300, { z: 10.7 }).after, 7.1, 1e-14);
    expectClose(cut(ipe300, { z: 289.3 }).before, 7.1, 1e-14);
    expectClose(cut(ipe300, { z: 300 - 10.7 }).after, 150, 1e-14);
  });

  it('meets the fillet of a flange where it begins: twice the radius and the web', () => {
    const found = cut({ ...ipe300, r1: 15 }, { z: 10.7 });
    expectClose(found.before, 150, 1e-13);
    expectClose(found.after, 7.1 + 30, 1e-13);
  });

  it('outside is nothing, or all', () => {
    expect(cut(ipe300, { z: 301 })).toEqual({ before: 0, after: 0, A: 0, S: 0 });
    expect(cut(ipe300, { z: 300 })).toMatchObject({ before: 150, after: 0, A: 0 });
    expect(cut(ipe300, { z: -1 })).toMatchObject({ before: 0, after: 0, S: 0 });
    expectClose(cut(ipe300, { z: -1 }).A, 2 * 150 * 10.7 + 278.6 * 7.1, 1e-13);
  });

  it('refuses what has no outline', () => {
    expect(cutSection({ label: '', className: 'rectangle', b: 1 }, { z: 0 })).toMatchObject({
      ok: false,
      failures: [{ code: 'materials.dimensions', path: '/h' }],
    });
  });
});
