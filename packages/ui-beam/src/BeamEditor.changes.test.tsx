import { createRef } from 'react';
import type { BeamAnswer } from '@eecs/solver-core';
import type { DocumentChange } from '@eecs/ui-kit/editing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorHandle } from './props.ts';

const { hingedSpans, twoSpans } = beamExamples;

async function write(name: string, text: string): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name }), text);
  await userEvent.keyboard('{Enter}');
}

test('a change says what caused it and which entries it concerns', async () => {
  const ref = createRef<BeamEditorHandle>();
  const changes: DocumentChange[] = [];
  await render(<BeamEditor defaultValue={hingedSpans} ref={ref} onChange={(_, one) => changes.push(one)} />);
  await write('Load 1, value', '-25');
  const id = hingedSpans.loads[0]?.id;
  const parts = [{ field: 'loads', kind: 'changed', ids: [id] }];
  expect(changes).toEqual([{ cause: 'edit', parts }]);
  ref.current?.undo();
  ref.current?.redo();
  expect(changes.slice(1)).toEqual([
    { cause: 'undo', parts },
    { cause: 'redo', parts },
  ]);
  ref.current?.setCase(twoSpans);
  // The cause tells the page that the reader did not make the change.
  expect(changes.at(-1)?.cause).toBe('open');
});

test('the page may veto what the reader does: the beam, the field and the steps stay as they were', async () => {
  const ref = createRef<BeamEditorHandle>();
  const asked: DocumentChange[] = [];
  await render(
    <BeamEditor
      defaultValue={hingedSpans}
      ref={ref}
      beforeChange={(document, change) => {
        asked.push(change);
        return document.loads.length === hingedSpans.loads.length;
      }}
    />,
  );
  const load = page.getByRole('option', { name: /load 1 of/ });
  await load.click({ force: true });
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.parts).toEqual([{ field: 'loads', kind: 'removed', ids: [hingedSpans.loads[0]?.id] }]);
  expect(ref.current?.getCase()).toBe(hingedSpans);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await write('Load 1, value', '25');
  expect(ref.current?.getCase().loads[0]).toMatchObject({ c: [-25000, 0, -25000] });
  // The page is not asked about documents that it opens itself.
  ref.current?.setCase({ ...hingedSpans, loads: [] });
  expect(ref.current?.getCase().loads).toEqual([]);
});

drawnTest('the reason of a veto is shown where the page gives one', async () => {
  await render(
    <BeamEditor defaultValue={hingedSpans} beforeChange={() => 'This load is fixed by the task.'} />,
  );
  await write('Load 1, value', '-25');
  await expect.element(page.getByText('This load is fixed by the task.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Load 1, value' })).toHaveValue('10');
});

drawnTest('a vetoed number goes back in its field', async () => {
  await render(<BeamEditor defaultValue={hingedSpans} beforeChange={() => false} />);
  const value = page.getByRole('textbox', { name: 'Load 1, value' });
  await userEvent.fill(value, '25');
  await userEvent.keyboard('{Enter}');
  await expect.element(value).toHaveValue('10');
});

drawnTest('the live result is told after each edit, without a Solve', async () => {
  const heard: BeamAnswer[] = [];
  await render(<BeamEditor defaultValue={hingedSpans} onPreview={(answer) => heard.push(answer)} />);
  const hogging = (): number | undefined => {
    const answer = heard.at(-1);
    return answer === undefined || answer.level === 'error' ? undefined : answer.sets[0]?.M.min.value;
  };
  await expect.poll(hogging).toBeLessThan(0);
  const first = hogging() ?? NaN;
  await write('Load 1, value', '25');
  await expect.poll(hogging).not.toBe(first);
});
