import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from '../BeamEditor.tsx';
import { craneGirder } from '../examples/craneGirder.ts';
import type { BeamEditorHandle } from '../props.ts';
import { KEY_TABLE, type KeyId } from './keyTable.ts';

beforeEach(() => page.viewport(1280, 900));

/** Mounts an editor with several case sets, its board ready, its first crane wheel to be selected and its diagrams there. */
async function open() {
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

type Opened = Awaited<ReturnType<typeof open>>;

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
const isPressed = (name: string): string | null =>
  page.getByRole('button', { name, exact: true }).element().getAttribute('aria-pressed');
const hasTool = (name: string) => async (): Promise<void> =>
  void (await expect.poll(() => isPressed(name)).toBe('true'));

async function choose({ board, load }: Opened): Promise<void> {
  load().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  await expect.poll(() => load().getAttribute('aria-selected')).toBe('true');
  board.focus();
}

async function trace({ editor, find }: Opened): Promise<HTMLElement> {
  editor.focus();
  await press('g3');
  await expect
    .poll(() => document.activeElement?.closest('[data-diagram]')?.getAttribute('data-diagram'))
    .toBe('M');
  return find('[data-diagram="M"] [data-diagram-track]') as HTMLElement;
}

const placeOf = (track: HTMLElement): number => Number(track.getAttribute('aria-valuenow'));
const drawn = ({ find }: Opened): string | null | undefined =>
  find('[data-board] [data-role="beam"]')?.getAttribute('d');
const panelOf = ({ find }: Opened): string | undefined =>
  find('[style*="--panel"]')?.style.getPropertyValue('--panel');

/** What each key of the table is seen to do, by real keys. */
const SEEN: Readonly<Record<KeyId, (editor: Opened) => Promise<void>>> = {
  undo: async (editor) => {
    await choose(editor);
    await press('{ArrowRight}{Control>}z{/Control}');
    expect(editor.getCase()).toBe(craneGirder);
  },
  redo: async (editor) => {
    await choose(editor);
    await press('{ArrowRight}');
    const moved = JSON.stringify(editor.getCase());
    for (const keys of ['{Control>}{Shift>}z{/Shift}{/Control}', '{Control>}y{/Control}']) {
      await press('{Control>}z{/Control}');
      expect(editor.getCase()).toBe(craneGirder);
      await press(keys);
      expect(JSON.stringify(editor.getCase())).toBe(moved);
    }
  },
  solve: async ({ editor }) => {
    editor.focus();
    await press('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('The results are up to date.')).toBeVisible();
  },
  commands: async ({ editor }) => {
    editor.focus();
    await press('/');
    await expect.element(page.getByRole('combobox', { name: 'Search the commands' })).toHaveFocus();
  },
  help: async ({ editor }) => {
    editor.focus();
    await press('?');
    await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
  select: async ({ board }) => {
    board.focus();
    await press('sv');
    await hasTool('Select')();
  },
  support: ({ board }) => take(board, 's', 'Support'),
  ShearLoad: ({ board }) => take(board, 'q', 'Transverse'),
  GenericLoad: ({ board }) => take(board, 'r', 'Inclined'),
  BendingMoment: ({ board }) => take(board, 'm', 'Moment'),
  DistributedLoad: ({ board }) => take(board, 'd', 'Distributed'),
  AxialLoad: ({ board }) => take(board, 'n', 'Axial'),
  DistributedMass: ({ board }) => take(board, 'w', 'Mass'),
  fit: async (editor) => {
    editor.editor.focus();
    const whole = drawn(editor);
    await press('+');
    await expect.poll(() => drawn(editor)).not.toBe(whole);
    await press('f');
    await expect.poll(() => drawn(editor)).toBe(whole);
  },
  zoomIn: async (editor) => {
    editor.editor.focus();
    const whole = drawn(editor);
    await press('=');
    await expect.poll(() => drawn(editor)).not.toBe(whole);
  },
  zoomOut: async (editor) => {
    editor.editor.focus();
    const whole = drawn(editor);
    await press('+');
    await expect.poll(() => drawn(editor)).not.toBe(whole);
    await press('-');
    await expect.poll(() => drawn(editor)).toBe(whole);
  },
  panelNarrower: async (editor) => {
    editor.editor.focus();
    await press('[[');
    await expect.poll(() => panelOf(editor)).toBe('360px');
  },
  panelWider: async (editor) => {
    editor.editor.focus();
    await press(']');
    await expect.poll(() => panelOf(editor)).toBe('440px');
  },
  caseSet: async ({ editor }) => {
    editor.focus();
    await press('2');
    await expect.poll(() => page.getByRole('radio').elements()[1]?.getAttribute('aria-checked')).toBe('true');
  },
  allSets: async ({ editor }) => {
    editor.focus();
    await press('0');
    await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
  },
  goToDiagram: async ({ editor }) => {
    for (const [key, id] of ['N', 'Q', 'M', 'slope', 'deflection'].entries()) {
      editor.focus();
      await press(`g${key + 1}`);
      await expect
        .poll(() => document.activeElement?.closest('[data-diagram]')?.getAttribute('data-diagram'))
        .toBe(id);
    }
  },
  trace: async ({ editor }) => {
    editor.focus();
    await press('t');
    await expect.poll(() => document.activeElement?.hasAttribute('data-diagram-track')).toBe(true);
  },
  hear: async (editor) => {
    const track = await trace(editor);
    await press('{Home}h');
    // The cursor goes along with the tone, and stays to be read when it is over or ended.
    await expect.poll(() => placeOf(track)).toBeGreaterThan(0);
    await press('h');
  },
  walk: async ({ board, find }) => {
    board.focus();
    await press('{Tab}');
    const first = board.getAttribute('aria-activedescendant');
    await press('{Tab}');
    expect(board.getAttribute('aria-activedescendant')).not.toBe(first);
    await press('{Shift>}{Tab}{/Shift}');
    expect(board.getAttribute('aria-activedescendant')).toBe(first);
    expect(find(`[id="${first ?? ''}"]`)?.getAttribute('aria-label')).toContain('0');
  },
  move: async (editor) => {
    await choose(editor);
    const from = Number(editor.getCase().loads[1]?.x);
    await press('{ArrowRight}');
    const step = Number(editor.getCase().loads[1]?.x) - from;
    expect(step).toBeGreaterThan(0);
    await press('{ArrowLeft}');
    expect(editor.getCase().loads[1]?.x).toBe(from);
  },
  changeValue: async (editor) => {
    await choose(editor);
    const before = JSON.stringify(editor.getCase().loads[1]);
    await press('{ArrowUp}');
    expect(JSON.stringify(editor.getCase().loads[1])).not.toBe(before);
    await press('{ArrowDown}');
    expect(JSON.stringify(editor.getCase().loads[1])).toBe(before);
  },
  moveToEnd: async (editor) => {
    await choose(editor);
    await press('{End}');
    expect([editor.getCase().loads[1]?.x].flat().at(-1)).toBe(craneGirder.L);
    await press('{Home}');
    expect([editor.getCase().loads[1]?.x].flat()[0]).toBe(0);
  },
  typePlace: async (editor) => {
    await choose(editor);
    await press('1.25{Enter}');
    expect([editor.getCase().loads[1]?.x].flat()[0]).toBe(1.25);
  },
  openObject: async (editor) => {
    await choose(editor);
    await press('{Enter}');
    await expect
      .poll(() => document.activeElement?.matches('[data-beam-board] select, [data-beam-board] input'))
      .toBe(true);
  },
  duplicate: async (editor) => {
    await choose(editor);
    await press('{Control>}d{/Control}');
    expect(editor.getCase().loads).toHaveLength(craneGirder.loads.length + 1);
  },
  remove: async (editor) => {
    await choose(editor);
    await press('{Delete}');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(() => editor.getCase().loads.length).toBe(craneGirder.loads.length - 1);
  },
  leave: async (editor) => {
    await choose(editor);
    await press('{Escape}');
    expect(editor.board.getAttribute('aria-activedescendant')).toBeNull();
  },
  pan: async (editor) => {
    editor.board.focus();
    await press('++');
    const before = drawn(editor);
    const svg = editor.find('[data-board]') as HTMLElement;
    await press('{ >}');
    const { left, top, width } = svg.getBoundingClientRect();
    const point = (type: string, x: number): boolean =>
      svg.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 3,
          button: type === 'pointermove' ? -1 : 0,
          clientX: left + width / 2 + x,
          clientY: top + 20,
        }),
      );
    point('pointerdown', 0);
    point('pointermove', 60);
    await new Promise(requestAnimationFrame);
    point('pointerup', 60);
    await press('{/ }');
    await expect.poll(() => drawn(editor)).not.toBe(before);
    expect(editor.getCase()).toBe(craneGirder);
  },
  traceStep: async (editor) => {
    const track = await trace(editor);
    await press('{Home}{ArrowRight}');
    // A hundredth of the beam.
    expect(placeOf(track)).toBeCloseTo(craneGirder.L / 100, 9);
    await press('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    expect(placeOf(track)).toBeCloseTo(craneGirder.L / 10, 9);
  },
  traceExtreme: async (editor) => {
    const track = await trace(editor);
    await press('{Home}{PageUp}');
    const stop = placeOf(track);
    expect(stop).toBeGreaterThan(0);
    await press('{PageUp}{PageDown}');
    expect(placeOf(track)).toBe(stop);
  },
  traceEnd: async (editor) => {
    const track = await trace(editor);
    await press('{End}');
    expect(placeOf(track)).toBe(craneGirder.L);
    await press('{Home}');
    expect(placeOf(track)).toBe(0);
  },
};

async function take(board: HTMLElement, key: string, name: string): Promise<void> {
  board.focus();
  await press(key);
  await hasTool(name)();
}

describe('each key of the table, by real keys', () => {
  test.each(Object.keys(KEY_TABLE) as KeyId[])('%s', async (id) => {
    const editor = await open();
    await SEEN[id](editor);
    expect(editor.container.querySelector('[data-beam-editor]')).not.toBeNull();
  });
});

const SINGLE = 'v s q r m d n w f + - [ ] 1 2 0 g 3 t ? /'.split(' ');

/** What single keys could change: the document, the tool, the view, the panel, the sheets. */
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
  ]);
}

