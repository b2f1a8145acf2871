import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBoard } from '../../test/openBoard.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

test('Ctrl and the wheel magnify where the pointer is, and F shows the whole beam again', async () => {
  const board = await openBoard({ defaultValue: hingedSpans });
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
  // The place under the pointer has not moved.
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
