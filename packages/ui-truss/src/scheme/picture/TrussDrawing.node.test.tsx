import { loadMessages } from '@eecs/ui-kit';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPrattTruss } from '../../examples/createPrattTruss.ts';
import { emptyTruss } from '../../examples/emptyTruss.ts';
import { trussMessages } from '../../messages/trussMessages.ts';
import { TrussDrawing } from './TrussDrawing.tsx';

const pratt = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10000 });

test('the drawing is in the first HTML, without a window', () => {
  const html = renderToString(<TrussDrawing document={pratt} />);
  expect(typeof globalThis.window).toBe('undefined');
  expect(html).toContain('role="img"');
  expect(html).toContain('Plane truss: 12 joints, 21 rods, 2 supports');
  expect(html).toContain('10\u202fkN');
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});

test.each([
  ['ru', 2, 'Плоская ферма: 4 узла, 5 стержней, 2 опоры', '10\u202fкН'],
  ['ru', 6, 'Плоская ферма: 12 узлов, 21 стержень, 2 опоры', '10\u202fкН'],
  ['uk', 2, 'Плоска ферма: 4 вузли, 5 стрижнів, 2 опори', '10\u202fкН'],
  ['uk', 6, 'Плоска ферма: 12 вузлів, 21 стрижень, 2 опори', '10\u202fкН'],
] as const)(
  'in %s, with %s panels, it counts by the rules of the language',
  async (locale, panels, sentence, force) => {
    const preloaded = [await loadMessages(trussMessages, locale)];
    const truss = createPrattTruss({ panels, panelLength: 3, height: 3, load: 10000 });
    const html = renderToString(<TrussDrawing document={truss} locale={locale} preloaded={preloaded} />);
    expect(html).toContain(sentence);
    expect(html).toContain(force);
  },
);

test('an empty truss is reported in text and to screen readers', () => {
  const html = renderToString(<TrussDrawing document={emptyTruss} />);
  expect(html).toContain('aria-label="Empty truss: no joints yet"');
  expect(html).toContain('No joints yet');
});

test('the box takes the proportions of the document, within reason', () => {
  const viewBox = (aspectRatio: number): string | undefined =>
    /viewBox="([^"]+)"/.exec(
      renderToString(<TrussDrawing document={{ ...pratt, aspectRatio }} width={400} />),
    )?.[1];
  expect(viewBox(2)).toBe('0 0 400 200');
  expect(viewBox(0.01)).toBe('0 0 400 800');
  expect(viewBox(100)).toBe('0 0 400 100');
});
