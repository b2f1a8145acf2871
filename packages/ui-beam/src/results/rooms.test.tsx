import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

afterEach(() => page.viewport(414, 896));

const HEADER_PX = 48;

const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

/** An editor below the header of a page, which keeps the open room as a site keeps it in its URL. */
function Page({ first }: { readonly first: string | null }) {
  const [room, setRoom] = useState(first);
  return (
    <div data-room-named={room} style={{ position: 'absolute', inset: `${HEADER_PX}px 0 auto` }}>
      <BeamEditor defaultValue={beamExamples.twoSpans} room={room} onRoomChange={setRoom} />
    </div>
  );
}

async function open(first: string | null = null) {
  const { container } = await render(<Page first={first} />);
  await expect.poll(() => container.querySelector('[data-room-row]')).not.toBeNull();
  return {
    container,
    room: () => container.querySelector<HTMLElement>('section[data-room]'),
    named: () => container.querySelector<HTMLElement>('[data-room-named]')?.dataset['roomNamed'],
  };
}

test.each(drawTasks(SIZES, 1))(
  'at %i by %i an open room stands in sight with the board and the row, and nothing scrolls',
  async (width, height) => {
    await page.viewport(width, height);
    const { container, room, named } = await open();
    const beam = () =>
      container.querySelector('[data-board] path[data-role="beam"]') ??
      container.querySelector('[data-board]');
    const before = [window.scrollY, beam()?.getBoundingClientRect().top];
    container.querySelector<HTMLElement>('[data-room-entry="mohr"]')?.click();
    await expect.poll(() => room()?.querySelector('[role="group"] svg')).toBeTruthy();
    expect(named()).toBe('mohr');
    expect([window.scrollY, beam()?.getBoundingClientRect().top]).toEqual(before);
    for (const element of [beam(), container.querySelector('[data-room-row]')]) {
      const box = element?.getBoundingClientRect();
      expect(box?.bottom).toBeGreaterThan(0);
      expect(box?.bottom).toBeLessThan(height);
    }
    const box = room()?.getBoundingClientRect();
    expect(box?.bottom).toBeLessThanOrEqual(height);
    expect(box?.height).toBeGreaterThan(200);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('a room brings back the top of the editor that is just out of sight', async () => {
  await page.viewport(390, 844);
  const { container, room } = await open();
  window.scrollTo(0, 60);
  expect(window.scrollY).toBe(60);
  container.querySelector<HTMLElement>('[data-room-entry="mohr"]')?.click();
  await expect.poll(() => room()).toBeTruthy();
  await expect.poll(() => window.scrollY).toBe(0);
  expect(room()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
});

test('Esc closes a room and gives the focus back to what had it; the page is told both', async () => {
  await page.viewport(1440, 900);
  const { container, room, named } = await open();
  const entry = container.querySelector<HTMLElement>('[data-room-entry="hand"]');
  entry?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => room()?.contains(document.activeElement)).toBe(true);
  expect(named()).toBe('hand');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement === entry).toBe(true);
  expect(room()).toBeNull();
  expect(named()).toBeUndefined();
  expect(container.querySelector('[data-diagram="M"]')).not.toBeNull();
});

test('a room that the page names is open from the start; an unknown name leaves the diagrams', async () => {
  await page.viewport(1440, 900);
  const first = await open('floorPlan');
  await expect.poll(() => first.room()?.dataset['room']).toBe('floorPlan');
  const other = await open('basement');
  await expect.poll(() => other.container.querySelector('[data-diagram="M"]')).not.toBeNull();
  expect(other.room()).toBeNull();
  expect(other.named()).toBe('basement');
});

drawnTest(
  'a printed extreme leads to its line of the calculation by hand, by a press and by Enter, and back',
  async () => {
    await page.viewport(1440, 900);
    const { container, room } = await open();
    const label = () =>
      [...container.querySelectorAll('[data-diagram="M"] text[data-kind]')].find(({ textContent }) =>
        textContent.replace(/\s/gu, ' ').startsWith('+21.094 · 1.875 m'),
      );
    await expect.poll(label).toBeDefined();
    const box = label()?.getBoundingClientRect() ?? new DOMRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true };
    const track = () => container.querySelector<HTMLElement>('[data-diagram="M"] [data-diagram-track]');
    track()?.dispatchEvent(new MouseEvent('click', at));
    const asked = () => room()?.querySelector('[data-asked]')?.textContent.replace(/\s/gu, ' ');
    await expect.poll(asked).toContain('21.094 kN·m');
    const edge = (selector: string, side: 'top' | 'bottom'): number =>
      room()?.parentElement?.querySelector(selector)?.getBoundingClientRect()[side] ?? NaN;
    await expect
      .poll(() => edge('[data-asked]', 'bottom') - edge('[data-room-body]', 'bottom'))
      .toBeLessThan(0);
    expect(edge('[data-asked]', 'top')).toBeGreaterThan(edge('[data-room-body]', 'top'));
    room()?.focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => track()).not.toBeNull();
    track()?.focus();
    // From the start to the first extreme.
    await userEvent.keyboard('{Home}{PageUp}{Enter}');
    await expect.poll(asked).toContain('21.094 kN·m');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === track()).toBe(true);
  },
);

drawnTest('rooms and the report that the plan lacks are marked before they are pressed', async () => {
  await page.viewport(1440, 900);
  await render(
    <BeamEditor defaultValue={beamExamples.twoSpans} host={{ features: new Set(['msb.influence']) }} />,
  );
  await expect
    .element(page.getByRole('button', { name: "Mohr's integral, not in your plan" }))
    .toHaveAttribute('title', "Mohr's integral (not in your plan)");
  await expect
    .element(page.getByRole('button', { name: 'Influence lines', exact: true }))
    .toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Report' }))
    .toHaveAttribute('title', 'Report (not in your plan)');
});

test('the tip of Solve says what the host does beyond the preview', async () => {
  await render(<BeamEditor defaultValue={beamExamples.twoSpans} host={{ solveNote: 'Keeps the result.' }} />);
  await expect
    .element(page.getByRole('button', { name: 'Solve', exact: true }))
    .toHaveAttribute('title', expect.stringMatching(/\nKeeps the result\.$/));
});
