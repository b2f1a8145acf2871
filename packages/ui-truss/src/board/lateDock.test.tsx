import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { KEYBOARD_TASKS } from '../../test/keyboardTasks.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

// The line of fields is loaded when a test permits it, as over a slow network.
const gate = vi.hoisted(() => ({ isOpen: false, writeOne: (): void => undefined }));

vi.mock(import('../late/lateParts.ts'), async (importOriginal) => {
  const parts = await importOriginal();
  const { useSyncExternalStore } = await import('react');
  const watch = (writeOne: () => void) => {
    gate.writeOne = writeOne;
    return () => undefined;
  };
  return {
    ...parts,
    BoardDock: (props: Parameters<typeof parts.BoardDock>[0]) =>
      useSyncExternalStore(watch, () => gate.isOpen) ? <parts.BoardDock {...props} /> : <></>,
  };
});

function release(): void {
  gate.isOpen = true;
  gate.writeOne();
}

beforeEach(() => {
  gate.isOpen = false;
});

/** Shows a triangle without the line of fields, in the page or in a shadow root, and focuses its board. */
async function openEarly({ isInShadow = false } = {}) {
  const from = KEYBOARD_TASKS.find(({ name }) => name === 'the first dimension')?.from as TrussCase;
  const ref = createRef<TrussEditorHandle>();
  const shadow = isInShadow ? createShadow() : null;
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={from} ref={ref} {...(shadow && { styleTarget: shadow.root })} />
    </div>,
    shadow === null ? {} : { container: shadow.mount },
  );
  const fields = () => container.querySelector('[role="group"][aria-label="Fields of the selection"]');
  await expect.poll(() => container.querySelector<SVGSVGElement>('[data-board]')?.dataset['ready']).toBe('');
  expect(fields()).toBeNull();
  const board = container.querySelector<SVGGElement>('[data-board] [role="listbox"]');
  board?.focus();
  return { getJoints: () => ref.current?.getCase().joints ?? [], board, fields };
}

function createShadow() {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  return { root, mount: root.appendChild(document.createElement('div')) };
}

test('a dimension that is opened before the fields are fetched has the focus when they come', async () => {
  const { getJoints, fields } = await openEarly();
  await userEvent.keyboard('d');
  release();
  await expect.poll(() => fields()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('3{Enter}');
  // The top is at 2 of the 4 m between the feet: the first half grows by 1 m, and everything beyond moves along.
  expect(getJoints().map(({ x }) => x)).toEqual([0, 5, 3]);
});

test('a dimension that is closed again before the fields are fetched takes no focus', async () => {
  const { board, fields } = await openEarly();
  await userEvent.keyboard('d{Escape}');
  release();
  await expect.poll(fields).not.toBeNull();
  expect(document.activeElement).toBe(board);
});

test('a place whose typing begins before the fields are fetched is typed on when they come', async () => {
  const { getJoints, fields } = await openEarly();
  await userEvent.keyboard('{Tab}-1');
  release();
  await expect.poll(() => fields()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('.5 2{Enter}');
  expect(getJoints()[0]).toMatchObject({ x: -1.5, y: 2 });
});

test('in a shadow root too a dimension that is opened early has the focus when the fields come', async () => {
  const { getJoints, fields } = await openEarly({ isInShadow: true });
  await userEvent.keyboard('d');
  release();
  const focused = () => (fields()?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
  await expect.poll(() => fields()?.contains(focused())).toBe(true);
  await userEvent.keyboard('3{Enter}');
  expect(getJoints().map(({ x }) => x)).toEqual([0, 5, 3]);
});
