import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Opened,
  choose,
  drawn,
  hasTool,
  openEditor,
  panelOf,
  placeOf,
  press,
  trace,
} from '../../test/openEditor.tsx';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { craneGirder } from '../examples/craneGirder.ts';
import { writeCaseFile } from '../files/writeCaseFile.ts';
import { KEY_TABLE, type KeyId } from './keyTable.ts';

beforeEach(() => page.viewport(1280, 900));

/** The visible effect of each key of the table, by real keys. */
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
  save: async (editor) => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'data:application/json,{}';
    });
    await choose(editor);
    await press('{ArrowRight}{Control>}s{/Control}');
    await expect.poll(() => files.length).toBe(1);
    expect(await files[0]?.text()).toBe(writeCaseFile(editor.getCase()));
    vi.restoreAllMocks();
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
  splitSection: ({ board }) => take(board, 'c', 'Split a section'),
  guide: ({ board }) => take(board, 'u', 'Guide'),
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
    await expect.poll(() => placeOf(track)).toBeGreaterThan(0);
    await press('h');
    // The cursor follows the tone only until it is stopped, and stays there.
    const place = placeOf(track);
    expect(place).toBeLessThan(craneGirder.L);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(placeOf(track)).toBe(place);
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
    await press('@1.25{Enter}');
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
  selectAll: async (editor) => {
    editor.board.focus();
    await press('{Control>}a{/Control}');
    const count = craneGirder.supports.length + craneGirder.loads.length;
    await expect
      .poll(() => editor.board.querySelectorAll('[role="option"][aria-selected="true"]').length)
      .toBe(count);
    expect(getSelection()?.toString()).toBe('');
  },
  copy: async (editor) => {
    await choose(editor);
    await press('{Control>}c{/Control}{Control>}v{/Control}');
    await expect.poll(() => editor.getCase().loads.length).toBe(craneGirder.loads.length + 1);
  },
  cut: async (editor) => {
    await choose(editor);
    await press('{Control>}x{/Control}');
    await expect.poll(() => editor.getCase().loads.length).toBe(craneGirder.loads.length - 1);
  },
  paste: async (editor) => {
    await choose(editor);
    await press('{Control>}x{/Control}{Control>}v{/Control}');
    await expect.poll(() => editor.getCase().loads.length).toBe(craneGirder.loads.length);
    const { id: _, ...cut } = craneGirder.loads[1] as (typeof craneGirder.loads)[number];
    expect(editor.getCase().loads.at(-1)).toMatchObject(cut);
  },
  remove: async (editor) => {
    await choose(editor);
    await press('{Delete}');
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
    // A hundredth of the beam of 8 m is 0.08 m; 0.1 m is the round step next to it.
    expect(placeOf(track)).toBe(0.1);
    await press('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    expect(placeOf(track)).toBe(1);
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
  test.each(drawTasks(Object.keys(KEY_TABLE) as KeyId[], 3))('%s', async (id) => {
    const editor = await openEditor();
    await SEEN[id](editor);
  });
});
