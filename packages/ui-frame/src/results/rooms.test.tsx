import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, expect, test } from 'vitest';
import { FrameEditor } from '../FrameEditor.tsx';
import { createFrameStarter } from '../starters/frameStarters.ts';

const setMedia = (media: 'print' | ''): Promise<unknown> =>
  (cdp() as unknown as { send: (method: string, wanted: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media },
  );

afterEach(async () => {
  await setMedia('');
  await page.viewport(414, 896);
});

const HEADER_PX = 48;
const isShown = (element: Element): boolean => element.getClientRects().length > 0;

test('a value on the board leads to its line, without scrolling, and back; a value in the table too', async () => {
  await page.viewport(1280, 720);
  const { container } = await render(
    <div style={{ position: 'absolute', inset: `${HEADER_PX}px 0 auto` }}>
      <FrameEditor defaultValue={createFrameStarter('portal', { system: 0 })} />
    </div>,
  );
  const room = () => container.querySelector<HTMLElement>('section[data-room]');
  const asked = () => room()?.querySelector('[data-asked]')?.textContent.replace(/\s/gu, ' ');
  const label = () =>
    [...container.querySelectorAll('[data-board] text[data-explains]')].find(
      ({ textContent }) => textContent === '45.45',
    );
  await expect.poll(label).toBeDefined();
  const box = label()?.getBoundingClientRect() ?? new DOMRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true };
  const board = container.querySelector('[data-board]');
  board?.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerId: 1 }));
  board?.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerId: 1 }));
  board?.dispatchEvent(new MouseEvent('click', at));
  // 56.003 kN at the corner and 20 kN/m over 2.8 m: the moment is greatest where their sum is zero.
  await expect.poll(asked).toContain('M = −32.958 + 56.003·2.8 − 56.003·1.4 = 45.450 kN·m');
  expect(window.scrollY).toBe(0);
  expect(room()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(720);
  await expect.poll(() => room()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(room()).toBeNull();
  await page.getByRole('row', { name: /^3 / }).getByRole('button', { name: '−40.383' }).first().click();
  await expect.poll(asked).toContain('Member 3 at joint 4');
});

test('the room of buckling prints its factor, and the board what its colours mean', async () => {
  const { container } = await render(
    <main style={{ width: 1200 }}>
      <FrameEditor defaultValue={createFrameStarter('portal', { system: 0 })} room="buckling" />
    </main>,
  );
  const body = () => container.querySelector('[data-room-body]');
  await expect.poll(() => body()?.querySelectorAll('[role="radio"]').length).toBe(3);
  await expect.poll(() => container.querySelector('[data-eecs-root] > [data-print-look]')).not.toBeNull();
  await setMedia('print');
  const printed = [...(body()?.querySelectorAll('[role="radio"]') ?? [])].filter(isShown);
  expect(printed.map(({ textContent }) => textContent)).toEqual(['77.033']);
  const key = container.querySelector('[data-board-key]');
  expect(key !== null && isShown(key) && key.textContent).toContain('Bending moment');
});
