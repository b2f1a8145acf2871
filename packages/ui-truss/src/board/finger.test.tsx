import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { triangle } from '../../test/triangle.ts';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

async function open(width = 390) {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width }}>
      <TrussEditor defaultValue={triangle} ref={ref} />
    </div>,
  );
  const svg = container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
  await expect.poll(() => svg.dataset['ready']).toBe('');
  await expect.poll(() => svg.querySelector('[data-loupe]')).not.toBeNull();
  const point = (type: string, [x, y]: readonly [number, number]): void => {
    const box = svg.getBoundingClientRect();
    const at = { clientX: box.left + x, clientY: box.top + y };
    const finger = { pointerId: 5, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true };
    svg.dispatchEvent(new PointerEvent(type, { ...finger, ...at }));
  };
  return { svg, point, getCase: () => ref.current?.getCase() as TrussCase };
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

/** Returns the drawn place of a joint, px of the board. */
function jointAt(svg: SVGSVGElement, index: number): readonly [number, number] {
  const d = svg.querySelector('path[data-role="joint"]:not([data-state])')?.getAttribute('d') ?? '';
  const start = [...d.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+)/g)][index];
  return [Number(start?.[1]) + Number(start?.[3]), Number(start?.[2])];
}

function tap(
  point: (type: string, at: readonly [number, number]) => void,
  at: readonly [number, number],
): void {
  point('pointerdown', at);
  point('pointerup', at);
}

test('a long press on a joint offers what can be done with it, on free ground what can be placed there', async () => {
  const { svg, point, getCase } = await open();
  point('pointerdown', jointAt(svg, 2));
  await page.getByRole('menuitem', { name: 'Pin it' }).click();
  point('pointerup', jointAt(svg, 2));
  expect(getCase().joints[2]?.anchor).toBe(3);
  point('pointerdown', [jointAt(svg, 0)[0], 60]);
  await page.getByRole('menuitem', { name: 'Joint here' }).click();
  expect(getCase().joints).toHaveLength(4);
});

test('a right click on a rod offers what can be done with it, and Esc goes back to the board', async () => {
  const { svg, getCase } = await open(1200);
  const [a, b] = [jointAt(svg, 0), jointAt(svg, 1)];
  const box = svg.getBoundingClientRect();
  const at = { clientX: box.left + (a[0] + b[0]) / 2, clientY: box.top + a[1] };
  svg.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at }));
  await expect.element(page.getByRole('menuitem', { name: 'Split in the middle' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('menu').elements()).toEqual([]);
  expect(document.activeElement?.getAttribute('role')).toBe('listbox');
  await userEvent.keyboard('{Shift>}{F10}{/Shift}{End}{Enter}');
  expect(getCase().links).toHaveLength(2);
});

test('an object dragged by a finger appears in a loupe above it, and arrows move it by a grid line', async () => {
  const { svg, point, getCase } = await open();
  const loupe = svg.querySelector<SVGGElement>('[data-loupe]');
  const joint = jointAt(svg, 2);
  tap(point, joint);
  await expect.element(page.getByRole('group', { name: 'Move by a grid line' })).toBeVisible();
  expect(loupe?.style.display).toBe('none');
  point('pointerdown', joint);
  point('pointermove', [joint[0] + 20, joint[1] + 20]);
  await frame();
  await frame();
  expect(loupe?.style.display).toBe('');
  expect(loupe?.querySelectorAll('path').length).toBeGreaterThan(3);
  point('pointerup', [joint[0] + 20, joint[1] + 20]);
  expect(loupe?.style.display).toBe('none');
  const x = getCase().joints[2]?.x ?? NaN;
  expect(x).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Move left' }).click();
  expect(getCase().joints[2]?.x).toBeLessThan(x);
});

test('a finger scrolls the page over the board until it can draw or drag', async () => {
  const { svg, point } = await open();
  expect(getComputedStyle(svg).touchAction).toBe('pan-y');
  tap(point, jointAt(svg, 2));
  await expect.poll(() => getComputedStyle(svg).touchAction).toBe('none');
});

test('while a rod is drawn the grid is there with its coordinates, and nothing is judged', async () => {
  const { svg } = await open(1200);
  expect(svg.querySelector('[data-role="grid"]')).toBeNull();
  svg.querySelector<SVGGElement>('[role="listbox"]')?.focus();
  await userEvent.keyboard('l');
  await expect.poll(() => svg.querySelectorAll('[data-role="grid-foot"]').length).toBeGreaterThan(3);
  await userEvent.keyboard('5 5{Enter}6 6{Enter}');
  expect(page.getByText(/The truss can move/).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}{Escape}v');
  await expect.element(page.getByText(/The truss can move/)).toBeVisible();
});

test('a tap on a rod with the rod in hand begins no rod and reports it; a drag from there does', async () => {
  const { svg, point, getCase } = await open();
  svg.querySelector<SVGGElement>('[role="listbox"]')?.focus();
  await userEvent.keyboard('l');
  const [a, b, c] = [jointAt(svg, 0), jointAt(svg, 1), jointAt(svg, 2)];
  const middle = [(a[0] + b[0]) / 2, a[1]] as const;
  tap(point, middle);
  await expect.element(page.getByText(/A tap on a rod does not start/)).toBeVisible();
  tap(point, c);
  tap(point, [c[0] + 40, c[1]]);
  expect(getCase().joints).toHaveLength(4);
  expect(getCase().joints[3]?.y).not.toBe(getCase().joints[0]?.y);
  await userEvent.keyboard('{Escape}');
  const rods = getCase().links.length;
  point('pointerdown', middle);
  point('pointermove', [middle[0], middle[1] - 30]);
  await frame();
  point('pointerup', [middle[0], middle[1] - 30]);
  // The rod from its middle, and the halves of the rod at which it begins.
  expect(getCase().links).toHaveLength(rods + 2);
});

test('the board stands still while a chain of rods comes near its rim, and no list of views covers a small one', async () => {
  const { svg, point } = await open();
  const views = page.getByRole('combobox', { name: 'Seen from' });
  await expect.element(views).toBeVisible();
  const { bottom } = svg.getBoundingClientRect();
  expect(views.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
  svg.querySelector<SVGGElement>('[role="listbox"]')?.focus();
  await userEvent.keyboard('l');
  const before = jointAt(svg, 2);
  const { width } = svg.getBoundingClientRect();
  tap(point, before);
  tap(point, [width - 6, before[1] + 30]);
  await frame();
  await frame();
  expect(jointAt(svg, 2)[0]).toBeCloseTo(before[0], 1);
  expect(jointAt(svg, 2)[1]).toBeCloseTo(before[1], 1);
});
