import { convertCase, solveBeam } from '@eecs/solver-core';
import { DiagramPlot, WidgetRoot } from '@eecs/ui-kit';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';

/** How wide and high a row of diagrams is on a window of 1440 px and on one of 390 px. */
const ROWS = [
  { window: 1440, width: 946, height: 88, system: 0, units: 'SI' },
  { window: 390, width: 364, height: 132, system: 0, units: 'SI' },
  // Places in feet and inches are the longest there are.
  { window: 1440, width: 946, height: 88, system: 1, units: 'US' },
  { window: 390, width: 364, height: 132, system: 1, units: 'US' },
] as const;
/** A line of text is higher than what is printed of it. */
const TRIM_PX = 3;
/** What is printed of a number is eight times as high, so that no curve steps over one. */
const STEP_PX = 1;

/** Lists the numbers a curve runs through, by the shapes the browser has drawn. */
function listCrossed(figure: Element): string[] {
  const curves = [...figure.querySelectorAll<SVGPathElement>('path[data-role="curve"]')];
  const points = curves.flatMap((curve) => {
    const { a, d, e, f } = curve.getScreenCTM() ?? new DOMMatrix();
    const length = curve.getTotalLength();
    return Array.from({ length: Math.ceil(length / STEP_PX) }, (_, k) => {
      const { x, y } = curve.getPointAtLength(k * STEP_PX);
      return { x: a * x + e, y: d * y + f };
    });
  });
  return [...figure.querySelectorAll('text[data-kind]')].flatMap((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const isCrossed = points.some(
      ({ x, y }) => x > left && x < right && y > top + TRIM_PX && y < bottom - TRIM_PX,
    );
    return isCrossed ? [text.textContent] : [];
  });
}

test.each(ROWS)('at $window px in $units units no curve of an example runs through a number', async (row) => {
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
});
