import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { createMemoryStore } from '../../test/createMemoryStore.ts';
import { choose, hasTool, openEditor, press } from '../../test/openEditor.tsx';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

test('the selection and the tool do not carry over to another document', async () => {
  const opened = await openEditor();
  await choose(opened);
  await press('d');
  await hasTool('Distributed')();
  opened.ref.current?.replaceCase(beamExamples.hingedSpans);
  await hasTool('Select')();
  await expect
    .poll(() => opened.container.querySelector('[data-object^="load-"][aria-selected="true"]'))
    .toBeNull();
});

drawnTest('the case sets that were shown are shown again after a reload', async () => {
  const host = { store: createMemoryStore() };
  const all = page.getByRole('radio', { name: 'All', exact: true });
  const first = await render(<BeamEditor defaultValue={beamExamples.craneGirder} host={host} />);
  await expect.element(all).toBeInTheDocument();
  await all.click();
  await expect.element(all).toBeChecked();
  await first.unmount();
  await render(<BeamEditor defaultValue={beamExamples.craneGirder} host={host} />);
  await expect.element(all).toBeChecked();
});
