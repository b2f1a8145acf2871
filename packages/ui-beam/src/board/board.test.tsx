import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle, BeamEditorProps } from '../props.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

/** Mounts an editor and gives what a test does with its board. */
async function open(props: BeamEditorProps = {}) {
  const ref = createRef<BeamEditorHandle>();
  const screen = await render(<BeamEditor {...props} ref={ref} />);
  const svg = screen.container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
  const list = svg.querySelector<SVGGElement>('[role="listbox"]') as SVGGElement;
  // The board has its tools, and has measured its room.
  await expect.poll(() => svg.dataset['ready']).toBe('');
  await expect.poll(() => svg.clientWidth).toBe(svg.parentElement?.clientWidth);
  const getCase = (): BeamCase => ref.current?.getCase() as BeamCase;
  const beam = (): { x0: number; x1: number; y: number } => {
    const [, x0, y, x1] = /^M(\S+) (\S+)H(\S+)$/.exec(
      svg.querySelector('[data-role="beam"]')?.getAttribute('d') ?? '',
    ) as unknown as [string, string, string, string];
    return { x0: Number(x0), x1: Number(x1), y: Number(y) };
  };
  /** Pixels of the board at a place along the beam and a distance below its axis. */
  const at = (x: number, below = 0): { x: number; y: number } => {
    const { x0, x1, y } = beam();
    return { x: x0 + ((x1 - x0) * x) / getCase().L, y: y + below };
  };
  const click = (x: number, below = 0): Promise<void> =>
    userEvent.click(page.elementLocator(svg), { position: at(x, below) });
  /** What the browser tells of a pointer, made by hand: the middle of a gesture can be looked at. */
  const point = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    place: { x: number; y: number },
    rest: PointerEventInit = {},
  ): void => {
    const box = svg.getBoundingClientRect();
    svg.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 7,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        clientX: box.left + place.x,
        clientY: box.top + place.y,
        ...rest,
      }),
    );
  };
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
  const name = (): string | null => {
    const id = list.getAttribute('aria-activedescendant');
    return id === null ? null : plain(document.getElementById(id)?.getAttribute('aria-label'));
  };
  const said = (): string => plain(screen.container.querySelector('[data-board-said]')?.textContent);
  const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
  return { screen, svg, list, ref, getCase, at, click, point, frame, name, said, press };
}

function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s/gu, ' ').trim();
}

/** The sentence of the diagram of bending moment. */
function readMoment(): string {
  const figure = page.getByRole('figure', { name: /Bending moment/ });
  return plain(figure.elements()[0]?.querySelector('figcaption')?.textContent);
}

const supportsOf = ({ supports }: BeamCase) => supports.map(({ className, x }) => [className, x]);

/** A pin at 0, rollers at 2 and 5 m and a hinge at 3 m under 5 kN/m. */
async function expectGerber({ getCase }: { readonly getCase: () => BeamCase }): Promise<void> {
  expect(supportsOf(getCase())).toEqual([
    ['fixed', 0],
    ['simple', 2],
    ['hinge', 3],
    ['simple', 5],
  ]);
  expect(getCase().loads).toMatchObject([{ className: 'DistributedLoad', x: [0, 5] }]);
  // Beyond the hinge q·2²/8 = 2.5 at 4 m; over the support at 2 m -(5·1 + 5·1²/2) = -7.5.
  await expect.poll(readMoment).toContain('minimum −7.500 kN·m at 2 m');
  await expect.poll(readMoment).toContain('2.500 kN·m at 4 m');
}

describe('a two-span beam with a hinge is drawn from nothing', () => {
  test('by mouse', async () => {
    const board = await open();
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await board.click(0);
    await board.click(5);
    await board.click(2.02);
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await page.getByRole('radio', { name: 'Hinge' }).click();
    await board.click(2.99);
    await page.getByRole('button', { name: 'Distributed', exact: true }).click();
    await userEvent.dragAndDrop(page.elementLocator(board.svg), page.elementLocator(board.svg), {
      sourcePosition: board.at(0, -20),
      targetPosition: board.at(5, -20),
    });
    await page.getByRole('button', { name: 'Solve' }).click();
    await expectGerber(board);
  });

  test('by keys alone', async () => {
    const board = await open();
    board.list.focus();
    await board.press('s{Enter}s{Enter}s2{Enter}');
    // Once more goes over to the clamp, and to the hinge.
    await board.press('sss3 m{Enter}');
    await board.press('d1{Enter}');
    expect(board.name()).toBe('Distributed −5 kN/m, load 1 of 1, from 0 m to 2 m');
    await board.press('{F2}');
    await expect.element(page.getByRole('combobox', { name: 'Kind', exact: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'End', exact: true })).toHaveFocus();
    await board.press('5{Enter}');
    await board.press('{Control>}{Enter}{/Control}');
    await expectGerber(board);
  });

  test('by finger', async () => {
    const board = await open();
    const tap = async (x: number): Promise<void> => {
      board.point('pointerdown', board.at(x), { pointerType: 'touch' });
      board.point('pointerup', board.at(x), { pointerType: 'touch' });
      await board.frame();
    };
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await tap(0);
    await tap(5);
    await tap(2);
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await page.getByRole('radio', { name: 'Hinge' }).click();
    await tap(3);
    await page.getByRole('button', { name: 'Distributed', exact: true }).click();
    board.point('pointerdown', board.at(0), { pointerType: 'touch' });
    board.point('pointermove', board.at(5), { pointerType: 'touch' });
    board.point('pointerup', board.at(5), { pointerType: 'touch' });
    await page.getByRole('button', { name: 'Solve' }).click();
    await expectGerber(board);
  });
});

