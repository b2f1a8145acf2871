import { renderToString } from 'react-dom/server';
import { loadMessages } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import { beamMessages } from './messages/beamMessages.ts';

test('without a browser the drawing, its sentence and the tables are there', () => {
  const html = renderToString(<BeamEditor defaultValue={beamExamples.hingedSpans} />).replace(/\s/gu, ' ');
  expect(html).toContain('role="graphics-document"');
  expect(html).toContain(
    'Supports: Pin at 0.000 m, Roller at 6.000 m, Hinge at 8.000 m, Roller at 12.000 m.',
  );
  expect(html).toContain('Transverse −10 kN at 3.000 m');
  expect(html).toContain('Loads on the beam');
  expect(html).toContain('Supports of the beam');
  expect(html).not.toContain('NaN');
});

test('texts fetched beforehand make the first paint Ukrainian', async () => {
  const preloaded = [await loadMessages(beamMessages, 'uk')];
  const html = renderToString(
    <BeamEditor defaultValue={beamExamples.twoSpans} locale="uk" preloaded={preloaded} />,
  );
  expect(html).toContain('Навантаження на балку');
});
