import { type CSSProperties, useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { TrussEditor } from '../TrussEditor.tsx';

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
      <TrussEditor
        defaultValue={createTrussExample('pratt')}
        host={{ features: new Set(['export.png']), explain }}
        room={room}
        onRoomChange={setRoom}
      />
    </div>
  );
}

const explain = vi.fn();

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
  'at %i by %i an open room stands in sight with the truss and the row, and nothing scrolls',
  async (width, height) => {
    await page.viewport(width, height);
    const { container, room, named } = await open();
    if (width === 1440)
      expect(container.querySelector('[data-room-row]')?.getBoundingClientRect().bottom).toBeLessThan(height);
    container.querySelector<HTMLElement>('[data-room-entry="joints"]')?.click();
    await expect.poll(() => room()?.querySelector('ol')).toBeTruthy();
    expect(named()).toBe('joints');
    expect(window.scrollY).toBe(0);
    for (const selector of ['[data-board]', '[data-room-row]']) {
      const box = container.querySelector(selector)?.getBoundingClientRect();
      expect(box?.bottom).toBeGreaterThan(150);
      expect(box?.bottom).toBeLessThan(height);
    }
    const box = room()?.getBoundingClientRect();
    expect(box?.bottom).toBeLessThanOrEqual(height);
    expect(box?.height).toBeGreaterThan(210);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each([
  [1440, 900, 600],
  [1280, 720, 420],
  [390, 844, 300],
])(
  'at %i by %i the board takes the height that the page gives, and keeps it',
  async (width, height, least) => {
    await page.viewport(width, height);
    const { container } = await render(
      <div style={{ paddingTop: HEADER_PX, '--eecs-min-height': `${height - HEADER_PX}px` } as CSSProperties}>
        <TrussEditor defaultValue={createTrussExample('pratt')} />
      </div>,
    );
    const boxOf = (selector: string): DOMRect =>
      container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const first = boxOf('[data-board]').height;
    expect(first).toBeGreaterThanOrEqual(least);
    await expect.poll(() => boxOf('[data-room-row]').height).toBeGreaterThan(0);
    expect(boxOf('[data-board]').height).toBe(first);
    if (width === 390) return;
    // No table of the answer is below the first screen.
    if (width === 1440) expect(document.documentElement.scrollHeight).toBe(height);
    const left = boxOf('[data-foot]').top - boxOf('[data-room-row]').bottom;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(24);
  },
);

test('Esc closes a room and gives the focus back to what had it; the page is told both', async () => {
  await page.viewport(1440, 900);
  const { container, room, named } = await open();
  const heightOf = () => container.querySelector('[data-board]')?.getBoundingClientRect().height;
  const before = heightOf();
  const entry = container.querySelector<HTMLElement>('[data-room-entry="mohr"]');
  entry?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => room()?.contains(document.activeElement)).toBe(true);
  expect(named()).toBe('mohr');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement === entry).toBe(true);
  expect(room()).toBeNull();
  expect(named()).toBeUndefined();
  await expect.poll(heightOf).toBe(before);
});

drawnTest(
  'a room that the page names is open from the start; one of another kind opens nothing',
  async () => {
    await page.viewport(1440, 900);
    const first = await open('equations');
    await expect.poll(() => first.room()?.dataset['room']).toBe('equations');
    const other = await open('influence');
    expect(other.room()).toBeNull();
    expect(other.named()).toBe('influence');
  },
);

drawnTest('the files of a truss stand in a room, and those outside the plan lead to the plans', async () => {
  await page.viewport(1440, 900);
  await open('export');
  await expect.element(page.getByRole('note')).toBeVisible();
  await page.getByRole('button', { name: 'Tables: joints, rods, loads, results: CSV' }).click();
  expect(explain).toHaveBeenCalledWith('export.all');
  await expect
    .element(page.getByRole('button', { name: 'Drawing with the forces: PNG' }))
    .not.toHaveAttribute('data-restricted');
});
