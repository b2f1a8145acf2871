import { renderToString } from 'react-dom/server';
import { solveBeam } from '@eecs/solver-core';
import { loadMessages } from '@eecs/ui-kit';
import { beforeAll, expect, test } from 'vitest';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
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
  // The content of the example's document, in its order.
  expect(listRows(html, 'Loads on the beam')).toEqual([
    '1 | Transverse | 3 | −10 kN',
    '2 | Inclined | 4 | 5 kN',
    '3 | Moment | 5 | 2 kN·m',
    '4 | Distributed | 0 – 6 | −1 … −2.5 … −1 kN/m',
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

test('what the page knows of the first beam is drawn with it; what is of another beam, or in other units, is not', () => {
  const { hingedSpans, twoSpans } = beamExamples;
  const preview = solveBeam(hingedSpans);
  if (preview.level === 'error') throw new Error('the example must stand');
  const draw = (props: BeamEditorProps): string =>
    renderToString(<BeamEditor defaultPreview={preview} {...props} />);
  const html = draw({ defaultValue: hingedSpans });
  expect(html).toContain('data-role="curve"');
  // As the file of the example has it by hand: M(3) = 31.076 kN·m.
  expect(html).toContain('31.076');
  // No result has come: the page may solve it, as before.
  expect(html).toMatch(/<button[^>]*>(?:<[^>]*>)*Solve</);
  expect(draw({ defaultValue: twoSpans })).not.toContain('data-role="curve"');
  expect(draw({ defaultValue: hingedSpans, units: 1 })).not.toContain('data-role="curve"');
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
