import type { BeamCase, Load } from '@eecs/solver-core';
import { getInsets, overlaps } from '@eecs/ui-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLoad } from '../editing/addLoad.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { assignLanes, getLabelBox } from '@eecs/ui-kit/editor';
import { expectClose } from '@eecs/testing';
import { letterSupports } from '../naming/nameSupports.ts';
import { type Scheme, layoutScheme } from './layoutScheme.ts';
import { cutBezier, toQuadratic } from './ordinates.ts';

const texts = {
  load: (_: Load, value: number) => `${(value / 1000).toFixed(1)} kN/m`,
  dimension: (length: number) => length.toFixed(3),
  whole: (length: number) => `${length.toFixed(3)} m`,
  place: (x: number) => `${x} m`,
  settlement: (value: number) => `${value * 1000} mm`,
  angle: (degrees: number) => `${degrees}°`,
};

function draw(document: BeamCase, width = 1000): Scheme {
  return layoutScheme(document, { width, minHeight: 220, texts, setAngle: document.caseSets[0]?.angle ?? 0 });
}

function expectNoOverlap({ labels, width, height }: Scheme): void {
  const boxes = labels.map(getLabelBox);
  boxes.forEach((box, i) => {
    expect(box.x0).toBeGreaterThanOrEqual(0);
    expect(box.x1).toBeLessThanOrEqual(width);
    expect(box.y1).toBeLessThanOrEqual(height);
    boxes.slice(i + 1).forEach((other) => expect(overlaps(box, other)).toBe(false));
  });
}

