import { convertCase, solveBeam } from '@eecs/solver-core';
import { DiagramPlot, WidgetRoot } from '@eecs/ui-kit';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';

/** Width and height of a row of diagrams in windows of 1440 px and 390 px. */
const ROWS = [
  { window: 1440, width: 946, height: 88, system: 0, units: 'SI' },
  { window: 390, width: 364, height: 132, system: 0, units: 'SI' },
  // Places in feet and inches are the longest.
  { window: 1440, width: 946, height: 88, system: 1, units: 'US' },
  { window: 390, width: 364, height: 132, system: 1, units: 'US' },
] as const;
/** A line of text is higher than its visible letters. */
const TRIM_PX = 3;
/** Each printed number is eight times as high, so that no curve can step over one. */
const STEP_PX = 1;

type Point = readonly [x: number, y: number];

/**
 * Lists points of a path of lines and cubic curves, no farther apart than a step. The browser's own path functions
 * start from the beginning for each point, which took twice as long as the rest of this test.
 */
function listPoints(path: string): Point[] {
  const points: Point[] = [];
  let last: Point = [0, 0];
  for (const [, command = '', numbers = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [p1, p2, p3] = toPoints(numbers);
    if (p1 === undefined || !/[MLC]/.test(command)) throw new Error(`no path of lines and curves: ${path}`);
    const legs = p2 === undefined || p3 === undefined ? [last, p1] : [last, p1, p2, p3];
    if (command !== 'M') points.push(...listAlong(legs));
    last = p3 ?? p1;
  }
  return points;
}

function toPoints(numbers: string): Point[] {
  const all = (numbers.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return Array.from(
    { length: all.length / 2 },
    (_, k) => [all[2 * k] ?? NaN, all[2 * k + 1] ?? NaN] as const,
  );
}

/** By de Casteljau's algorithm: the speed on a curve is at most its degree times its longest leg. */
function listAlong(legs: readonly Point[]): Point[] {
  const longest = Math.max(
    ...legs.slice(1).map(([x, y], k) => Math.hypot(x - (legs[k]?.[0] ?? 0), y - (legs[k]?.[1] ?? 0))),
  );
  const count = Math.max(1, Math.ceil(((legs.length - 1) * longest) / STEP_PX));
  return Array.from({ length: count + 1 }, (_, k) => pointAt(legs, k / count));
}

function pointAt(legs: readonly Point[], t: number): Point {
  const [first = [NaN, NaN]] = legs;
  if (legs.length === 1) return first;
  return pointAt(
    legs.slice(1).map(([x, y], k) => {
      const [x0, y0] = legs[k] ?? first;
      return [x0 + t * (x - x0), y0 + t * (y - y0)] as const;
    }),
    t,
  );
}

/** Lists the numbers that a curve crosses, by the shapes that the browser has drawn. */
function listCrossed(figure: Element): string[] {
  const curves = [...figure.querySelectorAll<SVGPathElement>('path[data-role="curve"]')];
  const points = curves.flatMap((curve) => {
    const { a, d, e, f } = curve.getScreenCTM() ?? new DOMMatrix();
    return listPoints(curve.getAttribute('d') ?? '').map(([x, y]) => ({ x: a * x + e, y: d * y + f }));
  });
  return [...figure.querySelectorAll('text[data-kind]')].flatMap((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const isCrossed = points.some(
      ({ x, y }) => x > left && x < right && y > top + TRIM_PX && y < bottom - TRIM_PX,
    );
    return isCrossed ? [text.textContent] : [];
  });
}

/** An ordinary run tries one. */
const DRAWN = drawTasks(ROWS, 1);

test.each(DRAWN)(
  'at $window px in $units units no curve of an example runs through a number',
  async (row) => {
    const { width, height, system } = row;
    const plots = Object.entries(beamExamples).flatMap(([name, example]) => {
      const document = convertCase(example, system);
      const answer = solveBeam(document, { include: [], mohr: [] });
      if (answer.level === 'error') return [];
      const { sets, isReal } = answer;
      return sets.flatMap((set, at) =>
        RESULT_ROWS.flatMap((result) => {
          const diagram = result.pick(set);
          if (diagram === null) return [];
          const quantity = isReal ? result.real : result.scaled;
          return [{ title: `${name} ${at + 1} ${result.id}`, length: document.L, result, diagram, quantity }];
        }),
      );
    });
    const screen = await render(
      <WidgetRoot theme="light">
        {plots.map(({ title, length, result, diagram, quantity }) => (
          <div key={title} style={{ width }}>
            <DiagramPlot
              diagram={diagram}
              length={length}
              quantity={quantity}
              system={system}
              label={result.id}
              symbol={result.symbol}
              signPicture={result.signPicture}
              height={height}
            />
          </div>
        ))}
      </WidgetRoot>,
    );
    const figures = [...screen.container.querySelectorAll('figure')];
    expect(figures).toHaveLength(plots.length);
    const crossed = figures.flatMap((figure, i) =>
      listCrossed(figure).map((text) => `${plots[i]?.title ?? ''}: ${text}`),
    );
    expect(crossed).toEqual([]);
  },
);
