import { Profiler, createRef } from 'react';
import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

const { hingedSpans, proppedCantilever } = beamExamples;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(414, 896));

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/gu, ' ');
const listRows = (container: Element): (string | undefined)[] =>
  [...container.querySelectorAll<HTMLElement>('[data-diagram]')].map(({ dataset }) => dataset['diagram']);
const readBubbles = (container: Element): string[] =>
  [...container.querySelectorAll('[data-diagram] svg:not([data-idle]) > rect + text')].map(
    ({ textContent }) => plain(textContent),
  );
const findTrack = (container: Element, id: string): HTMLElement =>
  container.querySelector(`[data-diagram="${id}"] [role="slider"]`) as HTMLElement;

async function renderEditor(document: BeamCase = hingedSpans) {
  const ref = createRef<BeamEditorHandle>();
  const { container } = await render(<BeamEditor defaultValue={document} ref={ref} />);
  await expect.poll(() => listRows(container)).toContain('M');
  await expect.poll(() => findTrack(container, 'M')).not.toBeNull();
  return { container, ref };
}

describe('the diagrams that stand open', () => {
  test('are Q, M and the deflection; the others are one click away, and go again', async () => {
    const { container } = await renderEditor();
    expect(listRows(container)).toEqual(['Q', 'M', 'deflection']);
    await page.getByRole('button', { name: 'Axial force' }).click();
    await page.getByRole('button', { name: 'Slope' }).click();
    expect(listRows(container)).toEqual(['N', 'Q', 'M', 'slope', 'deflection']);
    await page.getByRole('button', { name: 'Axial force' }).click();
    expect(listRows(container)).toEqual(['Q', 'M', 'slope', 'deflection']);
  });

  drawnTest(
    'are reached by G and a digit, opened where they were closed, on a Russian layout too',
    async () => {
      const { container } = await renderEditor();
      (container.querySelector('[data-beam-editor]') as HTMLElement).focus();
      await userEvent.keyboard('g4');
      await expect.poll(() => document.activeElement === findTrack(container, 'slope')).toBe(true);
      await userEvent.keyboard('g3');
      await expect.poll(() => document.activeElement === findTrack(container, 'M')).toBe(true);
      const press = (key: string, code: string): void => {
        const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      };
      press('п', 'KeyG');
      press('1', 'Digit1');
      await expect.poll(() => document.activeElement === findTrack(container, 'N')).toBe(true);
    },
  );

  drawnTest('are read by T and the keys, from one printed point to the next', async () => {
    const { container } = await renderEditor();
    (container.querySelector('[data-beam-editor]') as HTMLElement).focus();
    await userEvent.keyboard('t');
    await expect.poll(() => document.activeElement === findTrack(container, 'M')).toBe(true);
    await userEvent.keyboard('{PageUp}');
    // M(3) by hand, as in the solver's test.
    await expect
      .poll(() => plain(findTrack(container, 'M').getAttribute('aria-valuetext')))
      .toBe('3 m: 31.076 kN·m');
  });

  test('letters typed into a field stay there', async () => {
    const { container } = await renderEditor();
    await page.getByRole('textbox', { name: 'Title of the beam' }).fill('gt4');
    expect(listRows(container)).toEqual(['Q', 'M', 'deflection']);
  });
});

describe('one cursor', () => {
  drawnTest('reads the board and every diagram at one place, on both sides of a jump', async () => {
    const { container } = await renderEditor(proppedCantilever);
    findTrack(container, 'Q').focus();
    await userEvent.keyboard('{Home}{PageUp}');
    // P = 20 kN at 2 m of 4 m: Q jumps from 11P/16 to -5P/16, M is 5PL/32.
    await expect.poll(() => readBubbles(container)).toHaveLength(3);
    const [shear, moment] = readBubbles(container);
    expect(shear).toBe('13.750 | −6.250 kN · 2 m');
    expect(moment).toBe('12.500 kN·m · 2 m');
    const board = container.querySelector('svg[aria-hidden="true"] > path[d$="V256"], svg > path[d^="M"]');
    expect(board).not.toBeNull();
  });

  drawnTest('follows a mouse over the board, and goes when it leaves', async () => {
    const { container } = await renderEditor(proppedCantilever);
    const board = container.querySelector('svg[aria-roledescription]') as SVGElement;
    const { left, top, width } = board.getBoundingClientRect();
    const at = (name: string, clientX: number): void => {
      const where = { clientX, clientY: top + 30, pointerType: 'mouse', bubbles: true };
      board.dispatchEvent(new PointerEvent(name, where));
    };
    at('pointermove', left + width / 2);
    await expect.poll(() => readBubbles(container)).toHaveLength(3);
    board.parentElement?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await expect.poll(() => readBubbles(container)).toHaveLength(0);
  });
});

