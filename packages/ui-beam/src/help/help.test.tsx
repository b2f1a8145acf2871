import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { createMemoryStore } from '../../test/createMemoryStore.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle, BeamEditorProps } from '../props.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

async function open(props: BeamEditorProps = {}) {
  const ref = createRef<BeamEditorHandle>();
  const { container } = await render(<BeamEditor defaultValue={hingedSpans} {...props} ref={ref} />);
  await expect.poll(() => container.querySelector('[data-diagram-track]')).not.toBeNull();
  const editor = container.querySelector('[data-beam-editor]') as HTMLElement;
  editor.focus();
  return { container, ref, editor };
}

/** Opens the search from the editor and types into it. */
async function search(words: string, props: BeamEditorProps = {}) {
  const opened = await open(props);
  await userEvent.keyboard('/');
  // The editor has options and lists everywhere, so the search is limited to the sheet.
  await expect.poll(() => document.activeElement?.matches('dialog [role="combobox"]')).toBe(true);
  const field = document.activeElement as HTMLInputElement;
  await userEvent.keyboard(words);
  expect(field.value).toBe(words);
  const find = (selector: string): HTMLElement[] => [
    ...(field.closest('dialog')?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  return {
    ...opened,
    field,
    listed: () => find('[role="option"]').map(({ textContent }) => textContent),
    chosen: () => find('[aria-selected="true"]').map(({ textContent }) => textContent),
    find,
  };
}

const isOpen = (): boolean => document.querySelector('dialog[open]') !== null;
const focusedDiagram = (): string | null | undefined =>
  document.activeElement?.closest('[data-diagram]')?.getAttribute('data-diagram');

describe('the search of commands', () => {
  drawnTest('finds a diagram by a word of its name and goes there', async () => {
    const { listed } = await search('bending');
    expect(listed()).toEqual(['Diagram: Bending momentG 3']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focusedDiagram).toBe('M');
    expect(isOpen()).toBe(false);
  });

  drawnTest('is walked by arrows, from either end to the other, and Enter does what is chosen', async () => {
    const { listed, chosen, field } = await search('diagram');
    const all = listed();
    expect(all.slice(0, 3)).toEqual([
      'Diagram: Axial forceG 1',
      'Diagram: Shear forceG 2',
      'Diagram: Bending momentG 3',
    ]);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toEqual(all.slice(-1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toEqual(['Diagram: Shear forceG 2']);
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Diagram: Shear forceG 2');
    await userEvent.keyboard('{Enter}');
    await expect.poll(focusedDiagram).toBe('Q');
  });

  drawnTest('says why a command cannot be done, and does not do it', async () => {
    const { ref, find } = await search('undo');
    expect(find('[role="option"] small').map(({ textContent }) => textContent?.trim())).toEqual([
      'There is nothing to undo.',
    ]);
    expect(find('[aria-disabled="true"]')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    expect(ref.current?.getCase()).toBe(hingedSpans);
  });

  drawnTest('takes a tool, with the keys on the board', async () => {
    const { ref } = await search('tool: distr');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.matches('[data-board] [role="listbox"]')).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => ref.current?.getCase().loads.length).toBe(hingedSpans.loads.length + 1);
    expect(ref.current?.getCase().loads.at(-1)?.className).toBe('DistributedLoad');
  });

  drawnTest('commands are found in Russian, and words without a match are reported', async () => {
    const { field, find } = await search('чепуха', { locale: 'ru' });
    // The texts of another language load a moment after the sheet.
    await expect
      .poll(() => find('[role="status"]').map(({ textContent }) => textContent))
      .toEqual(['Такой команды нет.']);
    await userEvent.fill(field, 'список клавиш');
    await expect.poll(() => find('[role="option"]').length).toBe(1);
    await userEvent.click(find('[role="option"]')[0] as HTMLElement);
    await expect.element(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  });

  drawnTest('the command search of a read-only beam offers no edit', async () => {
    const { listed } = await search('tool:', { readOnly: true });
    expect(listed().length).toBeGreaterThan(1);
    for (const text of listed()) expect(text).toContain('The beam is read-only.');
  });
});

drawnTest('a field is gone to by its name, in a tab that was never open', async () => {
  const { listed } = await search('settlement');
  expect(listed()).toEqual(['Supports: Settlement']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.closest('fieldset')?.textContent).toMatch(/^Settlement/);
});

drawnTest('an option is switched by its name, and the search then offers the way back', async () => {
  const { ref } = await search('self');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ref.current?.getCase().selfWeight).toBe(!hingedSpans.selfWeight);
});

drawnTest('a kind of support is taken by the name people have for it', async () => {
  const { ref } = await search('encastre');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.matches('[data-board] [role="listbox"]')).toBe(true);
  await userEvent.keyboard('{Enter}');
  const kinds = () => ref.current?.getCase().supports.map(({ className }) => className);
  await expect.poll(kinds).toContain('cantilever');
});

test('commands of the surrounding page are found, too', async () => {
  const done: string[] = [];
  const { listed } = await search('download', {
    commands: [{ name: 'export', label: 'Save as JSON', run: () => done.push('export') }],
  });
  expect(listed()).toEqual(['Save as JSON']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => done).toEqual(['export']);
});

test('keys pressed while a sheet opens do not reach the board, and the search begins with them', async () => {
  const { container, ref } = await open();
  const board = container.querySelector<HTMLElement>('[data-board] [role="listbox"]');
  board?.focus();
  // Without a pause, so that the list is never open in between.
  const press = (...events: readonly KeyboardEventInit[]): void =>
    events.forEach((event) =>
      board?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event })),
    );
  const before = ref.current?.getCase();
  await userEvent.keyboard('{Control>}a{/Control}');
  press({ key: '?', code: 'Slash', shiftKey: true }, { key: 'Delete', code: 'Delete' });
  await expect.poll(isOpen).toBe(true);
  expect(ref.current?.getCase()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  press({ key: 'Delete', code: 'Delete' });
  await expect.poll(() => ref.current?.getCase().supports).toEqual([]);
  press({ key: '/', code: 'Slash' }, { key: 'b', code: 'KeyB' }, { key: 'e', code: 'KeyE' });
  const field = page.getByRole('combobox', { name: /search/i });
  await expect.element(field).toHaveValue('be');
  await userEvent.keyboard('nding');
  await expect.element(field).toHaveValue('bending');
});

