import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { drawDepths } from './drawDepths.ts';

const at = { toX: (x: number) => 100 * x, axisY: 50 };

/** The depth of each outline, px. */
function heightsOf(d = ''): number[] {
  return [...d.matchAll(/M\S+ (\S+)H\S+V(\S+?)H/g)].map(([, top, bottom]) => Number(bottom) - Number(top));
}

test('the deepest section is drawn 22 px deep, the others in proportion: a shaft of 50, 70 and 50 mm', () => {
  const [mark] = drawDepths(beamExamples.steppedShaft, at);
  const heights = heightsOf(mark?.d);
  expect(heights).toHaveLength(3);
  expect(heights[1]).toBe(22);
  for (const thin of [heights[0], heights[2]])
    expect(Math.abs((thin ?? 0) - (22 * 50) / 70)).toBeLessThan(0.03);
});

test('a section on its side is as deep as it is wide, in whichever unit it is reported', () => {
  const beam = beamExamples.hingedSpans;
  const part = { materialIndex: 0, flip: false };
  const document = {
    ...beam,
    sections: [
      { className: 'rectangle', label: 'mm', b: 50.8, h: 254 },
      { className: 'rectangle', label: 'in', b: 10, h: 20, units: 1 },
    ],
    beamSections: [
      { ...part, x: 4, crossSectionIndex: 0, alpha: 0 },
      { ...part, x: 8, crossSectionIndex: 0, alpha: 90 },
      { ...part, x: 12, crossSectionIndex: 1, alpha: 90 },
    ],
  } as const;
  const [whole, onSide, inches] = heightsOf(drawDepths(document, at)[0]?.d);
  expect(whole).toBe(22);
  // 50.8 of 254 mm would be 4.4 px, too thin to see; 10 in are 254 mm.
  expect(onSide).toBe(5);
  expect(inches).toBe(22);
});

test('a section given by A and I alone has no depth', () => {
  expect(drawDepths(beamExamples.twoSpans, at)).toEqual([]);
});
