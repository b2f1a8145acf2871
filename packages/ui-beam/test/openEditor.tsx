import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from '../src/BeamEditor.tsx';
import { craneGirder } from '../src/examples/craneGirder.ts';
import type { BeamEditorHandle } from '../src/props.ts';

/**
 * Mounts an editor with several case sets, waits for its board and diagrams, and prepares its first crane wheel for
 * selection.
 */
export async function openEditor() {
  const ref = createRef<BeamEditorHandle>();
  const { container } = await render(
    <>
      <button type="button">Outside</button>
      <BeamEditor defaultValue={craneGirder} ref={ref} />
    </>,
  );
  const find = (selector: string): HTMLElement | null => container.querySelector<HTMLElement>(selector);
  await expect.poll(() => find('[data-board]')?.dataset['ready']).toBe('');
  await expect.poll(() => find('[data-diagram-track]')).not.toBeNull();
  const editor = find('[data-beam-editor]') as HTMLElement;
  const board = find('[data-board] [role="listbox"]') as HTMLElement;
  const load = (): HTMLElement => {
    const item = container.querySelector('[role="option"][aria-label*="load 2 of"]');
    return item as HTMLElement;
  };
  const getCase = (): BeamCase => ref.current?.getCase() as BeamCase;
  return { container, ref, find, editor, board, load, getCase };
}

export type Opened = Awaited<ReturnType<typeof openEditor>>;

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
const isPressed = (name: string): string | null =>
  page.getByRole('button', { name, exact: true }).element().getAttribute('aria-pressed');
export const hasTool = (name: string) => async (): Promise<void> =>
  void (await expect.poll(() => isPressed(name)).toBe('true'));

export async function choose({ board, load }: Opened): Promise<void> {
  load().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  await expect.poll(() => load().getAttribute('aria-selected')).toBe('true');
  board.focus();
}

export async function trace({ editor, find }: Opened): Promise<HTMLElement> {
  editor.focus();
  await press('g3');
  await expect
    .poll(() => document.activeElement?.closest('[data-diagram]')?.getAttribute('data-diagram'))
    .toBe('M');
  return find('[data-diagram="M"] [data-diagram-track]') as HTMLElement;
}

export const placeOf = (track: HTMLElement): number => Number(track.getAttribute('aria-valuenow'));
export const drawn = ({ find }: Opened): string | null | undefined =>
  find('[data-board] [data-role="beam"]')?.getAttribute('d');
export const panelOf = ({ find }: Opened): string | undefined =>
  find('[style*="--panel"]')?.style.getPropertyValue('--panel');
