import { renderToStaticMarkup } from 'react-dom/server';
import { solveBeam } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beamExamples, GALLERY } from '../../examples/beamExamples.ts';
import { BeamFigure } from './BeamFigure.tsx';
import { createFigureTexts } from './figureTexts.ts';
import { flattenPath } from '@eecs/ui-kit/layout';
import { layoutSheet, layoutThumbnail } from './layoutFigure.ts';

describe.each(GALLERY)('the thumbnail of %s', (name) => {
  const answer = solveBeam(beamExamples[name]);
  const moment = answer.level === 'error' ? null : (answer.sets[0]?.M ?? null);
  const motion = answer.verdict?.mechanisms[0]?.discs ?? [];
  const html = renderToStaticMarkup(
    <BeamFigure figure={layoutThumbnail(beamExamples[name], { moment, motion })} />,
  );

  test('is drawn by attributes alone: a strict content policy refuses styles', () => {
    expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(html).not.toMatch(/style=|class=|NaN|Infinity|<text/);
  });

  test('has the common size, or a greater one if high loads need it', () => {
    const [, height = ''] = html.match(/viewBox="0 -?[\d.]+ 440 ([\d.]+)"/) ?? [];
    const { scheme, top } = layoutThumbnail(beamExamples[name], { moment, motion });
    const ys = scheme.marks.flatMap(({ d }) =>
      flattenPath(d).flatMap(({ points }) => points.map(({ y }) => y)),
    );
    const heads = scheme.glyphs.map(({ y, size }) => y - size / 2);
    const room = Math.min(...ys, ...heads) - top;
    // A margin of 4 px is left above the highest object.
    if (Math.abs(Number(height) - 202) > 1e-3) {
      expect(Number(height)).toBeGreaterThan(202);
      expect(room).toBeCloseTo(4, 9);
    }
  });

  test.each([moment, null])('cuts no line off', (shown) => {
    const { scheme, top, height } = layoutThumbnail(beamExamples[name], { moment: shown, motion });
    const ys = scheme.marks.flatMap(({ d }) =>
      flattenPath(d).flatMap(({ points }) => points.map(({ y }) => y)),
    );
    expect(Math.min(...ys)).toBeGreaterThan(top);
    expect(Math.max(...ys)).toBeLessThan(height);
  });
});

test('a mechanism is shown moving, a beam that stands is not', () => {
  const answer = solveBeam(beamExamples.tooManyHinges);
  const motion = answer.verdict?.mechanisms[0]?.discs ?? [];
  const moving = layoutThumbnail(beamExamples.tooManyHinges, { moment: null, motion });
  expect(moving.motion).toMatch(/^M[\d. L]+$/);
  expect(layoutThumbnail(beamExamples.twoSpans, { moment: null }).motion).toBe('');
});

test('a sheet prints the extremes, with its units in the reader’s language', () => {
  const answer = solveBeam(beamExamples.twoSpans);
  const M = answer.level === 'error' ? undefined : answer.sets[0]?.M;
  if (M === undefined) throw new Error('not solved');
  const texts = createFigureTexts('ru');
  const html = renderToStaticMarkup(
    <BeamFigure
      label="Балка"
      figure={layoutSheet(beamExamples.twoSpans, {
        width: 800,
        minHeight: 220,
        gap: 8,
        texts,
        rows: [
          {
            diagram: M,
            symbol: 'M',
            unit: texts.unit('moment'),
            isPositiveDown: true,
            height: 88,
            write: (point) => texts.point(point, { quantity: 'moment', length: 10 }),
          },
        ],
      })}
    />,
  );
  // q·l²/8 = 37.5 over the support, 9·q·l²/128 = 21.094 in the span at 3·l/8.
  expect(html).toContain('role="img" aria-label="Балка"');
  for (const text of ['−37,500', '+21,094', '1,875', 'кН·м', '5,000']) expect(html).toContain(text);
});

test('the numbers of a figure take the forms they have everywhere else', () => {
  const plain = (text: string): string => text.replace(/\s/gu, ' ');
  const texts = createFigureTexts('en-US');
  const point = { kind: 'max', x: 2.5, value: 1.25e-3 } as const;
  // 1.25 mN·m is not zero, and a place is written as typed.
  expect(plain(texts.point(point, { quantity: 'moment', length: 5 }))).toBe('+1.250·10⁻⁶ · 2.5 m');
  expect(plain(texts.place(1.2345))).toBe('1.2345 m');
  expect(plain(texts.value(0, 'force'))).toBe('0.000 kN');
  const brief = createFigureTexts('ru', { digits: 1 });
  const inner = { ...point, value: 12_340 };
  expect(plain(brief.point(inner, { quantity: 'moment', length: 5 }))).toBe('+12,3 · 2,5 м');
  // The place of a document in feet.
  expect(plain(createFigureTexts('en-US', { system: 1 }).unit('moment'))).toBe('kip·ft');
});
