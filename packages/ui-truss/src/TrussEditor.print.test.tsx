import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TrussEditor } from './TrussEditor.tsx';
import { createTrussExample } from './starters/trussExamples.ts';

/** Width of a sheet of A4 between its margins, px. */
const SHEET_PX = 680;

const setMedia = (media: 'print' | ''): Promise<unknown> =>
  (cdp() as unknown as { send: (method: string, wanted: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media },
  );

afterEach(() => setMedia(''));

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

test('a page prints the truss, its forces and tables as wide as the sheet, with the names in them, and no tools', async () => {
  const { container } = await render(
    <main style={{ width: 1200 }}>
      <TrussEditor defaultValue={createTrussExample('pratt')} theme="dark" />
    </main>,
  );
  const board = (): SVGSVGElement | null => container.querySelector('svg[data-board]');
  await expect.poll(() => board()?.querySelectorAll('text[data-role="tension"]').length).toBeGreaterThan(5);
  await expect.poll(() => container.querySelector('[data-eecs-root] > [data-print-look]')).not.toBeNull();
  await expect.poll(() => container.querySelectorAll('[data-bounded] td').length).toBeGreaterThan(20);
  // The browser captures the page as soon as the listeners have returned.
  window.dispatchEvent(new Event('beforeprint'));
  const laidOut = Number(board()?.getAttribute('viewBox')?.split(' ')[2]);
  expect(laidOut).toBeLessThan(SHEET_PX);
  await setMedia('print');
  const page = container.querySelector('main') as HTMLElement;
  page.style.width = `${SHEET_PX}px`;
  const right = page.getBoundingClientRect().left + SHEET_PX + 0.5;
  await expect
    .poll(() =>
      [...container.querySelectorAll('svg, table, p, li')].filter(
        (one) => isShown(one) && one.getBoundingClientRect().right > right,
      ),
    )
    .toEqual([]);
  expect(board()?.getBoundingClientRect().width).toBeGreaterThan(SHEET_PX - 8);
  // The legend of the colours is printed too, and a table is not clipped to its height on the screen.
  const key = container.querySelector('[data-board-key]');
  expect(key !== null && isShown(key)).toBe(true);
  for (const table of container.querySelectorAll('[data-bounded]'))
    expect(table.scrollHeight).toBeLessThanOrEqual(table.clientHeight + 1);
  const tools = [...container.querySelectorAll('button, input, select, textarea, [role="tablist"]')];
  expect(tools.filter((one) => isShown(one) && one.closest('td, th, li') === null)).toEqual([]);
  // The name of a number may be a button, and is printed too.
  const named = [...container.querySelectorAll(':is(td, th, li) button')].filter(isShown);
  expect(named.map(({ textContent }) => textContent)).toContain('1–2');
  // A browser that repeats a table head on the next page reserves no room for it in a grid.
  const table = container.querySelector('[data-bounded] tr:nth-child(13)')?.closest('table');
  const around = [];
  for (let one = table?.parentElement; one && one !== page; one = one.parentElement) around.push(one);
  expect(around.length).toBeGreaterThan(3);
  expect(around.filter((one) => ['grid', 'flex'].includes(getComputedStyle(one).display))).toEqual([]);
});

test('an open panel is printed with what it shows', async () => {
  const { container } = await render(
    <main style={{ width: 1200 }}>
      <TrussEditor defaultValue={createTrussExample('pratt')} room="balance" />
    </main>,
  );
  const body = (): Element | null => container.querySelector('[data-room-body]');
  await expect.poll(() => body()?.querySelectorAll('td').length ?? 0).toBeGreaterThan(3);
  await expect.poll(() => container.querySelector('[data-eecs-root] > [data-print-look]')).not.toBeNull();
  await setMedia('print');
  expect([...(body()?.querySelectorAll('td') ?? [])].every(isShown)).toBe(true);
});
