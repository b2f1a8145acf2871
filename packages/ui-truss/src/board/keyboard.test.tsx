import { createRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { KEYBOARD_TASKS } from '../../test/keyboardTasks.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

test.each(drawTasks(KEYBOARD_TASKS, 3))('by keys alone: $name', async ({ from, keys, holds }) => {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={from} ref={ref} />
    </div>,
  );
  const svg = container.querySelector<SVGSVGElement>('[data-board]');
  await expect.poll(() => svg?.dataset['ready']).toBe('');
  // Parts beside the board that keys reach are loaded late.
  await expect
    .poll(() => container.querySelector('[role="group"][aria-label="Fields of the selection"]'))
    .not.toBeNull();
  const editor = ref.current as TrussEditorHandle;
  const was = editor.getCase();
  svg?.querySelector<SVGGElement>('[role="listbox"]')?.focus();
  await userEvent.keyboard(keys);
  await expect.poll(() => holds(editor.getCase(), was) || JSON.stringify(editor.getCase())).toBe(true);
});

test('there are sixty tasks and more', () => {
  expect(KEYBOARD_TASKS.length).toBeGreaterThanOrEqual(60);
});