test.each(drawTasks(['/', '?'], 1))(
  'Esc in what %s opened gives the focus back to where it was',
  async (key) => {
    await open();
    const tab = page.getByRole('tab', { name: /Loads/ });
    (tab.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.poll(isOpen).toBe(true);
    expect(tab.element()).not.toBe(document.activeElement);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.element(tab).toHaveFocus();
  },
);

drawnTest('how the reader likes the editor is kept by the host', async () => {
  const store = createMemoryStore();
  const first = await render(<BeamEditor defaultValue={hingedSpans} host={{ store }} />);
  first.container.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
  await userEvent.keyboard(']');
  await expect.poll(() => store.read('beam.view')).toMatchObject({ panel: 440, singleKeys: true });
  await first.unmount();
  store.write('beam.view', { panel: 1e9, singleKeys: 'no' });
  const { container } = await render(<BeamEditor defaultValue={hingedSpans} host={{ store }} />);
  const panel = container.querySelector<HTMLElement>('[style*="--panel"]');
  expect(panel?.style.getPropertyValue('--panel')).toBe('640px');
});

drawnTest('in a shadow root the search finds its editor and scrolls to what the arrows choose', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const shadow = place.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  const styles = document.createElement('div');
  shadow.append(styles, inside);
  const root = createRoot(inside);
  root.render(<BeamEditor defaultValue={hingedSpans} styleTarget={styles} />);
  await expect.poll(() => shadow.querySelector('[data-diagram-track]')).not.toBeNull();
  shadow.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
  await userEvent.keyboard('/');
  await expect.poll(() => shadow.activeElement?.matches('dialog [role="combobox"]')).toBe(true);
  const list = shadow.querySelector('dialog [role="listbox"]') as HTMLElement;
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  await userEvent.keyboard('{ArrowUp}');
  expect(list.lastElementChild?.getAttribute('aria-selected')).toBe('true');
  // Rounded to whole pixels by the browser.
  expect(list.scrollTop).toBeCloseTo(list.scrollHeight - list.clientHeight, -1);
  await userEvent.keyboard('bending{Enter}');
  await expect
    .poll(() => shadow.activeElement?.closest('[data-diagram]')?.getAttribute('data-diagram'))
    .toBe('M');
  root.unmount();
  place.remove();
});
