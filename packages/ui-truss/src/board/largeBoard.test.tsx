import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';

/** A wall of square panels of 1 m with both diagonals, supported along its bottom: about 4 n² rods. */
function createWall(side: number): TrussCase {
  const at = (column: number, row: number): number => row * side + column;
  const places = Array.from({ length: side * side }, (_, k) => ({ x: k % side, y: Math.floor(k / side) }));
  const parsed = parseTruss({
    schema: 1,
    className: 'casetruss',
    joints: places.map(({ x, y }) => ({ x, y, z: 0, anchor: y === 0 ? 3 : 0, loads: [] })),
    links: places.flatMap(({ x, y }) => [
      ...(x + 1 < side ? [{ i: at(x, y), j: at(x + 1, y) }] : []),
      ...(y + 1 < side ? [{ i: at(x, y), j: at(x, y + 1) }] : []),
      ...(x + 1 < side && y + 1 < side ? [{ i: at(x, y), j: at(x + 1, y + 1) }] : []),
      ...(x > 0 && y + 1 < side ? [{ i: at(x, y), j: at(x - 1, y + 1) }] : []),
    ]),
    materials: [],
    sections: [],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

async function open(theme: 'light' | 'dark') {
  const ref = createRef<TrussEditorHandle>();
  const editor = (of: 'light' | 'dark') => (
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={createWall(30)} theme={of} ref={ref} />
    </div>
  );
  const { container, rerender } = await render(editor(theme));
  const svg = container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
  await expect.poll(() => svg.dataset['ready']).toBe('');
  const canvas = svg.parentElement?.querySelector('canvas') as HTMLCanvasElement;
  return { svg, canvas, setTheme: (to: 'light' | 'dark') => rerender(editor(to)), ref };
}

/** Returns the inked fraction of the canvas, and its darkest and lightest values, 0 to 255. */
function readInk(canvas: HTMLCanvasElement): { readonly share: number; readonly mean: number } {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let [count, sum] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    count += 1;
    sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  }
  return { share: count / (data.length / 4), mean: sum / Math.max(count, 1) };
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

test('thousands of rods are drawn on a canvas, in the colours of the theme', async () => {
  const { svg, canvas, setTheme } = await open('light');
  await expect.poll(() => readInk(canvas).share).toBeGreaterThan(0.02);
  expect(svg.querySelector('path[data-role="rod"]')).toBeNull();
  const light = readInk(canvas).mean;
  await setTheme('dark');
  await expect.poll(() => readInk(canvas).mean).toBeGreaterThan(light + 60);
});

test('a joint among thousands of rods is dragged above the canvas, as one step back', async () => {
  const { svg, canvas, ref } = await open('light');
  await expect.poll(() => readInk(canvas).share).toBeGreaterThan(0.02);
  const before = JSON.stringify(ref.current?.getCase());
  const box = svg.getBoundingClientRect();
  const send = async (type: string, x: number, y: number): Promise<void> => {
    const at = { clientX: box.left + x, clientY: box.top + y };
    svg.dispatchEvent(
      new PointerEvent(type, { ...at, pointerId: 1, pointerType: 'mouse', bubbles: true, altKey: true }),
    );
    await frame();
  };
  const joint = await findJoint(svg, send);
  await send('pointerdown', joint.x, joint.y);
  await send('pointermove', joint.x + 6, joint.y);
  await send('pointermove', joint.x + 9, joint.y + 4);
  // Its eight rods move in the drawing over the canvas.
  expect(svg.querySelector('path[data-role="rod"]')?.getAttribute('d')?.match(/M/g)).toHaveLength(8);
  const painted = vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect');
  await send('pointerup', joint.x + 9, joint.y + 4);
  // The frame of the drop paints neither the board nor the forces, because both take longer than a frame.
  expect(painted).not.toHaveBeenCalled();
  const moved = ref.current?.getCase();
  expect(moved?.joints.filter(({ x, y }) => !Number.isInteger(x) || !Number.isInteger(y))).toHaveLength(1);
  // At rest the rod is on the canvas with the others.
  await expect.poll(() => svg.querySelector('path[data-role="rod"]:not([data-state])')).toBeNull();
  expect(painted.mock.contexts).toContain(canvas.getContext('2d'));
  painted.mockRestore();
  ref.current?.undo();
  expect(JSON.stringify(ref.current?.getCase())).toBe(before);
});

/** Moves the pointer over the middle of the board until it hits a joint. */
async function findJoint(
  svg: SVGSVGElement,
  send: (type: string, x: number, y: number) => Promise<void>,
): Promise<{ readonly x: number; readonly y: number }> {
  const { width, height } = svg.getBoundingClientRect();
  for (let step = 0; step < 60; step += 1) {
    const [x, y] = [width / 2 + (step % 10), height / 2 - 20 + Math.floor(step / 10) * 2];
    await send('pointermove', x, y);
    if (svg.querySelector('path[data-role="joint"][data-state="hovered"]') !== null) return { x, y };
  }
  throw new Error('no joint is found in the middle of the board');
}
