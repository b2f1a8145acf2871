import { createRef } from 'react';
import type { ReactionPort } from '@eecs/ui-kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from '../BeamEditor.tsx';
import type { BeamEditorHandle } from '../props.ts';

/** A saved beam whose right support pushes up, with 7 kN until it is saved anew. */
const sourceOf = (id: number, value = 7000, hash = 'new') => ({
  id,
  title: 'Floor beam',
  hash,
  sets: [{ title: '' }],
  supports: [
    { reaction: 0, place: [0, 0] as const, values: [{ x: 0, y: 6000, r: 0 }] },
    { reaction: 1, place: [4, 0] as const, values: [{ x: 0, y: value, r: 0 }] },
  ],
});

const read: ReactionPort['read'] = (ids) => Promise.resolve(ids.map((id) => sourceOf(id)));

const reactions: ReactionPort = {
  listTasks: () => Promise.resolve([{ id: 7, title: 'Floor beam' }]),
  read: vi.fn(read),
};

const girder = (load: object) => ({
  schema: 1 as const,
  L: 6,
  supports: [
    { className: 'fixed' as const, x: 0 },
    { className: 'simple' as const, x: 6 },
  ],
  loads: [{ className: 'ShearLoad' as const, x: 3, c: [-1000] as [number], ...load }],
});

const valueOf = (handle: BeamEditorHandle | null): number | undefined => {
  const [load] = handle?.getCase().loads ?? [];
  return load !== undefined && 'c' in load ? load.c[0] : undefined;
};

const openForm = async (): Promise<void> => {
  await page.getByRole('tab', { name: /Loads/ }).click();
};

test('a load takes a reaction of a saved task and can be unlinked again', async () => {
  await page.viewport(1280, 900);
  const editor = createRef<BeamEditorHandle>();
  await render(<BeamEditor ref={editor} defaultValue={girder({})} host={{ reactions }} />);
  await openForm();
  await page.getByRole('button', { name: 'Take a reaction of a saved task…' }).click();
  await page.getByRole('combobox', { name: 'Saved task' }).selectOptions('Floor beam');
  await page.getByRole('combobox', { name: 'Support', exact: true }).selectOptions('2: at x = 4 m');
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect.element(page.getByText('Reaction of “Floor beam”')).toBeVisible();
  expect(valueOf(editor.current)).toBe(-7000);
  await page.getByRole('button', { name: 'Unlink, keep the value' }).click();
  await expect.element(page.getByText('Reaction of “Floor beam”')).not.toBeInTheDocument();
  expect(valueOf(editor.current)).toBe(-7000);
});

test('a changed source updates the load when the document opens, as one undo step', async () => {
  await page.viewport(1280, 900);
  const editor = createRef<BeamEditorHandle>();
  const from = {
    task: 7,
    title: 'Floor beam',
    hash: 'old',
    reaction: 1,
    component: 'y' as const,
    value: 1000,
  };
  await render(<BeamEditor ref={editor} defaultValue={girder({ from })} host={{ reactions }} />);
  await expect
    .element(page.getByText('1 load was updated to the present reaction of another task'))
    .toBeVisible();
  expect(valueOf(editor.current)).toBe(-7000);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => valueOf(editor.current)).toBe(-1000);
});

test('a source that was saved meanwhile updates the load when the page gets the focus again', async () => {
  let clock = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  let value = 7000;
  const port: ReactionPort = {
    ...reactions,
    read: (ids) => Promise.resolve(ids.map((id) => sourceOf(id, value, `at ${value}`))),
  };
  const editor = createRef<BeamEditorHandle>();
  const from = {
    task: 7,
    title: 'Floor beam',
    hash: 'old',
    reaction: 1,
    component: 'y' as const,
    value: 1000,
  };
  await render(<BeamEditor ref={editor} defaultValue={girder({ from })} host={{ reactions: port }} />);
  await expect.poll(() => valueOf(editor.current)).toBe(-7000);
  value = 8000;
  clock += 10_000;
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => valueOf(editor.current)).toBe(-8000);
  vi.restoreAllMocks();
});
