import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';
import { WidgetRoot } from '../../root/WidgetRoot.tsx';
import { LineBoard, chosenAtom } from '../../../test/LineBoard.tsx';
import { THREE, lineSession, measureLine } from '../../../test/numberLine.ts';
import { createHistory } from '../session/history.ts';

const { documentAtom, historyAtom, portsAtom, redoAtom, undoAtom } = lineSession;

// Places at 0, 2.54 and 5.08 m: 50, 304 and 558 px of the board.
async function openLine({ isReadOnly = false } = {}) {
  let store: KitStore | undefined;
  function Opened() {
    const own = useKitStore();
    useState(() => {
      own.set(portsAtom, {
        isControlled: false,
        isReadOnly,
        limits: 'full',
        solve: (line) => Promise.resolve(measureLine(line)),
        onChange: () => undefined,
        onSolve: () => undefined,
        onError: () => undefined,
        onNotes: () => undefined,
      });
      own.set(historyAtom, createHistory(THREE));
      store = own;
    });
    return <LineBoard />;
  }
  const { container } = await render(
    <WidgetRoot>
      <Opened />
    </WidgetRoot>,
  );
  const svg = container.querySelector('svg') as SVGSVGElement;
  await expect.poll(() => svg.dataset['ready']).toBe('');
  const opened = store as KitStore;
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
  const point = (type: string, x: number, y: number, rest: PointerEventInit = {}): void => {
    const box = svg.getBoundingClientRect();
    const at = { clientX: box.left + x, clientY: box.top + y };
    svg.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 3,
        pointerType: 'mouse',
        ...at,
        ...rest,
      }),
    );
  };
  return {
    svg,
    point,
    frame,
    store: opened,
    places: () => opened.get(documentAtom).places,
    chosen: () => opened.get(chosenAtom),
    drag: async (
      from: readonly [number, number],
      to: readonly [number, number],
      rest: PointerEventInit = {},
    ) => {
      point('pointerdown', ...from, rest);
      point('pointermove', ...to, rest);
      await frame();
      point('pointerup', ...to, rest);
    },
    list: container.querySelector('[role="listbox"]') as SVGGElement,
    said: () => container.querySelector('[data-board-said]')?.textContent,
  };
}

