import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { triangle } from '../../test/triangle.ts';
import { TrussEditor } from '../TrussEditor.tsx';

const REFUSAL = 'A rod cannot join a joint to itself.';

async function open() {
  const { container } = await render(
    <div style={{ width: 900 }}>
      <TrussEditor defaultValue={triangle} />
    </div>,
  );
  const svg = container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
  await expect.poll(() => svg.dataset['ready']).toBe('');
  await expect.poll(() => svg.querySelector('[data-loupe]')).not.toBeNull();
  const d = svg.querySelector('path[data-role="joint"]:not([data-state])')?.getAttribute('d') ?? '';
  const [joint] = [...d.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+)/g)].map(
    (start) => [Number(start[1]) + Number(start[3]), Number(start[2])] as const,
  );
  svg.querySelector<SVGGElement>('[role="listbox"]')?.focus();
  const point = (type: string, [x, y]: readonly [number, number], pointerType = 'mouse'): void => {
    const box = svg.getBoundingClientRect();
    const at = { clientX: box.left + x, clientY: box.top + y };
    const how = { pointerId: 1, pointerType, isPrimary: true, bubbles: true, cancelable: true };
    svg.dispatchEvent(new PointerEvent(type, { ...how, ...at }));
  };
  return {
    joint: joint ?? ([NaN, NaN] as const),
    point,
    press: (at: readonly [number, number], pointerType?: string) => {
      point('pointerdown', at, pointerType);
      point('pointerup', at, pointerType);
    },
    // In the line below, because on the drawing it would cover rods.
    refusal: () => container.querySelector('[data-dock] [data-role="refusal"]')?.textContent ?? null,
    from: () => svg.querySelector('[data-role="snap"]'),
    hasLoupe: () => svg.querySelector<SVGGElement>('[data-loupe]')?.style.display === '',
    said: () => [...container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent),
  };
}

/** Advances the clock of the page by a time. */
function pass(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

test('a rod is told that it cannot end where it begins when it is ended there, not before', async () => {
  const { joint, point, press, refusal, from, said } = await open();
  await userEvent.keyboard('l');
  press(joint);
  await expect.poll(from).not.toBeNull();
  expect(refusal()).toBeNull();
  for (const at of [[joint[0] + 90, joint[1] - 30] as const, joint]) {
    point('pointermove', at);
    await frame();
    await frame();
  }
  expect(refusal()).toBeNull();
  pass(1000);
  press(joint);
  await expect.poll(refusal).toBe(REFUSAL);
  // It is reported where it happened, and nowhere else.
  expect(said().join()).not.toContain(REFUSAL);
  point('pointermove', [joint[0] + 90, joint[1] - 30]);
  await expect.poll(refusal).toBeNull();
  point('pointermove', joint);
  await frame();
  await frame();
  expect(refusal()).toBeNull();
  vi.restoreAllMocks();
});

test('a double click on a joint begins a rod and refuses none', async () => {
  const { joint, press, refusal, from, said } = await open();
  await userEvent.keyboard('l');
  press(joint);
  press(joint);
  await expect.poll(from).not.toBeNull();
  await frame();
  expect(refusal()).toBeNull();
  expect(said().join()).not.toContain(REFUSAL);
});

test('by finger the reason stays to be read when the finger is lifted', async () => {
  const { joint, press, refusal, from, hasLoupe } = await open();
  await userEvent.keyboard('l');
  press(joint, 'touch');
  await expect.poll(from).not.toBeNull();
  expect(refusal()).toBeNull();
  pass(1000);
  press(joint, 'touch');
  await expect.poll(refusal).toBe(REFUSAL);
  expect(hasLoupe()).toBe(false);
  vi.restoreAllMocks();
});

test('by keys the reason is drawn at the joint and spoken', async () => {
  const { refusal, from, said } = await open();
  await userEvent.keyboard('{Tab}l{Enter}');
  await expect.poll(from).not.toBeNull();
  expect(refusal()).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(refusal).toBe(REFUSAL);
  await expect.poll(() => said().join()).toContain(REFUSAL);
});