describe('single keys', () => {
  test('outside the editor are the page’s', async () => {
    const editor = await open();
    await page.getByRole('button', { name: 'Outside' }).click();
    const before = look(editor);
    for (const key of SINGLE) await press(key === '[' ? '[[' : key);
    expect(look(editor)).toBe(before);
  });

  test('in a field of a table are text', async () => {
    const editor = await open();
    const title = page.getByRole('textbox', { name: 'Title of the beam' });
    await title.click();
    const before = look(editor);
    await userEvent.fill(title, '');
    for (const key of SINGLE) await press(key === '[' ? '[[' : key);
    await expect.element(title).toHaveValue(SINGLE.join(''));
    await press('{Escape}');
    expect(look(editor)).toBe(before);
  });

  test('switched off in the list of keys are nobody’s, until they are switched on by its button', async () => {
    const editor = await open();
    editor.editor.focus();
    await press('?');
    await page.getByRole('checkbox', { name: 'Single keys' }).click();
    await press('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(editor.editor.contains(document.activeElement)).toBe(true);
    const before = look(editor);
    editor.board.focus();
    for (const key of SINGLE) await press(key === '[' ? '[[' : key);
    expect(look(editor)).toBe(before);
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('checkbox', { name: 'Single keys' }).click();
    await press('{Escape}');
    await press('s');
    await hasTool('Support')();
  });

  test.each([
    ['ru', 'ы', 'KeyS'],
    ['uk', 'і', 'KeyS'],
    ['ru', 'й', 'KeyQ'],
    ['ru', 'в', 'KeyD'],
    ['uk', 'ї', 'BracketRight'],
    ['ru', 'ъ', 'BracketRight'],
  ])('on a %s layout %s acts by its place, %s', async (_, key, code) => {
    const editor = await open();
    editor.board.focus();
    const before = look(editor);
    editor.board.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    await expect.poll(() => look(editor)).not.toBe(before);
  });

  test.each([
    ['я', 'KeyZ'],
    ['н', 'KeyY'],
  ])('with Ctrl %s is %s', async (key, code) => {
    const editor = await open();
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
