import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { TrussEditor } from './TrussEditor.tsx';
import type { TrussEditorHandle } from './props.ts';

/** Shows an editor 1200 px wide and returns what it reports. */
async function open(defaultValue?: TrussCase) {
  const ref = createRef<TrussEditorHandle>();
  const solved: SolvedTruss[] = [];
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor
        {...(defaultValue === undefined ? {} : { defaultValue })}
        ref={ref}
        onSolve={(answer) => solved.push(answer)}
      />
    </div>,
  );
  const svg = container.querySelector<SVGSVGElement>('[data-board]');
  if (svg === null) throw new Error('there is no board');
  await expect.poll(() => svg.dataset['ready']).toBe('');
  const editor = (): TrussEditorHandle => ref.current as TrussEditorHandle;
  return { box: container, editor, svg, solved };
}

/** Presses and releases the mouse at a point of the board, px. */
async function press(svg: SVGSVGElement, x: number, y: number): Promise<void> {
  const box = svg.getBoundingClientRect();
  const at = {
    clientX: box.left + x,
    clientY: box.top + y,
    pointerId: 1,
    pointerType: 'mouse',
    bubbles: true,
  };
  svg.dispatchEvent(new PointerEvent('pointermove', at));
  svg.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
  svg.dispatchEvent(new PointerEvent('pointerup', at));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function key(name: string): Promise<void> {
  await userEvent.keyboard(name);
}

test('a triangle drawn by mouse is held, loaded, solved and read, then undone to the byte', async () => {
  const { box, editor, svg, solved } = await open();
  const empty = JSON.stringify(editor().getCase());
  svg.querySelector<SVGGElement>('[role="listbox"]')?.focus();
  await key('l');
  // Three rods in a chain that returns to its start.
  await press(svg, 300, 200);
  await press(svg, 700, 200);
  await press(svg, 500, 60);
  await press(svg, 300, 200);
  await key('{Escape}a');
  await press(svg, 300, 200);
  await press(svg, 700, 200);
  await press(svg, 700, 200);
  await key('p');
  await press(svg, 500, 60);
  await key('{Escape}');
  const drawn = editor().getCase();
  expect(drawn.joints.map(({ anchor }) => anchor)).toEqual([3, 2, 0]);
  expect(drawn.links.map(({ i, j }) => [i, j])).toEqual([
    [0, 1],
    [1, 2],
    [2, 0],
  ]);
  expect(drawn.joints[2]?.loads[0]?.c).toEqual([-10000, 0, -10000]);
  await vi.waitUntil(() => box.querySelector('#truss-result-sampler-n') !== null);
  await key('{Control>}{Enter}{/Control}');
  await vi.waitUntil(() => solved.length > 0);
  // Moments about the left support: the reaction of the right one is proportional to the distance of the load.
  const [a, b, c] = drawn.joints.map(({ x }) => x) as [number, number, number];
  const right = solved[0]?.sets[0]?.R.find(({ joint }) => joint === 1)?.y ?? 0;
  expect(Math.abs(right / (10000 * ((c - a) / (b - a))) - 1)).toBeLessThan(1e-9);
  await expect.element(page.getByText('Solution', { exact: true })).toBeVisible();
  for (let step = 0; step < 12; step += 1) editor().undo();
  expect(JSON.stringify(editor().getCase())).toBe(empty);
});

test('a tetrahedron drawn by keys alone is solved, and where its apex hides a foot the key I shows them apart', async () => {
  const { editor, svg, solved } = await open();
  const board = svg.querySelector<SVGGElement>('[role="listbox"]');
  board?.focus();
  await key('l');
  const type = async (text: string): Promise<void> => {
    await userEvent.keyboard(`${text.replaceAll('{', '{{')}{Enter}`);
  };
  await type('0 0 0');
  await type('3 0 0');
  await type('0 0 3');
  await type('0 0 0');
  await type('2 2 2');
  await type('3 0 0');
  await key('{Escape}{Escape}');
  board?.focus();
  expect(editor().getCase().joints).toHaveLength(4);
  expect(editor().getCase().links).toHaveLength(5);
  await key('l');
  await type('2 2 2');
  await type('0 0 3');
  await key('{Escape}{Escape}');
  expect(editor().getCase().links).toHaveLength(6);
  // Support the three feet by the toggles of each joint in the dock.
  const { joints } = editor().getCase();
  const feet = joints.flatMap(({ y }, index) => (y === 0 ? [index] : []));
  expect(feet).toHaveLength(3);
  const document = editor().getCase();
  editor().replaceCase({
    ...document,
    joints: document.joints.map((joint, index) =>
      feet.includes(index)
        ? { ...joint, anchor: 7 }
        : {
            ...joint,
            loads: [{ id: 'p', className: 'ShearLoad', c: [-9000, 0, -9000], alpha: 90, sets: 1 }],
          },
    ),
  });
  await expect.element(page.getByText('Statically indeterminate, degree 3')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Solve', exact: true })).toBeEnabled();
  await editor().solve();
  expect(solved).toHaveLength(1);
  const sum = solved[0]?.sets[0]?.R.reduce((total, { y }) => total + y, 0) ?? 0;
  expect(Math.abs(sum / 9000 - 1)).toBeLessThan(1e-9);

  // Seen isometrically, the origin and the apex coincide, because the axes are equally foreshortened.
  const hint = page.getByText('Joints overlap in this view.', { exact: true });
  board?.focus();
  await key('i');
  await expect.element(hint).toBeVisible();
  await key('i');
  await expect.element(hint).not.toBeInTheDocument();
  await key('i');
  await page.getByRole('button', { name: 'From a corner (I)' }).click();
  await expect.element(hint).not.toBeInTheDocument();
  // The keys of the board still work.
  expect(board?.contains(svg.ownerDocument.activeElement)).toBe(true);
});
