import { type BeamSet, solveBeam } from '@eecs/solver-core';
import { getInsets, overlaps } from '@eecs/ui-kit';
import { getLabelBox } from '@eecs/ui-kit/editor';
import { createFormat, createScale, layoutDiagram } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { generateBeam } from '../../test/generateBeam.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { layoutReactions } from '../live/layoutReactions.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import { type Scheme, layoutScheme } from './layoutScheme.ts';
import { createSchemeTexts } from './schemeTexts.ts';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

/** Seeds of generated beams, from 1 on; a failure names its seed. */
const SEEDS = Array.from({ length: drawCases(200) }, (_, at) => at + 1);
const SPANS = [1, 2, 3, 5, 8, 13, 20];
const ROWS = RESULT_ROWS.filter(({ id }) => ['N', 'Q', 'M', 'slope', 'deflection'].includes(id));

const format = createFormat({ locale: 'en-US', units: 0, digits: 3 });
const write = (value: number, quantity: 'force' | 'length' | 'displacement' | 'angle'): string =>
  format.brief(value, { quantity, system: 0 });
const texts = {
  load: (_: unknown, value: number) => write(value, 'force'),
  dimension: (length: number) => write(length, 'length'),
  whole: (length: number) => write(length, 'length'),
  place: (x: number) => write(x, 'length'),
  settlement: (value: number) => write(value, 'displacement'),
  angle: (degrees: number) => write(degrees, 'angle'),
};

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Finds overlapping pairs, and boxes that extend beyond a side. */
function findFaults(boxes: readonly Box[], width: number): readonly unknown[] {
  return boxes.flatMap((box, i) => [
    ...boxes.slice(i + 1).filter((other) => overlaps(box, other)),
    ...(box.x0 < 0 || box.x1 > width ? [box] : []),
  ]);
}

/** Returns the box round a straight arrow, from the points of its path. */
function boxOfArrow(d: string): Box {
  const points = [...d.matchAll(/[ML](\S+) ([\d.-]+)/g)];
  const xs = points.map(([, x]) => Number(x));
  const ys = points.map(([, , y]) => Number(y));
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Finds values of reactions that overlap an arrow, each other or a label of the board. */
function findReactionFaults({ R }: BeamSet, board: Scheme): readonly unknown[] {
  const onBoard = board.labels.map(getLabelBox);
  const nodes = layoutReactions(R, {
    ...board,
    toX: board.scale.toPx,
    obstacles: onBoard,
    force: (value) => `${(value / 1000).toFixed(3)} kN`,
    moment: (value) => `${(value / 1000).toFixed(3)} kN·m`,
  });
  const values = nodes.flatMap(({ tag, text = '', attributes: { x, y } }) =>
    tag === 'text' ? [getLabelBox({ text, x: Number(x), y: Number(y) })] : [],
  );
  const arrows = nodes.flatMap(({ key, attributes: { d } }) =>
    /[xy]$/.test(key) ? [boxOfArrow(String(d))] : [],
  );
  return [
    ...findFaults(values, board.width),
    ...values.filter((box) => [...arrows, ...onBoard].some((other) => overlaps(box, other))),
  ];
}

// A window of 320 px leaves 296 px for the board, one of 390 px leaves 366.
test.each([296, 320, 366, 768])(
  'at %i px no value of a distributed load lies on the arrow of a force',
  (width) => {
    const document = beamExamples.hingedSpans;
    const board = layoutScheme(document, { width, minHeight: 256, texts: createSchemeTexts(format, 0) });
    const values = board.labels.filter(({ key }) => /^load-3-q/.test(key)).map(getLabelBox);
    expect(values.length).toBeGreaterThan(0);
    for (const key of ['load-0-arrow', 'load-1-arrow']) {
      const [tail, tip] = [
        ...(board.marks.find((mark) => mark.key === key)?.d ?? '').matchAll(/[ML](\S+) ([\d.-]+)/g),
      ];
      for (let t = 0; t <= 1; t += 0.02) {
        const [x, y] = [1, 2].map((at) => (1 - t) * Number(tail?.[at]) + t * Number(tip?.[at]));
        const dot = { x0: x ?? 0, y0: y ?? 0, x1: (x ?? 0) + 0.1, y1: (y ?? 0) + 0.1 };
        expect(values.filter((box) => overlaps(box, dot))).toEqual([]);
      }
    }
  },
);

test.each([320, 768, 1280])(
  'at %i px no two labels of the boards, nor of a diagram of each, overlap or are cut off, and what governs is printed',
  (width) => {
    const faults = SEEDS.flatMap((seed): object[] => {
      const document = generateBeam(seed, { spans: SPANS[seed % SPANS.length] ?? 1 });
      const board = layoutScheme(document, { width, minHeight: 256, texts, hasReactions: seed % 2 === 0 });
      const onBoard = findFaults(board.labels.map(getLabelBox), width);

      const answer = solveBeam(document, { include: [], mohr: [] });
      const row = ROWS[seed % ROWS.length];
      const set = answer.level === 'error' ? undefined : answer.sets[0];
      const reactions = set === undefined || seed % 2 === 1 ? [] : findReactionFaults(set, board);
      const diagram = set === undefined ? null : row?.pick(set);
      if (row === undefined || diagram == null) return [{ seed, problem: 'no diagram' }];
      const { left, right } = getInsets(width);
      const greatest = Math.max(Math.abs(diagram.min.value), Math.abs(diagram.max.value));
      const writer = format.results({ quantity: row.real, system: 0, greatest });
      const layout = layoutDiagram(diagram, {
        x: createScale({ domain: [0, document.L], range: [left, width - right] }),
        width,
        height: 88,
        isPositiveDown: row.id === 'M',
        // Every other text has a unit, which the product omits: longer texts must be placed too.
        write: ({ value, x }, withPlace) =>
          writer.write(value, seed % 2 === 1) +
          (withPlace ? ` · ${format.place(x, { span: document.L, isFound: true })}` : ''),
        writeCount: (count) => `+${count} in the table`,
      });
      const onDiagram = findFaults(layout.labelBoxes, width);
      const kinds = layout.labels.map(({ point }) => point.kind);
      const missing = (['max', 'min'] as const).filter(
        // A value that is indistinguishable from the axis does not govern.
        (end) => Math.abs(diagram[end].value) > 1e-3 * greatest && !kinds.includes(end),
      );
      return onBoard.length + onDiagram.length + missing.length + reactions.length === 0
        ? []
        : [{ seed, row: row.id, onBoard, onDiagram, missing, reactions }];
    });
    expect(faults).toEqual([]);
  },
);
