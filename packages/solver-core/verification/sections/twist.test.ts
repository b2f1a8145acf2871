import { describe, expect, it } from 'vitest';
import { outlineSection } from '../../src/sections/outlineSection.ts';
import type { Outline } from '../../src/sections/outline.ts';
import { momentsOf } from '../../src/sections/sectionBasics.ts';
import type { OutlinedClass } from '../../src/sections/shapes/plans/shapePlans.ts';
import { turnOutlines } from '../../src/sections/turnOutlines.ts';
import { computeRectangleTwist } from '../../src/sections/warping/rectangleTwist.ts';
import { solveSaintVenant } from '../../src/sections/warping/solveSaintVenant.ts';
import type { CrossSection } from '../../src/index.ts';
import { createRandom } from '@eecs/testing/random';
import { DRAWN_SEED, drawItems } from '../drawCases.ts';
import { expectClose } from '@eecs/testing';
import { OUTLINED, generateSection } from './generateSection.ts';
import { twistByDifferences } from './twistByDifferences.ts';
import { TWIST_SHAPES } from './twistShapes.ts';

/** Promised relative accuracy of torsion constant, shear centre and warping constant. */
const PROMISED = 1e-3;

function outlinesOf(section: Omit<CrossSection, 'label'>): readonly Outline[] {
  const drawn = outlineSection({ label: '', ...section });
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failures));
  return drawn.outlines;
}

function twistOf(outlines: readonly Outline[], className: OutlinedClass) {
  // The moments of an angle are not set to zero, whatever the outline is.
  const moments = momentsOf({ className: 'lsection', label: '' }, outlines);
  return {
    ...solveSaintVenant(outlines, { className, moments, hasFlexure: false }),
    size: Math.sqrt((moments.Iy + moments.Iz) / moments.A),
  };
}

describe(`the boundary equation beside finite differences, seed ${DRAWN_SEED}`, () => {
  it.each(drawItems(TWIST_SHAPES))('$name', ({ section, step }) => {
    const outlines = outlinesOf(section);
    const found = twistOf(outlines, section.className as OutlinedClass);
    const expected = twistByDifferences(outlines[0]!, step);
    expectClose(found.It, expected.It, PROMISED);
    expectClose(found.yShear, expected.yShear, PROMISED, found.size);
    expectClose(found.zShear, expected.zShear, PROMISED, found.size);
  });
});

describe('the boundary equation beside closed forms', () => {
  it.each([1, 1.5, 3, 20, 400])('rectangle %d to 1: Saint-Venant’s series', (ratio) => {
    const found = twistOf(outlinesOf({ className: 'rectangle', b: 10, h: 10 * ratio }), 'rectangle');
    const expected = computeRectangleTwist(10, 10 * ratio);
    expectClose(found.It, expected.It, 5e-5);
    expectClose(found.Iw, expected.Iw, PROMISED);
  });

  it.each([1, 10, 49])('round pipe, wall %d of 100: twice I, no warping', (tw) => {
    const outlines = outlinesOf({ className: 'roundpipe', Dy: 100, tw });
    const { It, Iw, size } = twistOf(outlines, 'roundpipe');
    expectClose(It, (Math.PI * (50 ** 4 - (50 - tw) ** 4)) / 2, 1e-6);
    expect(Math.abs(Iw)).toBeLessThan(1e-9 * It * size ** 2);
  });

  it('thin square tube: Bredt’s 4 A² t/length and t³/3 along the wall', () => {
    const { It } = twistOf(
      outlinesOf({ className: 'rectangularpipe', b: 100, h: 100, tw: 0.1 }),
      'rectangularpipe',
    );
    expectClose(It, 99.9 ** 3 * 0.1, PROMISED);
  });

  it('thin box: t (b h (h - b))²/(24 (b + h)) of centre lines', () => {
    const { Iw } = twistOf(
      outlinesOf({ className: 'rectangularpipe', b: 50.1, h: 100.1, tw: 0.1 }),
      'rectangularpipe',
    );
    expectClose(Iw, (0.1 * (50 * 100 * 50) ** 2) / (24 * 150), 5e-3);
  });
});

describe('the boundary equation by itself', () => {
  const SEED = 20261125;

  it.each(OUTLINED)(
    `is the same of a random %s without its symmetry, and turned by 30°, seed ${SEED}`,
    (shape) => {
      const section = generateSection(createRandom(SEED), shape);
      const outlines = outlinesOf(section);
      const found = twistOf(outlines, shape);
      const subject = JSON.stringify(section);
      const turned = twistOf(turnOutlines(outlines, 30), 'lsection');
      expectClose(turned.It, found.It, 2e-4);
      expectClose(turned.Iw, found.Iw, PROMISED, Math.max(found.Iw, 1e-4 * found.It * found.size ** 2));
      const c = Math.cos(Math.PI / 6);
      const s = Math.sin(Math.PI / 6);
      expectClose(turned.yShear, found.yShear * c - found.zShear * s, PROMISED, found.size);
      expectClose(turned.zShear, found.yShear * s + found.zShear * c, PROMISED, found.size);
      expect(found.It, subject).toBeGreaterThan(0);
    },
  );
});
