import { createRef } from 'react';
import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';
import { startBeamThread } from './startBeamThread.ts';

const { proppedCantilever, twoSpans } = beamExamples;

const moment = (): string => {
  const captions = [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
  return (captions.find((text) => text.startsWith('Bending moment')) ?? '').replace(/\s/gu, ' ');
};

async function typeLoad(text: string): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: 'Load 1, value' }), text);
  await userEvent.keyboard('{Enter}');
}

afterEach(() => vi.unstubAllGlobals());

test('the worker solves as the page does', async () => {
  const answer = await new Promise((resolve, reject) => {
    const thread = startBeamThread({
      onAnswer: (timed) => {
        thread?.end();
        resolve(timed.answer);
      },
      onFailure: () => reject(new Error('no thread')),
    });
    thread?.solve(twoSpans, false);
  });
  expect(answer).toEqual(solveBeam(twoSpans, { include: [], mohr: [] }));
});

drawnTest(
  'diagrams follow each edit without a request, and are no recorded result until solved',
  async () => {
    const ask = vi.fn((document: BeamCase) => Promise.resolve(solveBeam(document)));
    const onSolve = vi.fn();
    await render(<BeamEditor defaultValue={proppedCantilever} host={{ solve: ask }} onSolve={onSolve} />);
    // 5·P·L/32 = 5·20·4/32 and, after the edit, 5·32·4/32.
    await expect.poll(moment).toContain('12.500 kN·m at 2 m');
    await typeLoad('32');
    await expect.poll(moment).toContain('20.000 kN·m at 2 m');
    expect(ask).not.toHaveBeenCalled();
    expect(onSolve).not.toHaveBeenCalled();
    await expect.element(page.getByText(/^Preview/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect.poll(() => onSolve.mock.calls.length).toBe(1);
    await expect.element(page.getByText(/^Preview/).first()).not.toBeInTheDocument();
    expect(moment()).toContain('20.000 kN·m at 2 m');
  },
);

drawnTest('a beam that gives no result keeps the last good one on the screen', async () => {
  const ref = createRef<BeamEditorHandle>();
  await render(<BeamEditor defaultValue={proppedCantilever} ref={ref} />);
  await expect.poll(moment).toContain('12.500 kN·m at 2 m');
  await page.getByRole('tab', { name: /Supports/ }).click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Support A, kind' }), 'Roller');
  await expect.element(page.getByText(/Earlier beam/)).toBeVisible();
  expect(moment()).toContain('12.500 kN·m at 2 m');
  ref.current?.undo();
  await expect.element(page.getByText(/Earlier beam/)).not.toBeInTheDocument();
});

const WITHOUT = [
  ['no page may start one', () => undefined],
  [
    'a policy forbids it',
    () =>
      class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
  ],
  [
    'its file is not where it should be',
    () =>
      class extends EventTarget {
        onerror: ((event: Event) => void) | null = null;
        constructor() {
          super();
          setTimeout(() => this.onerror?.(new Event('error')));
        }
        postMessage(): void {}
        terminate(): void {}
      },
  ],
] as const;

test.each(drawTasks(WITHOUT, 1))('without a worker, as %s, the page follows too', async (_, create) => {
  vi.stubGlobal('Worker', create());
  await render(<BeamEditor defaultValue={proppedCantilever} />);
  await expect.poll(moment).toContain('12.500 kN·m at 2 m');
  await typeLoad('32');
  await expect.poll(moment).toContain('20.000 kN·m at 2 m');
});

drawnTest('another document by the handle shows nothing of the one before', async () => {
  const ref = createRef<BeamEditorHandle>();
  await render(<BeamEditor defaultValue={proppedCantilever} ref={ref} />);
  await expect.poll(moment).toContain('12.500');
  ref.current?.setCase({ ...proppedCantilever, loads: [] });
  await expect.poll(() => page.getByRole('figure').elements().length).toBe(0);
});

drawnTest('a kept result that the page itself does not find is not believed', async () => {
  const answer = solveBeam(proppedCantilever, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  const scaled = answer.sets.map((set) => {
    const { M } = set;
    const twice = <Point extends { readonly value: number }>(point: Point): Point => ({
      ...point,
      value: 2 * point.value,
    });
    const segments = M.segments.map((segment) => ({ ...segment, c: segment.c.map((c) => 2 * c) }));
    return { ...set, M: { ...M, segments, min: twice(M.min), max: twice(M.max) } };
  });
  await render(<BeamEditor defaultValue={proppedCantilever} defaultSolution={{ ...answer, sets: scaled }} />);
  // 5·P·L/32 = 5·20·4/32, not twice that.
  await expect.poll(moment).toContain('12.500 kN·m at 2 m');
  await expect.element(page.getByText(/^Preview/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Solve' })).toBeEnabled();
});
