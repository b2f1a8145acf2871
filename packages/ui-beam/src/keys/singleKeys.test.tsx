import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { type Opened, choose, drawn, hasTool, openEditor, panelOf, press } from '../../test/openEditor.tsx';
import { craneGirder } from '../examples/craneGirder.ts';
import { KEY_TABLE } from './keyTable.ts';
import { type KeyEntry, readDigits } from '@eecs/ui-kit/editor';

beforeEach(() => page.viewport(1280, 900));

/** Every single key of the table, with those that follow it. */
const SINGLE = Object.values(KEY_TABLE)
  .filter(({ place }) => place === 'single')
  .flatMap(({ presses, then }: KeyEntry) => [...presses, ...(then === undefined ? [] : [then])])
  .flatMap((written) => {
    const digits = readDigits(written);
    if (digits === null) return [written.toLowerCase()];
    return Array.from({ length: digits.to - digits.from + 1 }, (_, at) => String(digits.from + at));
  });

async function pressAll(): Promise<void> {
  for (const key of SINGLE) await press(key === '[' ? '[[' : key);
  // Playing a diagram moves the cursor, frame by frame.
  await new Promise((resolve) => setTimeout(resolve, 200));
}

/**
 * The state that single keys could change: the document, the tool, the view, the panel, the sheets, the case set, the
 * cursor.
 */
function look(editor: Opened): string {
  return JSON.stringify([
    editor.getCase(),
    page.getByRole('toolbar').element().innerHTML,
    drawn(editor),
    panelOf(editor),
    document.querySelector('dialog') === null,
    page
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('aria-checked')),
    [...editor.container.querySelectorAll('[data-diagram-track]')].map((track) =>
      track.getAttribute('aria-valuenow'),
    ),
  ]);
}

describe('single keys', () => {
  test('outside the editor are the page’s', async () => {
    const editor = await openEditor();
    await page.getByRole('button', { name: 'Outside' }).click();
    const before = look(editor);
    await pressAll();
    expect(look(editor)).toBe(before);
  });

  test('in a field of a table are text', async () => {
    const editor = await openEditor();
    const title = page.getByRole('textbox', { name: 'Title of the beam' });
    await title.click();
    const before = look(editor);
    await userEvent.fill(title, '');
    await pressAll();
    await expect.element(title).toHaveValue(SINGLE.join(''));
    await press('{Escape}');
    expect(look(editor)).toBe(before);
  });

  drawnTest(
    'switched off in the list of keys are nobody’s, until they are switched on by its button',
    async () => {
      const editor = await openEditor();
      editor.editor.focus();
      await press('?');
      await page.getByRole('checkbox', { name: 'Single keys' }).click();
      await press('{Escape}');
      await expect.poll(() => document.querySelector('dialog')).toBeNull();
      expect(editor.editor.contains(document.activeElement)).toBe(true);
      const before = look(editor);
      editor.board.focus();
      await pressAll();
      expect(look(editor)).toBe(before);
      await page.getByRole('button', { name: 'Keys' }).click();
      await page.getByRole('checkbox', { name: 'Single keys' }).click();
      await press('{Escape}');
      await press('s');
      await hasTool('Support')();
    },
  );

  const LAYOUTS = [
    ['ru', 'ы', 'KeyS'],
    ['uk', 'і', 'KeyS'],
    ['ru', 'й', 'KeyQ'],
    ['ru', 'в', 'KeyD'],
    ['uk', 'ї', 'BracketRight'],
    ['ru', 'ъ', 'BracketRight'],
  ] as const;

  test.each(drawTasks(LAYOUTS, 1))('on a %s layout %s acts by its place, %s', async (_, key, code) => {
    const editor = await openEditor();
    editor.board.focus();
    const before = look(editor);
    editor.board.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    await expect.poll(() => look(editor)).not.toBe(before);
  });

  test.each(
    drawTasks(
      [
        ['я', 'KeyZ'],
        ['н', 'KeyY'],
      ] as const,
      1,
    ),
  )('with Ctrl %s is %s', async (key, code) => {
    const editor = await openEditor();
    await choose(editor);
    await press('{ArrowRight}');
    const moved = JSON.stringify(editor.getCase());
    if (code === 'KeyY') editor.ref.current?.undo();
    editor.board.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true }),
    );
    const now = JSON.stringify(editor.getCase());
    expect(now).toBe(code === 'KeyZ' ? JSON.stringify(craneGirder) : moved);
  });
});
