import { createRef } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle, BeamEditorProps } from '../props.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

async function search(words: string, props: BeamEditorProps = {}) {
  const ref = createRef<BeamEditorHandle>();
  const { container } = await render(<BeamEditor defaultValue={hingedSpans} {...props} ref={ref} />);
  await expect.poll(() => container.querySelector('[data-diagram-track]')).not.toBeNull();
  container.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('combobox', { name: /.+/ }).last()).toHaveFocus();
  await userEvent.keyboard(words);
  return { container, ref };
}

describe('the search of commands', () => {
  test('finds a diagram by a word of its name and goes there', async () => {
    await search('bending');
    await expect.element(page.getByRole('option')).toHaveTextContent('Diagram: Bending momentG 3');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => document.activeElement?.closest('[data-diagram]')?.getAttribute('data-diagram'))
      .toBe('M');
  });

  test('says why a command cannot be done, and does not do it', async () => {
    const { ref } = await search('undo');
    await expect.element(page.getByRole('option')).toHaveTextContent('There is nothing to undo.');
    await expect.element(page.getByRole('option')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
    expect(ref.current?.getCase()).toBe(hingedSpans);
  });

  test('takes a tool, with the keys on the board', async () => {
    const { ref } = await search('tool: distr');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('listbox');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => ref.current?.getCase().loads.length).toBe(hingedSpans.loads.length + 1);
  });

  test('by arrows and by a press, in Russian', async () => {
    await search('масштаб', { locale: 'ru' });
    await expect.element(page.getByText('Нет команды с такими словами.')).toBeVisible();
    await userEvent.clear(page.getByRole('combobox', { name: 'Поиск команд' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Рассчитать');
    await page.getByRole('option', { name: /Список клавиш/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  });

  test('of a beam that is read only offers no edit', async () => {
    await search('tool', { readOnly: true });
    const options = page.getByRole('option').elements();
    expect(options).toHaveLength(8);
    for (const option of options) expect(option.textContent).toContain('The beam is read-only.');
  });
});

test('closing a sheet gives the focus back to where it was', async () => {
  const { container } = await render(<BeamEditor defaultValue={hingedSpans} />);
  const tab = page.getByRole('tab', { name: /Loads/ });
  (tab.element() as HTMLElement).focus();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tab).toHaveFocus();
  expect(container.querySelector('dialog')).toBeNull();
});

test('how the reader likes the editor is kept by the host', async () => {
  const values = new Map<string, unknown>();
  const store = {
    read: (key: string) => values.get(key),
    write: (key: string, value: unknown) => values.set(key, value).size > 0,
    remove: (key: string) => void values.delete(key),
  };
  const first = await render(<BeamEditor defaultValue={hingedSpans} host={{ store }} />);
  first.container.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
  await userEvent.keyboard(']');
  await expect.poll(() => values.get('beam.view')).toEqual({ panel: 440, singleKeys: true });
  await first.unmount();
  values.set('beam.view', { panel: 1e9, singleKeys: 'no' });
  const { container } = await render(<BeamEditor defaultValue={hingedSpans} host={{ store }} />);
  expect(container.querySelector<HTMLElement>('[style*="--panel"]')?.style.getPropertyValue('--panel')).toBe(
    '640px',
  );
});
