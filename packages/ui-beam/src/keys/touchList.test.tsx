import type { BeamCase } from '@eecs/solver-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { openBoard, supportsOf } from '../../test/openBoard.tsx';
import { openRow } from '../../test/openRow.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { craneGirder } from '../examples/craneGirder.ts';

const { hingedSpans } = beamExamples;
const TOUCH = { pointerType: 'touch' };
/** No question before a removal. */
const host = { confirm: () => Promise.resolve({ outcome: 'ok', checked: false } as const) };

beforeEach(() => page.viewport(1280, 900));

/** Mounts an editor and returns touch actions on it; no key is pressed except on a phone's own keyboard, in a field. */
async function open(document?: BeamCase) {
  const board = await openBoard({ ...(document === undefined ? {} : { defaultValue: document }), host });
  const tap = async (x: number, below = 0): Promise<void> => {
    board.point('pointerdown', board.at(x, below), TOUCH);
    board.point('pointerup', board.at(x, below), TOUCH);
    await board.frame();
  };
  const swipe = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    board.point('pointerdown', board.at(...from), TOUCH);
    board.point('pointermove', board.at(...to), TOUCH);
    await board.frame();
    board.point('pointerup', board.at(...to), TOUCH);
    await board.frame();
  };
  const press = (name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click();
  const type = async (name: string, text: string): Promise<void> => {
    const field = page.getByRole('textbox', { name, exact: true }).first();
    await userEvent.fill(field, text);
    (field.element() as HTMLElement).blur();
  };
  const drawn = (): string | null | undefined =>
    board.svg.querySelector('[data-role="beam"]')?.getAttribute('d');
  /** The first force of the example, −10 kN at 3 m. */
  const choose = async (): Promise<void> => {
    await tap(3, -30);
    await expect.poll(board.name).toContain('load 1 of 5');
  };
  return { ...board, tap, swipe, touch: press, type, drawn, choose };
}

type Opened = Awaited<ReturnType<typeof open>>;

interface Task {
  readonly document?: BeamCase;
  readonly run: (editor: Opened) => Promise<void>;
}

const countLoads = ({ getCase }: Opened): number => getCase().loads.length;

const placeSupport = (kind: string, className: string): Task => ({
  run: async (editor) => {
    await editor.touch('Support');
    await page.getByRole('radio', { name: kind, exact: true }).click();
    await editor.tap(editor.getCase().L / 2);
    expect(supportsOf(editor.getCase())).toEqual([[className, editor.getCase().L / 2]]);
  },
});

const placeLoad = (tool: string, className: string): Task => ({
  document: { ...hingedSpans, loads: [] },
  run: async (editor) => {
    await editor.touch(tool);
    await editor.tap(4);
    expect(editor.getCase().loads.map((load) => load.className)).toEqual([className]);
  },
});

const openTab = (name: RegExp): Task => ({
  run: async () => {
    await openRow(name);
    expect(page.getByRole('tabpanel').element().childElementCount).toBeGreaterThan(0);
  },
});

const addRow = (tab: RegExp, button: string, count: (document: BeamCase) => number): Task => ({
  document: hingedSpans,
  run: async ({ touch, getCase }) => {
    const before = count(getCase());
    await openRow(tab);
    await touch(button);
    expect(count(getCase())).toBe(before + 1);
  },
});

const removeRow = (
  tab: RegExp,
  { row, button, count }: { row: number; button: string; count: (document: BeamCase) => number },
): Task => ({
  document: hingedSpans,
  run: async ({ touch, getCase }) => {
    const before = count(getCase());
    await openRow(tab, row);
    await touch(button);
    await expect.poll(() => count(getCase())).toBe(before - 1);
  },
});

