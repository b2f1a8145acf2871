import { renderToString } from 'react-dom/server';
import { solveBeam } from '@eecs/solver-core';
import { loadMessages } from '@eecs/ui-kit';
import { beforeAll, expect, test } from 'vitest';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import { readExample } from './examples/readExample.ts';
import { beamMessages } from './messages/beamMessages.ts';
import { panelMessages } from './messages/panelMessages.ts';
import { preloadParts } from './late/preloadParts.ts';
import type { BeamEditorProps } from './props.ts';

// All late parts are transformed here for the first time, which takes seconds on a busy machine.
beforeAll(() => preloadParts(), 60_000);

test('without a browser the drawing, its sentence and the table of the open tab are there', () => {
  const html = renderToString(<BeamEditor defaultValue={beamExamples.hingedSpans} />).replace(/\s/gu, ' ');
  expect(html).toContain('role="graphics-document"');
  expect(html).toContain(
    'Supports: Pin at 0.000 m, Roller at 6.000 m, Hinge at 8.000 m, Roller at 12.000 m.',
  );
  expect(html).toContain('Transverse −10 kN at 3.000 m');
  // The content of the example's document, in order.
  expect(listRows(html, 'Loads on the beam')).toEqual([
    '1 | Transverse | 3 | 10 kN ↓',
    '2 | Inclined | 4 | 5 kN ↘',
    '3 | Moment | 5 | 2 kN·m ↺',
    '4 | Distributed | 0 – 6 | 1 … 2.5 … 1 kN/m ↓',
    '5 | Mass | 0 – 12 | 42.2 kg/m',
  ]);
  expect(html).not.toContain('NaN');
});

test('texts fetched beforehand make the first paint Ukrainian', async () => {
  const preloaded = await Promise.all(
    [beamMessages, panelMessages].map((catalogue) => loadMessages(catalogue, 'uk')),
  );
  const html = renderToString(
    <BeamEditor defaultValue={beamExamples.twoSpans} locale="uk" preloaded={preloaded} />,
  );
  expect(html).toContain('Навантаження на балку');
});

test('a result that the page has for the first beam is drawn with it; one of another beam, or in other units, is not', () => {
  const { hingedSpans, twoSpans } = beamExamples;
  const preview = solveBeam(hingedSpans);
  if (preview.level === 'error') throw new Error('the example must stand');
  const draw = (props: BeamEditorProps): string =>
    renderToString(<BeamEditor defaultPreview={preview} {...props} />);
  const html = draw({ defaultValue: hingedSpans });
  expect(html).toContain('data-role="curve"');
  // The hand calculation in the file of the example: M(3) = 31.076 kN·m.
  expect(html).toContain('31.076');
  // There is no result yet: the page may still solve it.
  expect(html).toMatch(/<button[^>]*>(?:<[^>]*>)*Solve</);
  expect(draw({ defaultValue: twoSpans })).not.toContain('data-role="curve"');
  expect(draw({ defaultValue: hingedSpans, units: 1 })).not.toContain('data-role="curve"');
});

test('the extremes of a beam of 5 mm are not rounded to zero', () => {
  const tiny = readExample('twoSpans', {
    schema: 1,
    L: 0.005,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 0.005 },
    ],
    loads: [{ className: 'ShearLoad', x: 0.0012345, c: [-1] }],
  });
  const preview = solveBeam(tiny);
  if (preview.level === 'error') throw new Error('the beam must stand');
  const html = renderToString(<BeamEditor defaultValue={tiny} defaultPreview={preview} />);
  // M = 0.7531 N · 1.2345 mm = 9.297e-7 kN·m.
  expect(html.replace(/\s/gu, ' ')).toContain('9.297·10⁻⁷ kN·m at 0.0012345 m');
});

/** The texts of the body rows of a table, by its name. */
function listRows(html: string, name: string): string[] {
  const table = new RegExp(`<table[^>]*aria-label="${name}"[^>]*>(.*?)</table>`).exec(html)?.[1] ?? '';
  return [...table.matchAll(/<tr data-index[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)]
      .map(([, cell = '']) => cell.replace(/<[^>]*>|\u2060/g, ''))
      .join(' | '),
  );
}
