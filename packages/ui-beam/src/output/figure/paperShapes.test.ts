import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { createFigureTexts } from './figureTexts.ts';
import { layoutSheet } from './layoutFigure.ts';
import { listPaperShapes } from './paperShapes.ts';

test('on paper every colour is one that any reader knows', () => {
  const [first, ...others] = beamExamples.twoSpans.loads;
  const document = {
    ...beamExamples.twoSpans,
    loads: first === undefined ? [] : [{ ...first, color: '#ffff00' }, ...others],
  };
  const figure = layoutSheet(document, {
    ...{ width: 658, minHeight: 190, gap: 6, rows: [] },
    texts: createFigureTexts('en-US'),
  });
  for (const shape of listPaperShapes(figure)) {
    const colors = shape.kind === 'text' ? [shape.fill] : [shape.stroke, shape.fill];
    for (const color of colors) if (color !== undefined) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});
