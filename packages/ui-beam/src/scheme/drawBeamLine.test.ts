import { contrast, getTokens } from '@eecs/ui-kit';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { drawBeamLine } from './drawBeamLine.ts';
import { SECTION_COLORS } from './sectionColors.ts';

const { steppedShaft, twoSpans } = beamExamples;
const at = { toX: (x: number) => 100 * x, axisY: 50 };

test('a beam of one section is a line on its axis', () => {
  expect(drawBeamLine(twoSpans, at).map(({ role }) => role)).toEqual(['axis', 'beam']);
});

test('a stepped shaft is as tall as it is thick: 50 to 70 mm', () => {
  const [, , thin, thick, ticks] = drawBeamLine(steppedShaft, at);
  const heightOf = (d = ''): number => {
    const [, top, bottom] = /^M\S+ ([\d.]+)H[\d.]+V([\d.]+)/.exec(d) ?? [];
    return Number(bottom) - Number(top);
  };
  // Coordinates have two decimals.
  expect(Math.abs(heightOf(thin?.d) / heightOf(thick?.d) - 50 / 70)).toBeLessThan(0.005);
  // The two thin ends are one mark of one colour, the middle is another.
  expect(thin?.d.match(/M/g)).toHaveLength(2);
  expect([thin?.color, thick?.color]).toEqual(SECTION_COLORS.slice(0, 2));
  // Ticks are where sections meet: at 0.3 and 0.9 m.
  expect([...(ticks?.d.matchAll(/M(\d+) /g) ?? [])].map(([, x]) => x)).toEqual(['30', '90']);
});

test('however many sections there are, they are few marks, and those of one kind have one colour', () => {
  const kinds = Array.from({ length: 30 }, (_, index) => ({
    x: (1.2 * (index + 1)) / 30,
    materialIndex: 0,
    crossSectionIndex: index % 2,
    alpha: index,
    flip: false,
  }));
  const marks = drawBeamLine({ ...steppedShaft, beamSections: kinds }, at);
  expect(marks.filter(({ role }) => role === 'section')).toHaveLength(SECTION_COLORS.length);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each([...SECTION_COLORS])('%s is seen on the board', (color) => {
    expect(contrast(color, getTokens(theme).sheet)).toBeGreaterThanOrEqual(3);
  });
});