describe('case sets', () => {
  const [load] = proppedCantilever.loads;
  const sets = {
    ...proppedCantilever,
    caseSets: [
      { title: 'Dead', color: '#0072b2', combined: false, angle: 0, description: '' },
      { title: 'Live', color: '#d55e00', combined: false, angle: 0, description: '' },
    ],
    loads: [
      { ...load, id: 'aa11-bb11', sets: 1 },
      { ...load, id: 'aa11-bb12', sets: 2, c: [-40_000, 0, -40_000] },
    ],
  } as unknown as BeamCase;

  drawnTest('case sets are chosen by number and drawn over each other, distinguished by stroke', async () => {
    const { container } = await renderEditor(sets);
    const captions = (): string =>
      [...container.querySelectorAll('figcaption')].map(({ textContent }) => plain(textContent)).join(' ');
    (container.querySelector('[data-beam-editor]') as HTMLElement).focus();
    await userEvent.keyboard('2');
    await expect.element(page.getByRole('radio', { name: 'Live' })).toBeChecked();
    await expect.poll(captions).toContain('25.000 kN·m at 2 m');
    // The first load is only in the first set.
    const listFaint = (): (string | null)[] =>
      [...container.querySelectorAll('[data-board] text[data-state="outside"]')].map(
        ({ textContent }) => textContent,
      );
    const outside = page.getByRole('option', { name: /load 1 of 2, .*, not in the case set shown$/ });
    await expect.poll(() => listFaint().length).toBe(1);
    expect(plain(listFaint()[0])).toContain('20 kN');
    await expect.element(outside).toBeInTheDocument();
    await userEvent.keyboard('0');
    await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect.poll(captions).toContain('Bending moment, Dead: maximum 12.500 kN·m at 2 m');
    expect(listFaint()).toHaveLength(0);
    await expect.element(outside).not.toBeInTheDocument();
    expect(captions()).toContain('Bending moment, Live: maximum 25.000 kN·m at 2 m');
    const lines = [...container.querySelectorAll('[data-diagram="M"] path[data-line]')];
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
    const printed = [...container.querySelectorAll('[data-diagram="M"] text[data-kind]')];
    expect(printed.map(({ textContent }) => textContent)).toContain('2: +25.000');
    // The second set has twice the load of the first, and so governs; its fixed end takes 11P/16 of 40 kN.
    expect(plain(container.querySelector('[data-greatest]')?.textContent)).toContain('case set 2');
    const reactions = page.getByRole('table', { name: 'Reactions of the supports on the beam' }).element();
    const rows = [...reactions.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => plain(textContent)),
    );
    expect(rows).toHaveLength(4);
    expect(rows.map(([, set]) => set)).toEqual(['1', '1', '2', '2']);
    expect(rows.map((row) => row[4])).toEqual(['13.750', '6.250', '27.500', '12.500']);
  });
});

