import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { drawTasks } from '../../solver-core/verification/drawTasks.ts';
import { createMemoryStore } from '../test/createMemoryStore.ts';
import { openRow } from '../test/openRow.ts';
import { readText } from '../test/readEditor.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorHandle } from './props.ts';

const { hingedSpans, proppedCantilever } = beamExamples;

describe('steps back', () => {
  test('Ctrl Z in a field takes back what was committed there, Ctrl Shift Z and Ctrl Y bring it again', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={hingedSpans} ref={ref} />);
    const value = page.getByRole('textbox', { name: 'Load 1, value' });
    await userEvent.fill(value, '25');
    await userEvent.keyboard('{Enter}');
    const edited = JSON.stringify(ref.current?.getCase());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(value).toHaveValue('10');
    expect(JSON.stringify(ref.current?.getCase())).toBe(JSON.stringify(hingedSpans));
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.element(value).toHaveValue('25');
    await page.getByRole('button', { name: 'Undo' }).click();
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(JSON.stringify(ref.current?.getCase())).toBe(edited);
  });

  drawnTest('a shortened beam reports what it moved, and one step takes all of it back', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={proppedCantilever} ref={ref} />);
    await openRow(/Case$/);
    await userEvent.fill(page.getByRole('textbox', { name: 'Length' }), '1.5');
    await userEvent.keyboard('{Enter}');
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect.poll(() => readText(notices)).toContain('1 load moved inside the beam.');
    await expect.poll(() => readText(notices)).toContain('Right support moved to the left.');
    await notices.getByRole('button', { name: 'Undo' }).click();
    expect(ref.current?.getCase()).toBe(proppedCantilever);
  });
});

describe('steps kept by the host', () => {
  async function write(name: string | RegExp, text: string): Promise<void> {
    await userEvent.fill(page.getByRole('textbox', { name }), text);
    await userEvent.keyboard('{Enter}');
  }

  drawnTest('reach back over a reload, and forward again, byte by byte', async () => {
    const host = { store: createMemoryStore() };
    const ref = createRef<BeamEditorHandle>();
    const written = (): string => JSON.stringify(ref.current?.getCase());
    const first = await render(<BeamEditor defaultValue={hingedSpans} host={host} ref={ref} />);
    const beams = [written()];
    await write('Load 1, value', '-25');
    beams.push(written());
    await write('Title of the beam', 'Edited twice');
    beams.push(written());
    await expect.poll(() => host.store.keys()).toContain('beam.steps');
    await page.getByRole('button', { name: 'Undo' }).click();
    const kept = JSON.parse(written()) as BeamCase;
    await first.unmount();

    await render(<BeamEditor defaultValue={kept} host={host} ref={ref} />);
    await expect.element(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(written()).toBe(beams[0]);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(written()).toBe(beams[2]);
  });

  drawnTest('are none of another document, and wait until that one is edited', async () => {
    const host = { store: createMemoryStore() };
    const first = await render(<BeamEditor defaultValue={hingedSpans} host={host} />);
    await write('Title of the beam', 'Mine');
    await expect.poll(() => host.store.keys()).toContain('beam.steps');
    await first.unmount();
    const kept = JSON.stringify(host.store.read('beam.steps'));
    const second = await render(<BeamEditor defaultValue={proppedCantilever} host={host} />);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await second.unmount();
    expect(JSON.stringify(host.store.read('beam.steps'))).toBe(kept);
  });

  drawnTest('are kept by nobody where there is no store', async () => {
    localStorage.clear();
    const { unmount } = await render(<BeamEditor defaultValue={hingedSpans} />);
    await write('Title of the beam', 'Mine');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await unmount();
    expect(localStorage.length).toBe(0);
    expect(document.cookie).toBe('');
  });
});

describe('from any focus', () => {
  const PLACES = {
    'the board': '[role="listbox"]',
    'a tab': '[role="tab"]',
    'a button': '[data-beam-editor] button:not(:disabled)',
    'a choice of a table': 'select',
    'a field that is committed': '[role="grid"] input, [role="textbox"], input',
    'a diagram': '[data-diagram-track]',
  };
  const DRAWN = drawTasks(Object.entries(PLACES), 1);

  test.each(DRAWN)('Ctrl Z in %s takes the last step back', async (_, place) => {
    const ref = createRef<BeamEditorHandle>();
    const { container } = await render(<BeamEditor defaultValue={hingedSpans} ref={ref} />);
    await expect.poll(() => container.querySelector('[data-diagram-track]')).not.toBeNull();
    await userEvent.fill(page.getByRole('textbox', { name: 'Title of the beam' }), 'Other');
    await userEvent.keyboard('{Enter}');
    expect(ref.current?.getCase().title).toBe('Other');
    container.querySelector<HTMLElement>(place)?.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(ref.current?.getCase()).toBe(hingedSpans);
  });

  drawnTest('outside the editor it is somebody else’s', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(
      <>
        <button type="button">Outside</button>
        <BeamEditor defaultValue={hingedSpans} ref={ref} />
      </>,
    );
    await userEvent.fill(page.getByRole('textbox', { name: 'Title of the beam' }), 'Other');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Outside' }).click();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(ref.current?.getCase().title).toBe('Other');
  });

  drawnTest(
    'a text not yet committed is taken back by the browser, and the step before it stays',
    async () => {
      const ref = createRef<BeamEditorHandle>();
      await render(<BeamEditor defaultValue={hingedSpans} ref={ref} />);
      await userEvent.fill(page.getByRole('textbox', { name: 'Title of the beam' }), 'Other');
      await userEvent.keyboard('{Enter}');
      await openRow(/Case$/);
      const description = page.getByRole('textbox', { name: 'Description' });
      await description.click();
      await userEvent.keyboard('text{Control>}z{/Control}');
      expect(ref.current?.getCase().title).toBe('Other');
    },
  );
});