describe('dragging', () => {
  test('draws a draft that follows the pointer and snaps, and lets go as one step back', async () => {
    const board = await open({ defaultValue: hingedSpans });
    const before = JSON.stringify(board.getCase());
    board.point('pointerdown', board.at(6, 14));
    board.point('pointermove', board.at(6.7, 14));
    await board.frame();
    board.point('pointermove', board.at(7.04, 14));
    await board.frame();
    // Nothing is edited yet, but everything shows it: the dimension, the guide and the coordinate.
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

  test('Esc puts everything back to the byte, and a pointer taken away too', async () => {
    const board = await open({ defaultValue: hingedSpans });
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

  test('of the tail of an arrow changes its value, of an end or an ordinate the range', async () => {
    const board = await open({ defaultValue: hingedSpans });
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

  test('a support over another one is not possible: it stays where it could be', async () => {
    const board = await open({ defaultValue: hingedSpans });
    board.point('pointerdown', board.at(6, 14));
    board.point('pointermove', board.at(7.5, 14));
    await board.frame();
    board.point('pointermove', board.at(8, 14));
    await board.frame();
    board.point('pointerup', board.at(8, 14));
    expect(board.getCase().supports[1]).toEqual({ className: 'simple', x: 7.5 });
  });

  test('read only nothing moves and no tool is offered', async () => {
    const board = await open({ defaultValue: hingedSpans, readOnly: true });
    board.point('pointerdown', board.at(3, -30));
    board.point('pointermove', board.at(5.5, -30));
    await board.frame();
    board.point('pointerup', board.at(5.5, -30));
    board.list.focus();
    await board.press('{ArrowRight}{Delete}s{Enter}');
    expect(board.getCase()).toBe(hingedSpans);
    expect(page.getByRole('toolbar').elements()).toHaveLength(0);
    expect(board.name()).toBe('Transverse −10 kN, load 1 of 5, at 3 m');
  });

  test('a controlled editor asks for the document once, when the drag is over', async () => {
    const asked: BeamCase[] = [];
    const board = await open({ value: hingedSpans, onChange: (document) => asked.push(document) });
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

  test('only what is selected is dragged', async () => {
    const board = await open({ defaultValue: hingedSpans });
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

  test('a long press opens the menu of new objects at its place', async () => {
    const board = await open({ defaultValue: hingedSpans });
    board.point('pointerdown', board.at(10, 30), touch);
    await page
      .getByRole('group', { name: /Add at 10\sm/u })
      .getByRole('button', { name: 'Roller' })
      .click();
    expect(supportsOf(board.getCase())).toContainEqual(['simple', 10]);
  });

  test('two fingers magnify about what is between them, and the way back is a button', async () => {
    const board = await open({ defaultValue: hingedSpans });
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

describe('by keys', () => {
  test('Tab goes from left to right and out, each object with its name', async () => {
    const board = await open({ defaultValue: { ...hingedSpans, loads: hingedSpans.loads.slice(0, 1) } });
    board.list.focus();
    const names: (string | null)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      names.push(board.name());
    }
    expect(names).toEqual([
      'Pin A, support 1 of 4, at 0 m',
      'Transverse −10 kN, load 1 of 1, at 3 m',
      'Roller B, support 2 of 4, at 6 m',
      'Hinge 1, support 3 of 4, at 8 m',
      'Roller C, support 4 of 4, at 12 m',
    ]);
    await board.press('{Escape}');
    await userEvent.tab();
    expect(board.list.contains(document.activeElement)).toBe(false);
  });

  test('arrows, Home, End and a typed coordinate move what is selected, and it is said', async () => {
    const board = await open({ defaultValue: hingedSpans });
    const place = (): unknown => board.getCase().loads[0]?.x;
    await board.click(3, -30);
    await board.press('{ArrowRight}');
    expect(place()).toBe(4);
    await expect.poll(board.said).toBe('Moved to 4 m.');
    await board.press('{Shift>}{ArrowRight}{/Shift}');
    expect(place()).toBe(12);
    await board.press('{Home}');
    expect(place()).toBe(0);
    await board.press('{End}{ArrowLeft}');
    expect(place()).toBe(11);
    await board.press('3.2 m{Enter}');
    expect(place()).toBe(3.2);
    await board.press('99{Enter}');
    expect(place()).toBe(3.2);
    await expect.poll(board.said).toBe('“99” is no place on the beam.');
    await board.press('{ArrowUp}');
    expect(board.getCase().loads[0]).toMatchObject({ c: [-11000, 0, -11000] });
    for (let step = 0; step < 7; step += 1) await board.press('{Control>}z{/Control}');
    expect(board.getCase()).toBe(hingedSpans);
  });

  test('Enter places one object and lays the tool down; the next Enter opens its editor', async () => {
    const board = await open({ defaultValue: hingedSpans });
    board.list.focus();
    await board.press('q5{Enter}');
    expect(board.getCase().loads).toHaveLength(6);
    await expect.poll(board.name).toContain('load 6 of 6, at 5 m');
    await expect
      .element(page.getByRole('button', { name: 'Select', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await board.press('{Enter}');
    expect(board.getCase().loads).toHaveLength(6);
    await expect.element(page.getByRole('combobox', { name: 'Kind', exact: true })).toHaveFocus();
  });

  test('G and a digit, and T, go to the diagrams from a selected object too', async () => {
    const board = await open({ defaultValue: hingedSpans });
    await expect.poll(readMoment).not.toBe('');
    const isOn = (row: string): boolean => document.activeElement?.closest(`[data-diagram="${row}"]`) != null;
    await board.click(3, -30);
    await board.press('g3');
    await expect.poll(() => isOn('M')).toBe(true);
    await board.click(3, -30);
    await board.press('3t');
    await expect.poll(() => isOn('M')).toBe(true);
    expect(board.getCase()).toBe(hingedSpans);
  });

  test('Ctrl D copies and selects the copy, Del asks and removes it', async () => {
    const board = await open({ defaultValue: hingedSpans });
    await board.click(3, -30);
    await board.press('{Control>}d{/Control}');
    expect(board.getCase().loads).toHaveLength(6);
    await expect.poll(board.name).toContain('load 6 of 6, at 4 m');
    await board.press('{Delete}');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(() => board.getCase().loads.length).toBe(5);
    expect(JSON.stringify(board.getCase())).toBe(JSON.stringify(hingedSpans));
  });

  test('on a Russian layout the keys of the tools are where they are', async () => {
    const board = await open({ defaultValue: hingedSpans });
    board.list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ы', code: 'KeyS', bubbles: true }));
    await expect
      .element(page.getByRole('button', { name: 'Support', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('letters typed into a field are text', async () => {
    await open({ defaultValue: hingedSpans });
    await userEvent.fill(page.getByRole('textbox', { name: 'Title of the beam' }), '');
    await userEvent.keyboard('qrs');
    await expect
      .element(page.getByRole('button', { name: 'Select', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
  });
});

test('a dimension is typed over: what is right of it moves, with Alt only the next support', async () => {
  const board = await open({ defaultValue: hingedSpans });
  await board.click(7, 52);
  const length = page.getByRole('textbox', { name: 'Length', exact: true }).first();
  await expect.element(length).toHaveFocus();
  await board.press('3{Enter}');
  expect(board.getCase().L).toBe(13);
  expect(board.getCase().supports.map(({ x }) => x)).toEqual([0, 6, 9, 13]);
  await expect.element(length).toHaveFocus();
  await userEvent.fill(length, '2');
  await board.press('{Alt>}{Enter}{/Alt}');
  expect(board.getCase().L).toBe(13);
  expect(board.getCase().supports.map(({ x }) => x)).toEqual([0, 6, 8, 13]);
});

test('Ctrl and the wheel magnify where the pointer is, and F shows the whole beam again', async () => {
  const board = await open({ defaultValue: hingedSpans });
  const beam = (): string | null | undefined =>
    board.svg.querySelector('[data-role="beam"]')?.getAttribute('d');
  const whole = beam();
  const box = board.svg.getBoundingClientRect();
  board.svg.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      ctrlKey: true,
      deltaY: -300,
      clientX: box.left + board.at(6).x,
      clientY: box.top + 100,
    }),
  );
  await expect.poll(beam).not.toBe(whole);
  // What was under the pointer still is.
  const [, x0, , x1] = /^M(\S+) (\S+)H(\S+)$/.exec(beam() ?? '') as unknown as [
    string,
    string,
    string,
    string,
  ];
  const middle = (Number(x0) + Number(x1)) / 2;
  const [, w0, , w1] = /^M(\S+) (\S+)H(\S+)$/.exec(whole ?? '') as unknown as [
    string,
    string,
    string,
    string,
  ];
  expect(Math.abs(middle - (Number(w0) + Number(w1)) / 2)).toBeLessThan(0.1);
  board.list.focus();
  await board.press('f');
  await expect.poll(beam).toBe(whole);
});

test('the drawing of twenty spans and a hundred loads has few nodes, and a drag writes to few of them', async () => {
  const supports = Array.from({ length: 21 }, (_, at) => ({
    className: at === 0 ? ('fixed' as const) : ('simple' as const),
    x: at * 5,
  }));
  const [load] = hingedSpans.loads;
  const loads = Array.from({ length: 100 }, (_, at) => ({ ...load, id: `aa${at}`, x: at + 0.5 }));
  const board = await open({
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
});