drawnTest('on a phone a flick brings the next diagram, a slow finger does not', async () => {
  await page.viewport(390, 844);
  const { container } = await renderEditor();
  expect(listRows(container)).toEqual(['M']);
  // Each event has its time, ms, so that neither a wait nor a busy machine makes a finger slow.
  const finger = (name: string, clientX: number, timeStamp: number): void => {
    const { top } = findTrack(container, listRows(container)[0] ?? '').getBoundingClientRect();
    const touch = { pointerId: 5, pointerType: 'touch', isPrimary: true, bubbles: true };
    const event = new PointerEvent(name, { ...touch, clientX, clientY: top + 40 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    findTrack(container, listRows(container)[0] ?? '').dispatchEvent(event);
  };
  finger('pointerdown', 250, 1000);
  finger('pointermove', 200, 1050);
  finger('pointerup', 120, 1100);
  await expect.poll(() => listRows(container)).toEqual(['slope']);
  finger('pointerdown', 120, 2000);
  finger('pointermove', 200, 2400);
  await expect.poll(() => readBubbles(container)).toHaveLength(1);
  // The bubble is above the thumb.
  const bubble = container.querySelector('[data-diagram] svg > rect');
  expect(Number(bubble?.getAttribute('y'))).toBeLessThan(0);
  finger('pointerup', 250, 2450);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(listRows(container)).toEqual(['slope']);
});

drawnTest('while a load is dragged the diagrams follow it without any render', async () => {
  const renders: string[] = [];
  const ref = createRef<BeamEditorHandle>();
  const { container } = await render(
    <Profiler id="editor" onRender={(id) => void renders.push(id)}>
      <BeamEditor defaultValue={proppedCantilever} ref={ref} />
    </Profiler>,
  );
  await expect.poll(() => listRows(container)).toContain('M');
  const board = container.querySelector('svg[aria-roledescription]') as SVGElement;
  const arrow = container.querySelector('svg path[data-role="load"]') as SVGElement;
  const grip = arrow.getBoundingClientRect();
  const at = { x: grip.left + grip.width / 2, y: grip.top + grip.height / 2 };
  const pointer = (name: string, dx: number): void => {
    const where = { clientX: at.x + dx, clientY: at.y, pointerId: 1, isPrimary: true };
    const buttons = name === 'pointerup' ? 0 : 1;
    board.dispatchEvent(new PointerEvent(name, { ...where, buttons, pointerType: 'mouse', bubbles: true }));
  };
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const readCurve = (): string =>
    [...container.querySelectorAll('[data-diagram="M"] path[data-role="curve"]')]
      .map((curve) => curve.getAttribute('d'))
      .join(' ');
  await page.getByRole('button', { name: 'Solve' }).click();
  const readBadge = (): string | undefined =>
    container.querySelector<HTMLElement>('[data-standing="recorded"], [data-standing="preview"]')?.dataset[
      'standing'
    ];
  await expect.poll(readBadge).toBe('recorded');
  const readTexts = (): string =>
    [...container.querySelectorAll('[data-live-text]')].map(({ textContent }) => textContent).join(' ');
  const solved = readTexts();
  // The first moves select the load and may render; the page's own solver is loaded meanwhile.
  pointer('pointerdown', 0);
  for (const dx of [6, 12, 18]) {
    pointer('pointermove', dx);
    await frame();
  }
  let turn = 30;
  await expect
    .poll(async () => {
      const before = readCurve();
      pointer('pointermove', (turn = turn === 30 ? 90 : 30));
      await frame();
      await frame();
      return readCurve() === before;
    })
    .toBe(false);
  renders.length = 0;
  // The pointer never rests: however busy the machine is, updates that wait for that do not happen.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const dx of [60, 100, 140, 100]) {
    const before = readCurve();
    pointer('pointermove', dx);
    for (let waited = 0; waited < 200 && readCurve() === before; waited += 1) await frame();
    expect(readCurve()).not.toBe(before);
  }
  expect(readBadge()).toBe('preview');
  expect(container.querySelector('[data-diagram="M"] [data-preview]')).not.toBeNull();
  expect(readTexts()).not.toBe(solved);
  expect(container.textContent).not.toContain('The results are up to date.');
  expect(renders).toEqual([]);
  vi.useRealTimers();
  expect(ref.current?.getCase()).toBe(proppedCantilever);
  pointer('pointerup', 160);
  await expect.poll(() => ref.current?.getCase()).not.toBe(proppedCantilever);
  const answer = solveBeam(ref.current?.getCase());
  const greatest = answer.level === 'error' ? NaN : (answer.sets[0]?.M.max.value ?? NaN);
  const captions = (): string =>
    [...container.querySelectorAll('figcaption')].map(({ textContent }) => plain(textContent)).join(' ');
  await expect.poll(captions).toContain(`${(greatest / 1000).toFixed(3)} kN·m`);
});
