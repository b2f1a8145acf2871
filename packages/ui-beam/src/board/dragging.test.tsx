import type { BeamCase } from '@eecs/solver-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openBoard, plain, supportsOf } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { gerberGirder, hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

describe('dragging', () => {
  test('draws a draft that follows the pointer and snaps, and lets go as one step back', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    const before = JSON.stringify(board.getCase());
    board.point('pointerdown', board.at(6, 14));
    board.point('pointermove', board.at(6.7, 14));
    await board.frame();
    board.point('pointermove', board.at(7.04, 14));
    await board.frame();
    // The document is not edited yet, but the draft is shown: the dimension, the guide and the coordinate.
    expect(JSON.stringify(board.getCase())).toBe(before);
    const texts = [...board.svg.querySelectorAll('text')].map(({ textContent }) => plain(textContent));
    expect(texts).toContain('7.000');
    expect(texts).toContain('7.000 m');
    board.point('pointerup', board.at(7.04, 14));
    expect(board.getCase().supports[1]).toEqual({ className: 'simple', x: 7 });
    await expect.poll(board.said).toBe('Moved to 7 m.');
    board.ref.current?.undo();
    expect(board.getCase()).toBe(hingedSpans);
  });

  drawnTest('Esc puts everything back to the byte, and a pointer taken away too', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    const drawn = board.svg.querySelector('[data-role="dimension"]')?.getAttribute('d');
    for (const end of ['key', 'cancel'] as const) {
      board.point('pointerdown', board.at(3, -30));
      board.point('pointermove', board.at(5.5, -30));
      await board.frame();
      board.list.focus();
      if (end === 'key') await board.press('{Escape}');
      else board.point('pointercancel', board.at(5.5, -30));
      board.point('pointerup', board.at(5.5, -30));
      expect(board.getCase()).toBe(hingedSpans);
    }
    await expect
      .poll(() => board.svg.querySelector('[data-role="dimension"]')?.getAttribute('d'))
      .toBe(drawn);
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  drawnTest('dragging the tail of an arrow changes its value, an end or an ordinate the range', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
      board.point('pointerdown', from);
      board.point('pointermove', to);
      await board.frame();
      board.point('pointerup', to);
      await board.frame();
    };
    const handle = (part: string): { x: number; y: number } => {
      const mark = board.svg.querySelector(`[data-handle="${part}"]`) as SVGGraphicsElement;
      const { x, y, width, height } = mark.getBBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    await board.click(3, -30);
    const tail = handle('value');
    await drag(tail, { x: tail.x, y: tail.y - 20 });
    // Ten steps of 0.2 kN.
    expect(board.getCase().loads[0]).toMatchObject({ x: 3, c: [-12000, 0, -12000] });
    await board.click(1.2, -8);
    const middle = handle('q1');
    await drag(middle, { x: middle.x, y: middle.y - 20 });
    expect(board.getCase().loads[3]).toMatchObject({ y: [-1000, -3000, -1000] });
    await drag(handle('end'), board.at(8.02, -3));
    expect(board.getCase().loads[3]).toMatchObject({ x: [0, 8] });
  });

  drawnTest('a support over another one is not possible: it stays where it could be', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    board.point('pointerdown', board.at(6, 14));
    board.point('pointermove', board.at(7.5, 14));
    await board.frame();
    board.point('pointermove', board.at(8, 14));
    await board.frame();
    board.point('pointerup', board.at(8, 14));
    expect(board.getCase().supports[1]).toEqual({ className: 'simple', x: 7.5 });
  });

  drawnTest('read only nothing moves and no tool is offered', async () => {
    const board = await openBoard({ defaultValue: hingedSpans, readOnly: true });
    board.point('pointerdown', board.at(3, -30));
    board.point('pointermove', board.at(5.5, -30));
    await board.frame();
    board.point('pointerup', board.at(5.5, -30));
    board.list.focus();
    await board.press('{ArrowRight}{Delete}s{Enter}');
    expect(board.getCase()).toBe(hingedSpans);
    expect(page.getByRole('toolbar').elements()).toHaveLength(0);
    expect(board.name()).toBe('Transverse 10 kN downwards, load 1 of 5, at 3 m');
  });

  drawnTest('a controlled editor asks for the document once, when the drag is over', async () => {
    const asked: BeamCase[] = [];
    const board = await openBoard({ value: hingedSpans, onChange: (document) => asked.push(document) });
    board.point('pointerdown', board.at(3, -30));
    board.point('pointermove', board.at(3.5, -30));
    await board.frame();
    expect(asked).toHaveLength(0);
    board.point('pointerup', board.at(3.5, -30));
    expect(asked.map(({ loads }) => loads[0]?.x)).toEqual([3.5]);
    expect(board.getCase()).toBe(hingedSpans);
  });
});