describe('the drawing', () => {
  test.each([320, 390, 768, 1000, 1280])(
    'no two labels of an example overlap on a board of %s px',
    (width) => {
      for (const document of Object.values(beamExamples)) expectNoOverlap(draw(document, width));
    },
  );

  test('at fit every value of the first example has its label', () => {
    const { labels, hidden } = draw(beamExamples.hingedSpans);
    expect(hidden).toBe(0);
    expect(labels.filter(({ role }) => role === 'load')).toHaveLength(7);
    expect(
      labels
        .filter(({ role }) => role === 'dimension')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['12.000 m', '2.000', '4.000', '6.000']);
    expect(
      labels
        .filter(({ role }) => role === 'name')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['A', 'B', 'C']);
  });

  test('lengths without room are drawn as dots, which read as no length, and can still be pointed at', () => {
    const lengthsOf = (places: readonly number[]): { texts: string[]; pointed: number } => {
      const supports = places.map((x) => ({ className: 'simple' as const, x }));
      const { labels, objects } = draw({ ...beamExamples.tooManyHinges, supports }, 390);
      const chain = labels.filter(({ role, text }) => role === 'dimension' && !text.endsWith('m'));
      return {
        texts: chain.sort((a, b) => a.x - b.x).map(({ text }) => text),
        pointed: objects.filter(({ item }) => item.kind === 'dimension').length,
      };
    };
    // One or two of them have separate places, with a leader.
    expect(lengthsOf([0, 5, 6, 8, 10])).toEqual({ texts: ['5.000', '1.000', '2.000', '2.000'], pointed: 5 });
    expect(lengthsOf([0, 5, 5.5, 6, 6.5, 10])).toEqual({ texts: ['5.000', '…', '3.500'], pointed: 6 });
  });

  test('the length of a short overhang is beside it or above it, on no line and no other label', () => {
    for (const width of [390, 913]) {
      for (const places of [
        [1.2, 14],
        [0, 12.8],
        [0, 7, 7.9, 14],
      ]) {
        const supports = places.map((x) => ({ className: 'simple' as const, x }));
        const { labels, marks, scale } = draw({ ...beamExamples.tooManyHinges, L: 14, supports }, width);
        const lengths = labels.filter(({ role }) => role === 'dimension');
        expect(lengths.map(({ text }) => text)).not.toContain('…');
        const ends = [0, ...places, 14];
        expect(lengths).toHaveLength(new Set(ends).size);
        const boxes = lengths.map(getLabelBox);
        boxes.forEach((box, i) => {
          expect(boxes.slice(i + 1).some((other) => overlaps(box, other))).toBe(false);
          const isAcross = places.some((x) => box.x0 < scale.toPx(x) && scale.toPx(x) < box.x1);
          // Over an extension line a length is above it, or below it in the line of the total.
          const isLow = box.y1 === Math.max(...boxes.map(({ y1 }) => y1));
          const isHigh = box.y1 === Math.min(...boxes.map(({ y1 }) => y1));
          expect(!isAcross || isLow || isHigh).toBe(true);
        });
        expect(marks.filter(({ key }) => key === 'leaders').length).toBeLessThanOrEqual(1);
      }
    }
    const overhang = draw(
      {
        ...beamExamples.tooManyHinges,
        L: 14,
        supports: [0, 13.6].map((x) => ({ className: 'simple' as const, x })),
      },
      390,
    );
    expect(overhang.marks.some(({ key }) => key === 'leaders')).toBe(true);
    expect(overhang.labels.map(({ text }) => text)).toContain('0.400');
  });

  test('beam and insets are those of the diagrams below', () => {
    const { left, right } = getInsets(1000);
    const beam = draw(beamExamples.twoSpans).marks.find(({ role }) => role === 'beam');
    expect(beam?.d).toMatch(new RegExp(`^M${left} [\\d.]+H${1000 - right}$`));
  });

  test('crowds neither overlap nor grow the drawing without bound, and what is hidden is counted', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(100), fc.nat(5)), { minLength: 50, maxLength: 120 }), (places) => {
        const kinds = [
          'ShearLoad',
          'AxialLoad',
          'GenericLoad',
          'BendingMoment',
          'DistributedLoad',
          'DistributedMass',
        ] as const;
        const crowded = places.reduce<BeamCase>((document, [at, kind], index) => {
          const added = addLoad(document, kinds[kind] ?? 'ShearLoad', `aa${index}`).document;
          const load = added.loads.at(-1);
          if (load === undefined || Array.isArray(load.x)) return added;
          return { ...added, loads: [...added.loads.slice(0, -1), { ...load, x: at / 10 } as Load] };
        }, beamExamples.twoSpans);
        const scheme = draw(crowded, 600);
        expectNoOverlap(scheme);
        expect(scheme.hidden).toBeGreaterThan(0);
        expect(scheme.marks.length).toBeLessThan(2 * 6 * (600 / 4));
      }),
      { numRuns: 30 },
    );
  });

  test('a beam without anything is drawn', () => {
    const bare = draw({ ...beamExamples.twoSpans, supports: [], loads: [] });
    expect(bare.labels.map(({ text }) => text)).toEqual(['10.000 m']);
  });

  test('a load of value zero and one beyond the end do no harm', () => {
    const [load] = beamExamples.twoSpans.loads;
    const zero = { ...load, y: [0, 0, 0] } as unknown as Load;
    const beyond = { ...load, x: [8, 20] } as unknown as Load;
    const { marks } = draw({ ...beamExamples.twoSpans, loads: [zero, beyond] });
    expect(marks.every(({ d }) => !/NaN|Infinity/.test(d))).toBe(true);
  });
});

test('bearings are lettered from left to right, hinges not', () => {
  expect(letterSupports(beamExamples.hingedSpans.supports)).toEqual(['A', 'B', '', 'C']);
  const many = Array.from({ length: 28 }, (_, x) => ({ className: 'simple' as const, x }));
  expect(letterSupports(many).slice(25)).toEqual(['Z', 'AA', 'AB']);
});

test('ranges that meet get different lanes, neighbours share one', () => {
  const ranges = [
    { start: 0, end: 6 },
    { start: 0, end: 12 },
    { start: 6, end: 12 },
  ];
  expect(assignLanes(ranges, 3)).toEqual([0, 1, 0]);
});

test('the quadratic goes through its ordinates, knows its peak and where it changes sign', () => {
  const parabola = toQuadratic([-1, 3, -1]);
  expect([0, 0.5, 1].map(parabola.at)).toEqual([-1, 3, -1]);
  expect(parabola.peak).toBe(3);
  // -1 + 16t - 16t² = 0 at t = (2 ∓ √3)/4.
  const roots = [(2 - Math.sqrt(3)) / 4, (2 + Math.sqrt(3)) / 4];
  parabola.zeros.forEach((t, i) => expect(Math.abs(t - (roots[i] ?? 0))).toBeLessThan(1e-14));
  expect(parabola.zeros).toHaveLength(2);
  const [from, control, to] = cutBezier(parabola, 0.25, 0.75);
  expectClose((from + 2 * control + to) / 4, 3, 1e-12);
});