/** Actions by touch alone, and their visible effects. */
const TASKS: Readonly<Record<string, Task>> = {
  'place a clamp': placeSupport('Clamp', 'cantilever'),
  'place a pin': placeSupport('Pin', 'fixed'),
  'place a roller': placeSupport('Roller', 'simple'),
  'place a hinge': placeSupport('Hinge', 'hinge'),
  'place a spring': placeSupport('Spring', 'spring'),
  'place a transverse force': placeLoad('Transverse', 'ShearLoad'),
  'place an inclined force': placeLoad('Inclined', 'GenericLoad'),
  'place an axial force': placeLoad('Axial', 'AxialLoad'),
  'place a moment': placeLoad('Moment', 'BendingMoment'),
  'place a distributed load over a span': placeLoad('Distributed', 'DistributedLoad'),
  'place a distributed mass over a span': placeLoad('Mass', 'DistributedMass'),
  'split a beam section': {
    document: hingedSpans,
    run: async (editor) => {
      const ends = editor.getCase().beamSections.map(({ x }) => x);
      await editor.touch('Split a section');
      await editor.tap(4.5);
      expect(editor.getCase().beamSections.map(({ x }) => x)).toEqual([...ends, 4.5].sort((a, b) => a - b));
    },
  },
  'put up a guide, move it and take it down': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.touch('Guide');
      await editor.tap(4.5);
      await expect.poll(editor.name).toBe('Guide 1 of 1, at 4.5 m');
      await editor.swipe([4.5, 20], [9.5, 20]);
      await expect.poll(editor.name).toBe('Guide 1 of 1, at 9.5 m');
      await editor.touch('Remove');
      await expect.poll(editor.name).toBeNull();
      expect(editor.getCase()).toBe(hingedSpans);
    },
  },
  'draw the range of a distributed load': {
    document: { ...hingedSpans, loads: [] },
    run: async (editor) => {
      await editor.touch('Distributed');
      await editor.swipe([1, 0], [5, 0]);
      expect(editor.getCase().loads).toMatchObject([{ className: 'DistributedLoad', x: [1, 5] }]);
    },
  },
  'move a load along the beam': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.choose();
      await editor.swipe([3, -30], [3.5, -30]);
      expect(editor.getCase().loads[0]?.x).toBe(3.5);
      await expect.poll(editor.said).toBe('Moved to 3.5 m.');
    },
  },
  'move a load to a place that is typed': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.choose();
      await editor.type('Place', '4.25');
      expect(editor.getCase().loads[0]?.x).toBe(4.25);
    },
  },
  'edit a value in the dock': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.choose();
      await editor.type('Value', '12');
      expect(editor.getCase().loads[0]).toMatchObject({ c: [-12000, 0, -12000] });
    },
  },
  'change the kind of a load': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.choose();
      await page.getByRole('combobox', { name: 'Kind', exact: true }).first().selectOptions('Moment');
      expect(editor.getCase().loads[0]?.className).toBe('BendingMoment');
    },
  },
  'change the kind of a support': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.tap(6, 14);
      await expect.poll(editor.name).toContain('Roller B');
      await page.getByRole('combobox', { name: 'Kind', exact: true }).first().selectOptions('Pin');
      expect(editor.getCase().supports[1]).toMatchObject({ className: 'fixed', x: 6 });
    },
  },
  'duplicate a load': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.choose();
      await editor.touch('Duplicate');
      expect(countLoads(editor)).toBe(hingedSpans.loads.length + 1);
    },
  },
  'delete a load': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.choose();
      await editor.touch('Remove');
      await expect.poll(() => countLoads(editor)).toBe(hingedSpans.loads.length - 1);
    },
  },
  'add by a long press': {
    document: hingedSpans,
    run: async (editor) => {
      editor.point('pointerdown', editor.at(10, 30), TOUCH);
      const menu = page.getByRole('group', { name: /Add at 10\sm/u });
      await menu.getByRole('button', { name: 'Roller' }).click();
      expect(supportsOf(editor.getCase())).toContainEqual(['simple', 10]);
    },
  },
  'undo and redo': {
    document: hingedSpans,
    run: async (editor) => {
      await editor.choose();
      await editor.touch('Duplicate');
      const after = JSON.stringify(editor.getCase());
      await editor.touch('Undo');
      expect(editor.getCase()).toBe(hingedSpans);
      await editor.touch('Redo');
      expect(JSON.stringify(editor.getCase())).toBe(after);
    },
  },
  'pinch to zoom, and fit': {
    document: hingedSpans,
    run: async (editor) => {
      const whole = editor.drawn();
      const other = { ...TOUCH, pointerId: 8 };
      const { y } = editor.at(0);
      const middle = editor.at(6).x;
      editor.point('pointerdown', { x: middle - 50, y }, TOUCH);
      editor.point('pointerdown', { x: middle + 50, y }, other);
      editor.point('pointermove', { x: middle - 100, y }, TOUCH);
      editor.point('pointermove', { x: middle + 100, y }, other);
      await editor.frame();
      editor.point('pointerup', { x: middle - 100, y }, TOUCH);
      editor.point('pointerup', { x: middle + 100, y }, other);
      await expect.poll(editor.drawn).not.toBe(whole);
      await editor.touch('Fit the whole beam');
      await expect.poll(editor.drawn).toBe(whole);
      expect(editor.getCase()).toBe(hingedSpans);
    },
  },
  'zoom in and out by buttons': {
    document: hingedSpans,
    run: async (editor) => {
      const whole = editor.drawn();
      await editor.touch('Zoom in');
      await expect.poll(editor.drawn).not.toBe(whole);
      await editor.touch('Zoom out');
      await expect.poll(editor.drawn).toBe(whole);
    },
  },
  'choose a case set, and all of them': {
    document: craneGirder,
    run: async () => {
      for (const name of [/Crane$/, /^All$/]) {
        await page.getByRole('radio', { name }).first().click();
        await expect.element(page.getByRole('radio', { name }).first()).toBeChecked();
      }
    },
  },
  'read the diagram under a finger': {
    document: hingedSpans,
    run: async ({ screen }) => {
      const find = (): HTMLElement | null =>
        screen.container.querySelector<HTMLElement>('[data-diagram="M"] [role="slider"]');
      await expect.poll(find).not.toBeNull();
      const track = find() as HTMLElement;
      const { left, top, width, height } = track.getBoundingClientRect();
      const place = { clientX: left + width / 4, clientY: top + height / 2 };
      for (const type of ['pointerdown', 'pointermove', 'pointerup'])
        track.dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, ...TOUCH, ...place }),
        );
      // A quarter of 12 m, up to the margins of the drawing beside the beam.
      await expect.poll(() => Number(track.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
      expect(Number(track.getAttribute('aria-valuenow'))).toBeLessThan(4);
      expect(track.getAttribute('aria-valuetext')).toMatch(/kN·m/);
    },
  },
  solve: {
    document: hingedSpans,
    run: async ({ touch }) => {
      await touch('Solve');
      await expect.element(page.getByText('The results are up to date.')).toBeVisible();
    },
  },
  'open the loads': openTab(/Loads/),
  'open the supports': openTab(/Supports/),
  'open the sections': openTab(/^Along the beam/),
  'open the materials': openTab(/Materials/),
  'open the cross-sections': openTab(/Cross-sections/),
  'open the case sets': openTab(/Case sets/),
  'open the case': openTab(/^Case$/),
  'change the length of the beam': {
    document: hingedSpans,
    run: async ({ type, getCase }) => {
      await openRow(/^Case$/);
      await type('Length', '14');
      expect(getCase().L).toBe(14);
    },
  },
  'add a load in the table': addRow(/Loads/, 'Add load', ({ loads }) => loads.length),
  'add a support in the table': addRow(/Supports/, 'Add support', ({ supports }) => supports.length),
  'add a material': addRow(/Materials/, 'Add material', ({ materials }) => materials.length),
  'add a cross-section': addRow(/Cross-sections/, 'Add cross-section', ({ sections }) => sections.length),
  'add a case set': addRow(/Case sets/, 'Add case set', ({ caseSets }) => caseSets.length),
  'remove a load in the table': removeRow(/Loads/, {
    row: 1,
    button: 'Remove load 1',
    count: ({ loads }) => loads.length,
  }),
  'remove a support in the table': removeRow(/Supports/, {
    row: 1,
    button: 'Remove support A',
    count: ({ supports }) => supports.length,
  }),
  'find the list of keys': {
    run: async ({ touch }) => {
      await touch('Keys');
      await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    },
  },
  'name the beam': {
    run: async ({ type, getCase }) => {
      await type('Title of the beam', 'By hand');
      expect(getCase().title).toBe('By hand');
    },
  },
};

describe('each task of the list, by touch alone', () => {
  test.each(drawTasks(Object.entries(TASKS), 3))('%s', async (_name, { document, run }) => {
    const editor = await open(document);
    await run(editor);
    expect(editor.svg.isConnected).toBe(true);
  });
});
