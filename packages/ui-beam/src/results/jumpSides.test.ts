import { type Diagram, solveBeam } from '@eecs/solver-core';
import { createScale, getInsets, type KeyPoint, layoutDiagram } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { generateBeam } from '../../test/generateBeam.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

const WIDTHS = [320, 375, 390, 480, 580, 640, 768, 826, 946, 1024, 1280, 1440];

interface Row {
  readonly title: string;
  readonly length: number;
  readonly diagram: Diagram;
  readonly isMoment: boolean;
}

const beams = [
  ...Object.entries(beamExamples),
  ...Array.from(
    { length: drawCases(40) },
    (_, i) => [`seed ${i}`, generateBeam(i + 1, { spans: 1 + (i % 6) })] as const,
  ),
];
const rows = beams.flatMap(([name, document]): Row[] => {
  const answer = solveBeam(document, { include: [], mohr: [] });
  if (answer.level === 'error') return [];
  return answer.sets.flatMap((set) =>
    RESULT_ROWS.flatMap((row) => {
      const diagram = row.pick(set);
      const isMoment = row.real === 'moment';
      return diagram === null ? [] : [{ title: `${name} ${row.id}`, length: document.L, diagram, isMoment }];
    }),
  );
});

function layOut({ diagram, length, isMoment }: Row, width: number, isPassing: boolean) {
  const { left, right } = getInsets(width);
  return layoutDiagram(diagram, {
    x: createScale({ domain: [0, length], range: [left, width - right] }),
    width,
    height: 88,
    isPositiveDown: isMoment,
    isPassing,
    write: ({ x, value }: KeyPoint, withPlace: boolean) =>
      withPlace ? `+${(value / 1000).toFixed(3)} · ${x.toFixed(3)} m` : `${(value / 1000).toFixed(3)}`,
    writeCount: (count) => `+${count} in the table`,
  });
}

test.each(WIDTHS)(
  'at %i px the number of each side of a jump stands on its side, at rest and in motion',
  (width) => {
    let seen = 0;
    const astray: string[] = [];
    for (const row of rows) {
      for (const isPassing of [false, true]) {
        const { labels, labelBoxes } = layOut(row, width, isPassing);
        for (const { index, point, pointX, text } of labels) {
          const jump = row.diagram.jumps.find(({ x }) => x === point.x);
          const box = labelBoxes.find(({ id }) => id === String(index));
          if (jump === undefined || box === undefined || jump.left === jump.right) continue;
          seen += 1;
          const isRight = point.value === jump.left ? box.x1 <= pointX : box.x0 >= pointX;
          if (!isRight) astray.push(`${row.title}: ${text}${isPassing ? ' in motion' : ''}`);
        }
      }
    }
    expect(astray).toEqual([]);
    expect(seen).toBeGreaterThan(drawCases(500));
  },
);

test.each(WIDTHS)('at %i px both extremes are printed', (width) => {
  const missing: string[] = [];
  for (const row of rows) {
    for (const isPassing of [false, true]) {
      const kinds = layOut(row, width, isPassing).labels.map(({ point }) => point.kind);
      if (row.diagram.max.value === row.diagram.min.value) continue;
      const { max, min } = row.diagram;
      // A value that is indistinguishable from the axis is not an extreme.
      const seen = 1e-3 * Math.max(Math.abs(max.value), Math.abs(min.value));
      if (Math.abs(max.value) > seen && !kinds.includes('max')) missing.push(`max ${row.title}`);
      if (Math.abs(min.value) > seen && !kinds.includes('min')) missing.push(`min ${row.title}`);
    }
  }
  expect(missing).toEqual([]);
});
