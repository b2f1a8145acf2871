import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { triangle } from '../test/triangle.ts';
import { createTrussPreview } from './live/trussSolvers.ts';
import { startTrussThread } from './live/startTrussThread.ts';
import { TrussEditor } from './TrussEditor.tsx';
import type { TrussEditorHandle } from './props.ts';
import { createTrussExample } from './starters/trussExamples.ts';

async function open(document: TrussCase) {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={document} ref={ref} />
    </div>,
  );
  const svg = container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
  await expect.poll(() => svg.dataset['ready']).toBe('');
  await expect.poll(() => container.querySelector('[data-board] path[data-role="tension"]')).not.toBeNull();
  const board = svg.querySelector('[role="listbox"]') as SVGGElement;
  return { container, svg, board, getCase: () => ref.current?.getCase() as TrussCase };
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

async function drag(
  svg: SVGSVGElement,
  from: readonly [number, number],
  to: readonly [number, number],
  how: { readonly drop: boolean; readonly touch?: boolean } = { drop: true },
): Promise<void> {
  const box = svg.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({
    clientX: box.left + x,
    clientY: box.top + y,
    pointerId: 1,
    pointerType: how.touch === true ? 'touch' : 'mouse',
    bubbles: true,
    buttons: 1,
  });
  svg.dispatchEvent(new PointerEvent('pointerdown', at(from)));
  svg.dispatchEvent(new PointerEvent('pointermove', at([from[0] + 12, from[1] - 12])));
  await frame();
  svg.dispatchEvent(new PointerEvent('pointermove', at(to)));
  await frame();
  if (how.drop) svg.dispatchEvent(new PointerEvent('pointerup', at(to)));
  await frame();
}

/** Reads the drawn place of a joint from the path of all joints, because its number stands beside it. */
function jointAt(svg: SVGSVGElement, index: number): readonly [number, number] {
  const d = svg.querySelector('path[data-role="joint"]:not([data-state])')?.getAttribute('d') ?? '';
  const starts = [...d.matchAll(/M([\d.-]+) ([\d.-]+)/g)];
  return [Number(starts[index]?.[1]) + 3.5, Number(starts[index]?.[2])];
}

test('a dragged joint takes its forces along in the frame, and Esc puts it back to the byte', async () => {
  const { container, svg, board, getCase } = await open(createTrussExample('jib'));
  const before = JSON.stringify(getCase());
  const label = (): string =>
    [...container.querySelectorAll('[data-board] text[data-role="tension"]')]
      .map(({ textContent }) => textContent)
      .join();
  await expect.poll(label).toBe('33.333');
  const [x, y] = jointAt(svg, 2);
  await drag(svg, [x, y], [x, y + 60], { drop: false });
  await expect.poll(label).not.toBe('33.333');
  board.focus();
  await userEvent.keyboard('{Escape}');
  expect(JSON.stringify(getCase())).toBe(before);
  await expect.poll(label).toBe('33.333');
});

drawnTest('a joint dropped on another becomes one with it, told with a way back', async () => {
  const { container, svg, getCase } = await open(createTrussExample('pratt'));
  await drag(svg, jointAt(svg, 8), jointAt(svg, 9));
  expect(getCase().joints).toHaveLength(11);
  await expect.poll(() => container.textContent).toContain('was merged with the joint');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  expect(getCase().joints).toHaveLength(12);
});

drawnTest('a frame drawn round everything chooses it, and its cross-section is set at once', async () => {
  const { svg, getCase } = await open(createTrussExample('pratt'));
  await drag(svg, [45, 60], [svg.getBoundingClientRect().width - 30, 380]);
  await expect.element(page.getByText('Joints: 12, rods: 21')).toBeVisible();
  await page.getByLabelText('Cross-section').first().selectOptions('-1');
  expect(getCase().links.every(({ sectionIndex }) => sectionIndex === -1)).toBe(true);
});

drawnTest('by keys a joint is chosen, moved by a grid line, put at a typed place and removed', async () => {
  const { board, getCase } = await open(createTrussExample('pratt'));
  board.focus();
  await userEvent.keyboard('{Tab}');
  expect(board.getAttribute('aria-activedescendant')).toMatch(/joint:0$/);
  const { x } = getCase().joints[0] ?? { x: NaN };
  await userEvent.keyboard('{ArrowLeft}');
  expect(getCase().joints[0]?.x).toBeLessThan(x);
  await userEvent.keyboard('-1 0.5{Enter}');
  await expect.poll(() => getCase().joints[0]).toMatchObject({ x: -1, y: 0.5 });
  board.focus();
  await userEvent.keyboard('{Delete}');
  expect(getCase().joints).toHaveLength(11);
});

drawnTest('by finger a chosen joint is dragged, and one that is not chosen stays', async () => {
  const { svg, board, getCase } = await open(createTrussExample('jib'));
  const before = JSON.stringify(getCase());
  const at = jointAt(svg, 2);
  await drag(svg, at, [at[0] + 50, at[1]], { drop: true, touch: true });
  expect(JSON.stringify(getCase())).toBe(before);
  board.focus();
  await userEvent.keyboard('{Tab}');
  while (!board.getAttribute('aria-activedescendant')?.endsWith('joint:2')) await userEvent.keyboard('{Tab}');
  await drag(svg, at, [at[0] + 50, at[1]], { drop: true, touch: true });
  expect(getCase().joints[2]?.x).toBeGreaterThan(4);
});

drawnTest('a thread that is told what changed solves as the page does', async () => {
  const moved: TrussCase = {
    ...triangle,
    joints: triangle.joints.map((joint, index) => (index === 2 ? { ...joint, y: 4 } : joint)),
  };
  const { solve } = createTrussPreview();
  const answers: (TrussAnswer | 'broken')[] = [];
  const thread = startTrussThread({
    onAnswer: ({ answer }) => answers.push(answer),
    onFailure: () => answers.push('broken'),
  });
  thread?.solve(triangle, true);
  await expect.poll(() => answers).toEqual([solve(triangle, true)]);
  thread?.solve(moved, false);
  await expect.poll(() => answers.at(1)).toEqual(solve(moved, false));
  thread?.end();
});
