import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from './BeamEditor.tsx';
import { defineBeamElement } from './element/index.ts';
import { beamExamples } from './examples/beamExamples.ts';

/** Width of a sheet of A4 between its margins, px. */
const SHEET_PX = 680;

const setMedia = (media: 'print' | ''): Promise<unknown> =>
  (cdp() as unknown as { send: (method: string, wanted: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media },
  );

afterEach(() => setMedia(''));

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Lists the elements that extend beyond a page of a sheet's width. */
const listCut = (root: ParentNode, right: number): string[] =>
  [...root.querySelectorAll('svg, table, p')]
    .filter((one) => isShown(one) && one.getBoundingClientRect().right > right + 0.5)
    .map((one) => one.outerHTML.slice(0, 80));

/** Waits until an editor has loaded everything, including its print listeners. */
async function expectReady(root: ParentNode): Promise<void> {
  await expect.poll(() => root.querySelectorAll('[data-diagram] figure').length).toBeGreaterThan(2);
  await expect.poll(() => root.querySelector('[data-reactions], table')).not.toBeNull();
  await expect.poll(() => root.querySelector('[data-eecs-root] > [data-print-look]')).not.toBeNull();
}

/** Expects that the drawing and the diagrams fill a sheet, and that otherwise only text and tables are printed. */
async function expectPrinted(root: ParentNode, page: HTMLElement): Promise<void> {
  page.style.width = `${SHEET_PX}px`;
  const { left } = page.getBoundingClientRect();
  await expect.poll(() => listCut(root, left + SHEET_PX)).toEqual([]);
  const board = root.querySelector('[data-board]') as Element;
  expect(board.getBoundingClientRect().width).toBeGreaterThan(SHEET_PX - 8);
  for (const figure of root.querySelectorAll('[data-diagram] figure'))
    expect(figure.getBoundingClientRect().width).toBeGreaterThan(SHEET_PX - 8);
  const tools = root.querySelectorAll('button, input, select, textarea, [role="tablist"]');
  expect([...tools].filter((one) => isShown(one) && one.closest('td, th, li') === null)).toEqual([]);
}

test('a page prints the beam, its diagrams and reactions as wide as the sheet, laid out for it, and nothing else', async () => {
  const { container } = await render(
    <main style={{ width: 1200 }}>
      <BeamEditor defaultValue={beamExamples.twoSpans} theme="dark" />
    </main>,
  );
  await expectReady(container);
  const board = container.querySelector('[data-board]') as Element;
  const before = Number(board.getAttribute('width'));
  // The browser captures the page as soon as the listeners have returned.
  window.dispatchEvent(new Event('beforeprint'));
  expect(Number(board.getAttribute('width'))).toBeLessThan(SHEET_PX);
  const laidOut = container.querySelector('[data-diagram] figure svg')?.getAttribute('width');
  expect(Number(laidOut)).toBeLessThan(SHEET_PX);
  await setMedia('print');
  await expectPrinted(container, container.querySelector('main') as HTMLElement);
  // The third support and its name are on the sheet.
  const marks = [...board.querySelectorAll('text, path')].map((mark) => mark.getBoundingClientRect().right);
  expect(Math.max(...marks)).toBeLessThan(board.getBoundingClientRect().right);
  expect(getComputedStyle(board).colorScheme).toBe('light');
  await setMedia('');
  (container.querySelector('main') as HTMLElement).style.width = '1200px';
  window.dispatchEvent(new Event('afterprint'));
  expect(Number(board.getAttribute('width'))).toBe(before);
  expect(isShown(container.querySelector('button') as Element)).toBe(true);
});

test('a custom element prints alike', async () => {
  defineBeamElement();
  const room = document.createElement('div');
  room.style.width = '1200px';
  const element = document.createElement('eecs-beam');
  Object.assign(element, { value: beamExamples.twoSpans });
  room.append(element);
  document.body.append(room);
  await expect.poll(() => element.shadowRoot).not.toBeNull();
  const root = element.shadowRoot as ShadowRoot;
  await expectReady(root);
  window.dispatchEvent(new Event('beforeprint'));
  await setMedia('print');
  await expectPrinted(root, room);
  room.remove();
});

test('Ctrl P prints the report, and not the screen', async () => {
  const titles: string[] = [];
  const observer = new MutationObserver(() => {
    const view = document.querySelector('iframe')?.contentWindow;
    if (view != null) view.print = () => titles.push(view.document.title);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const { container } = await render(<BeamEditor defaultValue={beamExamples.twoSpans} />);
  const board = () => container.querySelector<HTMLElement>('[data-board] [role="listbox"]');
  await expect.poll(board).not.toBeNull();
  const press = (more: object): boolean =>
    board()?.dispatchEvent(
      new KeyboardEvent('keydown', { code: 'KeyP', bubbles: true, cancelable: true, ...more }),
    ) === true;
  // The browser's own print of the page is prevented, also with a Cyrillic layout.
  expect(press({ key: 'з', ctrlKey: true })).toBe(false);
  await expect.poll(() => titles.length).toBe(1);
  expect(titles[0]).toContain('Two-span floor beam');
  observer.disconnect();
});

test('an open room prints what it shows', async () => {
  const { container } = await render(
    <main style={{ width: 1200 }}>
      <BeamEditor defaultValue={beamExamples.twoSpans} />
    </main>,
  );
  await expectReady(container);
  const findRoom = (name: string) =>
    [...container.querySelectorAll<HTMLElement>('[data-room-row] button')].find((one) =>
      [one.getAttribute('aria-label'), one.textContent].some((words) => words?.startsWith(name)),
    );
  for (const name of ['Mohr', 'Influence', 'Equations', 'Floor plan', 'Inverse', 'Calculation by hand']) {
    await expect.poll(() => findRoom(name), { message: name }).toBeDefined();
    findRoom(name)?.click();
    await setMedia('print');
    const printed = (): number =>
      container.querySelector<HTMLElement>('[data-room-body]')?.innerText.trim().length ?? 0;
    await expect.poll(printed, { message: name }).toBeGreaterThan(80);
    await setMedia('');
  }
});
