import { solveBeam } from '@eecs/solver-core';
import { DiagramPlot, WidgetRoot, overlaps } from '@eecs/ui-kit';
import { render } from 'vitest-browser-react';
import { describe, expect, test } from 'vitest';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { generateBeam } from '../../test/generateBeam.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';

// The bundler replaces exactly this expression.
const env = (import.meta as unknown as { readonly env: Readonly<Record<string, string | undefined>> }).env;
/**
 * The full test has 200, by `VITE_PLOTS=200`; an ordinary run takes the first ones, in which each result meets each
 * number of spans twice.
 */
const PLOTS = Number(env['VITE_PLOTS'] ?? 56);
const WIDTHS = [320, 768, 1280] as const;
/** Each width is tested with every number of spans, and every result. */
const SPANS = [1, 2, 3, 5, 8, 13, 20];

/** A text as rendered on the screen, in the fonts of this machine. */
interface Printed {
  readonly text: string;
  readonly kind: string | null;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Ascenders and descenders, which digits do not have: a line of text is higher than its visible letters. */
const TRIM_PX = 2;

function readPrinted(figure: Element): Printed[] {
  return [...figure.querySelectorAll('svg:first-child text')].map((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return {
      text: text.textContent,
      kind: text.getAttribute('data-kind'),
      x0: left,
      y0: top + TRIM_PX,
      x1: right,
      y1: bottom - TRIM_PX,
    };
  });
}

/** The plots with their drawings, made once for all widths. */
const plots = Array.from({ length: PLOTS }, (_, i) => {
  const seed = i + 1;
  const document = generateBeam(seed, { spans: SPANS[seed % SPANS.length] ?? 1 });
  const answer = solveBeam(document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(`seed ${seed}: ${answer.message}`);
  const rows = RESULT_ROWS.filter(({ id }) => ['Q', 'M', 'deflection', 'slope'].includes(id));
  const row = rows[seed % rows.length];
  const set = answer.sets[0];
  const diagram = row === undefined || set === undefined ? null : row.pick(set);
  if (row === undefined || diagram === null) throw new Error('a result is missing');
  return { seed, length: document.L, row, diagram };
});

describe(`${PLOTS} generated plots`, () => {
  test.each(drawTasks(WIDTHS, 1))(
    'at %i px: no two texts overlap, and both governing extremes are printed',
    async (width) => {
      const screen = await render(
        <WidgetRoot theme="light">
          {plots.map(({ seed, length, row, diagram }) => (
            <div key={seed} style={{ width }}>
              <DiagramPlot
                diagram={diagram}
                length={length}
                quantity={row.real}
                system={0}
                label={row.id}
                symbol={row.symbol}
                signPicture={row.signPicture}
              />
            </div>
          ))}
        </WidgetRoot>,
      );
      const figures = [...screen.container.querySelectorAll('figure')];
      expect(figures).toHaveLength(PLOTS);
      for (const [at, { seed, diagram }] of plots.entries()) {
        const printed = readPrinted(figures[at] as HTMLElement);
        const pairs = printed.flatMap((a, i) => printed.slice(i + 1).map((b) => [a, b] as const));
        const clashes = pairs.filter(([a, b]) => overlaps(a, b)).map(([a, b]) => `${a.text} over ${b.text}`);
        expect(clashes, `seed ${seed}`).toEqual([]);
        const kinds = printed.map(({ kind }) => kind);
        if (diagram.max.value !== 0) expect(kinds, `seed ${seed}`).toContain('max');
        if (diagram.min.value !== 0) expect(kinds, `seed ${seed}`).toContain('min');
        // Labels without room are counted.
        const hidden = printed.find(({ text }) => text.startsWith('+') && text.includes('table'));
        const outside = printed.filter(({ x0, x1 }) => x0 < 0 || x1 > width + 8);
        expect(outside, `seed ${seed}`).toEqual([]);
        if (kinds.length < 6) continue;
        expect(hidden === undefined || /^\+\d+ /.test(hidden.text)).toBe(true);
      }
    },
  );
});