describe('by finger', () => {
  const touch = { pointerType: 'touch' };

  test('a finger drags only selected objects', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    const swipe = async (): Promise<void> => {
      board.point('pointerdown', board.at(3, -30), touch);
      board.point('pointermove', board.at(3.6, -30), touch);
      await board.frame();
      board.point('pointermove', board.at(3.5, -30), touch);
      await board.frame();
      board.point('pointerup', board.at(3.5, -30), touch);
      await board.frame();
    };
    await swipe();
    expect(board.getCase()).toBe(hingedSpans);
    board.point('pointerdown', board.at(3, -30), touch);
    board.point('pointerup', board.at(3, -30), touch);
    await expect.poll(board.name).toContain('load 1 of 5');
    await swipe();
    expect(board.getCase().loads[0]?.x).toBe(3.5);
  });

  drawnTest(
    'a hinge under the end of a selected load is seen, and taken by a tap; the end is still dragged from there',
    async () => {
      await page.viewport(390, 844);
      const [load] = gerberGirder.loads;
      if (load?.className !== 'DistributedLoad') throw new Error('another example');
      const board = await openBoard({ defaultValue: { ...gerberGirder, loads: [{ ...load, x: [0, 20] }] } });
      const tap = async (x: number, below: number): Promise<void> => {
        board.point('pointerdown', board.at(x, below), touch);
        board.point('pointerup', board.at(x, below), touch);
        await board.frame();
      };
      await tap(10, -15);
      await expect.poll(board.name).toContain('Distributed');
      const end = board.svg.querySelector('[data-handle="end"]') as SVGRectElement;
      const hinge = board.list.querySelector('[data-object="support-2"]') as SVGRectElement;
      expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(hinge.getBoundingClientRect().top + 1);

      board.point('pointerdown', board.at(20), touch);
      board.point('pointermove', board.at(24), touch);
      board.point('pointerup', board.at(24), touch);
      await expect.poll(() => board.getCase().loads[0]).toMatchObject({ x: [0, 24] });
      board.ref.current?.undo();
      await expect.poll(() => board.getCase().loads[0]).toMatchObject({ x: [0, 20] });
      await tap(20, 0);
      await expect.poll(board.name).toContain('Hinge');
    },
  );

  drawnTest('a long press opens the menu of new objects at its place', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    board.point('pointerdown', board.at(10, 30), touch);
    await page
      .getByRole('group', { name: /Add at 10\sm/u })
      .getByRole('button', { name: 'Roller' })
      .click();
    expect(supportsOf(board.getCase())).toContainEqual(['simple', 10]);
  });

  drawnTest('two fingers magnify about what is between them, and the way back is a button', async () => {
    const board = await openBoard({ defaultValue: hingedSpans });
    const other = { ...touch, pointerId: 8 };
    const { y } = board.at(0);
    const middle = board.at(6).x;
    board.point('pointerdown', { x: middle - 50, y }, touch);
    board.point('pointerdown', { x: middle + 50, y }, other);
    board.point('pointermove', { x: middle - 100, y }, touch);
    board.point('pointermove', { x: middle + 100, y }, other);
    await board.frame();
    board.point('pointerup', { x: middle - 100, y }, touch);
    board.point('pointerup', { x: middle + 100, y }, other);
    await page.getByRole('button', { name: 'Fit the whole beam' }).click();
    await expect.element(page.getByRole('button', { name: 'Fit the whole beam' })).not.toBeInTheDocument();
    expect(board.getCase()).toBe(hingedSpans);
  });
});

drawnTest(
  'the drawing of twenty spans and a hundred loads has few nodes, and a drag writes to few of them',
  async () => {
    const supports = Array.from({ length: 21 }, (_, at) => ({
      className: at === 0 ? ('fixed' as const) : ('simple' as const),
      x: at * 5,
    }));
    const [load] = hingedSpans.loads;
    const loads = Array.from({ length: 100 }, (_, at) => ({ ...load, id: `aa${at}`, x: at + 0.5 }));
    const board = await openBoard({
      defaultValue: {
        ...hingedSpans,
        L: 100,
        supports,
        loads: loads as BeamCase['loads'],
        beamSections: hingedSpans.beamSections.map((part) => ({ ...part, x: 100 })),
      },
    });
    expect(board.svg.querySelectorAll('*').length).toBeLessThan(1000);
    board.point('pointerdown', board.at(50.5, -30));
    board.point('pointermove', board.at(52, -30));
    await board.frame();
    const written = new Set<Node>();
    const watch = new MutationObserver((records) => records.forEach(({ target }) => written.add(target)));
    watch.observe(board.svg, { attributes: true, childList: true, characterData: true, subtree: true });
    board.point('pointermove', board.at(53, -30));
    await board.frame();
    await board.frame();
    watch.disconnect();
    expect(written.size).toBeGreaterThan(0);
    expect(written.size).toBeLessThan(30);
    board.point('pointerup', board.at(53, -30));
  },
);