describe('a line of numbers on a board', () => {
  test('a press chooses a place, a drag draws it up and leaves one step', async () => {
    const line = await openLine();
    line.point('pointerdown', 304, 50);
    expect(line.chosen()).toEqual([1]);
    line.point('pointermove', 404, 50);
    await line.frame();
    // The document is not edited yet, but the draft is drawn.
    expect(line.places()).toEqual([0, 2.54, 5.08]);
    expect(line.svg.querySelectorAll('path[d="M404 40V60"]')).toHaveLength(1);
    line.point('pointerup', 404, 50);
    expect(line.places()).toEqual([0, 3.54, 5.08]);
    line.store.set(undoAtom);
    expect(line.store.get(documentAtom)).toBe(THREE);
    expect(line.said()).toBe('undone');
    line.store.set(redoAtom);
    expect(line.places()).toEqual([0, 3.54, 5.08]);
  });

  test('several are chosen with Shift or by a frame, and dragged as one', async () => {
    const line = await openLine();
    await line.drag([200, 10], [590, 90]);
    expect(line.chosen()).toEqual([1, 2]);
    await line.drag([304, 50], [254, 50]);
    expect(line.places()).toEqual([0, 2.04, 4.58]);
    line.point('pointerdown', 50, 50, { shiftKey: true });
    line.point('pointerup', 50, 50, { shiftKey: true });
    expect(line.chosen()).toEqual([1, 2, 0]);
    await expect.poll(() => line.svg.querySelectorAll('[data-role="halo"]').length).toBe(3);
    expect(line.list.querySelectorAll('[aria-selected="true"]')).toHaveLength(3);
  });

  test('by keys one goes through it and moves: presses of one key are one step', async () => {
    const line = await openLine();
    line.list.focus();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(line.chosen()).toEqual([1]);
    await expect.poll(() => line.list.getAttribute('aria-activedescendant')).toBe('line-place-1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(line.places()[1]).toBe(2.84);
    line.store.set(undoAtom);
    expect(line.store.get(documentAtom)).toBe(THREE);
  });

  test('a finger drags only what is chosen, and a lost pointer leaves no trace', async () => {
    const line = await openLine();
    await line.drag([304, 50], [404, 50], { pointerType: 'touch' });
    expect(line.store.get(documentAtom)).toBe(THREE);
    line.point('pointerdown', 304, 50);
    line.point('pointermove', 404, 50);
    await line.frame();
    line.point('pointercancel', 404, 50);
    expect(line.store.get(documentAtom)).toBe(THREE);
    expect(line.svg.querySelectorAll('path[d="M304 40V60"]')).toHaveLength(1);
  });

  test('the board reports that a pointer is down on it', async () => {
    const line = await openLine();
    expect(line.svg.dataset['held']).toBeUndefined();
    line.point('pointerdown', 304, 50);
    expect(line.svg.dataset['held']).toBe('');
    line.point('pointermove', 404, 50);
    await line.frame();
    expect(line.svg.dataset['held']).toBe('');
    line.point('pointerup', 404, 50);
    expect(line.svg.dataset['held']).toBeUndefined();
    line.point('pointerdown', 404, 50);
    line.point('pointercancel', 404, 50);
    expect(line.svg.dataset['held']).toBeUndefined();
  });

  test('a finger that rests on another place chooses it too', async () => {
    const line = await openLine();
    const touch = { pointerType: 'touch' };
    line.point('pointerdown', 304, 50, touch);
    line.point('pointerup', 304, 50, touch);
    expect(line.chosen()).toEqual([1]);
    line.point('pointerdown', 558, 50, touch);
    await expect.poll(line.chosen).toEqual([1, 2]);
    line.point('pointerup', 558, 50, touch);
    expect(line.chosen()).toEqual([1, 2]);
    await line.drag([304, 50], [254, 50], touch);
    expect(line.places()).toEqual([0, 2.04, 4.58]);
  });

  test('read only it is chosen and not moved', async () => {
    const line = await openLine({ isReadOnly: true });
    await line.drag([304, 50], [404, 50]);
    expect(line.chosen()).toEqual([1]);
    expect(line.store.get(documentAtom)).toBe(THREE);
  });

  test('Ctrl and the wheel magnify about the pointer', async () => {
    const line = await openLine();
    const box = line.svg.getBoundingClientRect();
    line.svg.dispatchEvent(
      new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
        deltaY: -300,
        clientX: box.left + 50,
      }),
    );
    // A zoom by e about the place 0, where the line begins.
    await expect
      .poll(() => (JSON.parse(line.svg.dataset['view'] ?? 'null') as { x1: number } | null)?.x1)
      .toBeCloseTo(5.5 / Math.E, 9);
  });

  test('with the key that pans held a drag moves no object, wherever the focus is', async () => {
    const line = await openLine();
    const press = (type: string): boolean =>
      document.body.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }));
    line.point('pointermove', 304, 50);
    // The page does not scroll meanwhile.
    expect(press('keydown')).toBe(false);
    await line.drag([304, 50], [404, 50]);
    expect(line.places()).toBe(THREE.places);
    expect(line.chosen()).toEqual([]);
    press('keyup');
    await line.drag([304, 50], [404, 50]);
    expect(line.places()).toEqual([0, 3.54, 5.08]);
  });

  test('the key that pans may be pressed before the pointer comes onto the board', async () => {
    const line = await openLine();
    const press = (type: string, target: Element = document.body, repeat = false): boolean =>
      target.dispatchEvent(
        new KeyboardEvent(type, { key: ' ', repeat, bubbles: true, cancelable: true, composed: true }),
      );
    const button = document.body.appendChild(document.createElement('button'));
    for (const target of [document.body, button]) {
      expect(press('keydown', target)).toBe(true);
      await line.drag([304, 50], [404, 50]);
      expect(line.places()).toBe(THREE.places);
      // The key keeps repeating over the board: there it no longer scrolls the page, but a focused button still gets
      // it.
      expect(press('keydown', target, true)).toBe(target === button);
      // Releasing the key does not press the button.
      expect(press('keyup', target)).toBe(false);
      line.point('pointerleave', 304, 50);
    }
    button.remove();
    await line.drag([304, 50], [404, 50]);
    expect(line.places()).toEqual([0, 3.54, 5.08]);
  });

  test('over the board the key does not scroll the page from a link or a heading that has the focus', async () => {
    const line = await openLine();
    line.point('pointermove', 304, 50);
    for (const [name, keeps] of [
      ['<a href="#there">There</a>', false],
      ['<h1 tabindex="-1">Truss</h1>', false],
      ['<div tabindex="0">Game</div>', true],
      ['<div role="menuitem" tabindex="-1">Item</div>', true],
    ] as const) {
      document.body.insertAdjacentHTML('beforeend', name);
      const target = document.body.lastElementChild!;
      const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
      expect(target.dispatchEvent(event), name).toBe(keeps);
      target.remove();
    }
  });

  test('the key keeps its meaning away from the board, and in a text', async () => {
    const line = await openLine();
    const press = (target: Element): boolean =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect(press(document.body)).toBe(true);
    const field = line.svg.parentElement?.appendChild(document.createElement('input')) as HTMLInputElement;
    line.point('pointermove', 304, 50);
    expect(press(field)).toBe(true);
    field.remove();
  });

  test('the wheel alone magnifies once the pointer rests on the board, and else scrolls the page', async () => {
    const line = await openLine();
    const turn = (deltaY: number): boolean =>
      line.svg.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY }));
    const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 350));
    // The page was scrolled until the board was under a pointer that did not move.
    line.point('pointermove', 304, 50);
    expect(turn(-300)).toBe(true);
    await rest();
    expect(turn(-300)).toBe(true);
    line.point('pointermove', 304, 50, { movementX: 3 });
    await rest();
    // A view of the whole cannot zoom out: the page scrolls.
    expect(turn(300)).toBe(true);
    line.point('pointermove', 304, 50, { movementX: 3 });
    await rest();
    expect(turn(-300)).toBe(false);
    await expect.poll(() => line.svg.dataset['view']).not.toBe('null');
    // The gesture that zoomed out to the whole does not go on to scroll the page.
    expect(turn(600)).toBe(false);
    await expect.poll(() => line.svg.dataset['view']).toBe('null');
    expect(turn(600)).toBe(false);
  });
});
