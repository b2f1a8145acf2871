import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import { SPLITTER } from '@eecs/ui-kit/editor';
import { createMemoryStore } from '../../test/createMemoryStore.ts';

afterEach(() => page.viewport(414, 896));

async function open(width: number, props: Partial<Parameters<typeof BeamEditor>[0]> = {}) {
  await page.viewport(Math.max(width, 414), 900);
  const { container } = await render(
    <div style={{ width }}>
      <BeamEditor defaultValue={beamExamples.hingedSpans} {...props} />
    </div>,
  );
  await expect.element(page.getByRole('separator', { name: /Divider/ })).toBeInTheDocument();
  await expect.poll(() => container.querySelector('[data-diagram="Q"] [data-diagram-track]')).not.toBeNull();
  const find = (selector: string): HTMLElement => container.querySelector(selector) as HTMLElement;
  const boxOf = (selector: string): DOMRect => find(selector).getBoundingClientRect();
  const splitter = find('[data-option="splitterPosition"]');
  const now = (): number => Number(splitter.getAttribute('aria-valuenow'));
  return { container, find, boxOf, splitter, now };
}

test('results stand under the board on its axis at every width, with rows that share the height that is left', async () => {
  await page.viewport(1920, 1080);
  const { boxOf, find, splitter } = await open(1900);
  expect(splitter.getAttribute('aria-orientation')).toBe('horizontal');
  expect(boxOf('[data-diagram="Q"]').top).toBeGreaterThanOrEqual(boxOf('[data-beam-board]').bottom);
  // A common axis: the beam begins and ends where its diagram does.
  const axis = boxOf('[data-diagram="Q"] path[data-role="axis"]');
  const beam = boxOf('[data-board] [data-role="beam"]');
  expect(Math.abs(axis.left - beam.left)).toBeLessThan(1.5);
  expect(Math.abs(axis.right - beam.right)).toBeLessThan(1.5);
  const height = (): number => Math.round(boxOf('[data-diagram="Q"] svg').height);
  // Without a given height of the editor, a row has its least height.
  expect(height()).toBe(88);
  const editor = find('[data-beam-editor]');
  editor.style.setProperty('--eecs-min-height', '1000px');
  window.dispatchEvent(new Event('resize'));
  await expect.poll(height).toBeGreaterThan(100);
  // The remaining height is distributed to the last pixels: nothing overflows, hardly anything stays empty.
  await expect.poll(() => Math.abs(editor.getBoundingClientRect().height - 1000)).toBeLessThan(8);
  const shared = height();
  splitter.focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(height).toBeGreaterThan(shared * 1.3);
});

test('a page that gives the root a height has it filled, and nothing changes where it gives none', async () => {
  await page.viewport(1920, 1080);
  const { find } = await open(1900);
  const root = find('[data-eecs-root]');
  const editor = find('[data-beam-editor]');
  const alone = editor.scrollHeight;
  expect(Math.round(root.getBoundingClientRect().height)).toBe(alone);
  root.style.height = `${alone + 300}px`;
  await expect.poll(() => Math.round(editor.getBoundingClientRect().height)).toBe(alone + 300);
  const grid = find('[data-layout]').getBoundingClientRect();
  expect(Math.abs(grid.bottom - root.getBoundingClientRect().bottom)).toBeLessThan(2);
});

test('where the reader wants them there the results stand beside the board from 1600 px of the editor on', async () => {
  const wide = await open(1600, { layout: 'wide' });
  await expect.poll(() => wide.splitter.getAttribute('aria-orientation')).toBe('vertical');
  expect(wide.boxOf('[data-diagram="Q"]').left).toBeGreaterThan(wide.boxOf('[data-beam-board]').right);
  expect(wide.boxOf('[data-diagram="Q"]').top).toBeLessThan(wide.boxOf('[data-beam-board]').bottom);
  // Both keep the layout of a wide screen: a column of tools, and several diagrams.
  expect(wide.find('[role="toolbar"]').getAttribute('aria-orientation')).toBe('vertical');
  expect(wide.container.querySelectorAll('[data-diagram]')).toHaveLength(3);
});

test('a narrower editor has them under each other, however wide the page is', async () => {
  const { boxOf, splitter } = await open(1599, { layout: 'wide' });
  expect(boxOf('[data-diagram="Q"]').top).toBeGreaterThanOrEqual(boxOf('[data-beam-board]').bottom);
  expect(splitter.getAttribute('aria-orientation')).toBe('horizontal');
});

test.each(drawTasks([1200, 1700], 1))(
  'at %i px the place read on a diagram is marked on the board',
  async (width) => {
    const { find, boxOf } = await open(width, { layout: 'wide' });
    const track = find('[data-diagram="Q"] [data-diagram-track]');
    const line = find('[data-board] + svg > path');
    const atPx = (): number => Number(/^M([\d.]+)/.exec(line.getAttribute('d') ?? '')?.[1] ?? 'NaN');
    const goTo = async (keys: string): Promise<{ readonly x: number; readonly px: number }> => {
      await userEvent.keyboard(keys);
      await expect.poll(atPx).not.toBeNaN();
      return { x: Number(track.getAttribute('aria-valuenow')), px: atPx() };
    };
    track.focus();
    const start = await goTo('{Home}');
    const { x, px } = await goTo('{PageDown}');
    const end = await goTo('{End}');
    // The beam is 12 m long.
    expect(end.x - start.x).toBeCloseTo(12, 6);
    expect(Math.abs(px - start.px - (x / 12) * (end.px - start.px))).toBeLessThan(1);
    expect(end.px).toBeLessThan(boxOf('[data-beam-board]').width);
    expect(end.px - start.px).toBeGreaterThan(boxOf('[data-beam-board]').width / 2);
  },
);

test.each(
  drawTasks(
    [
      [1000, 'ArrowUp', 'ArrowDown', 47],
      [1700, 'ArrowLeft', 'ArrowRight', 47],
    ] as const,
    1,
  ),
)('at %i px keys move the splitter and keep it within its bounds', async (width, back, on, less) => {
  const { splitter, now, boxOf } = await open(width, { layout: 'wide' });
  const size = (): number => boxOf('[data-beam-board]')[width > 1600 ? 'width' : 'height'];
  await expect.poll(now).toBe(50);
  const first = size();
  splitter.focus();
  await userEvent.keyboard(`{${on}}{${on}}`);
  await expect.poll(now).toBe(52);
  await userEvent.keyboard(`{Shift>}{${back}}{/Shift}`);
  await expect.poll(now).toBe(less);
  await userEvent.keyboard('{End}');
  await expect.poll(now).toBe(Number(splitter.getAttribute('aria-valuemax')));
  await expect.poll(size).toBeGreaterThan(first * 1.2);
  await userEvent.keyboard(`{${on}}`);
  expect(now()).toBe(SPLITTER.max);
  await userEvent.keyboard('{Home}');
  await expect.poll(now).toBe(Number(splitter.getAttribute('aria-valuemin')));
  await userEvent.dblClick(splitter);
  await expect.poll(now).toBe(50);
  await expect.poll(size).toBeCloseTo(first, 0);
});

test('in one column the splitter gives the diagrams more than their share, and the board keeps room for its tools', async () => {
  const { splitter, now, boxOf, find } = await open(1000);
  const height = (): number => boxOf('[data-diagram="Q"] svg').height;
  const shared = height();
  splitter.focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(now).toBe(SPLITTER.min);
  await expect.poll(height).toBeGreaterThan(shared * 1.3);
  // Nothing on the board is clipped there.
  const tools = find('[role="toolbar"]');
  expect(tools.scrollHeight).toBeLessThanOrEqual(tools.clientHeight);
});

test.each(drawTasks(['mouse', 'touch'], 1))('the splitter is dragged by %s', async (pointerType) => {
  const { splitter, now, boxOf } = await open(1700, { layout: 'wide' });
  await expect.poll(() => splitter.getAttribute('aria-orientation')).toBe('vertical');
  const { left, top, width } = splitter.getBoundingClientRect();
  const room = boxOf('[data-beam-board]').width + boxOf('[aria-label="Results"]').width;
  const send = (type: string, dx: number) =>
    splitter.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType,
        isPrimary: true,
        button: 0,
        clientX: left + width / 2 + dx,
        clientY: top + 40,
      }),
    );
  splitter.setPointerCapture = () => undefined;
  send('pointerdown', 0);
  send('pointermove', room / 10);
  await expect.poll(now).toBe(60);
  send('pointerup', room / 10);
  send('pointermove', 0);
  expect(now()).toBe(60);
  send('pointerdown', 0);
  send('pointermove', room / 20);
  await expect.poll(now).toBe(65);
  splitter.focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(now).toBe(60);
});

test('a host with a store finds the splitter where it was left', async () => {
  const store = createMemoryStore();
  const first = await open(1000, { host: { store } });
  first.splitter.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(first.now).toBe(SPLITTER.max);
  expect(store.read('beam.view')).toMatchObject({ splitterPosition: SPLITTER.max });
  const second = await render(<BeamEditor host={{ store }} />);
  await expect
    .poll(() =>
      second.container.querySelector('[data-option="splitterPosition"]')?.getAttribute('aria-valuenow'),
    )
    .toBe(String(SPLITTER.max));
});

test('in a shadow root it is the width of the editor that counts', async () => {
  await page.viewport(1700, 900);
  const host = document.createElement('div');
  document.body.append(host);
  host.style.width = '1650px';
  const root = host.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  root.append(place);
  const { unmount } = await render(
    <BeamEditor defaultValue={beamExamples.hingedSpans} styleTarget={root} layout="wide" />,
    { container: place },
  );
  const orientation = () => root.querySelector('[role="separator"]')?.getAttribute('aria-orientation');
  await expect.poll(orientation).toBe('vertical');
  host.style.width = '1000px';
  await expect.poll(orientation).toBe('horizontal');
  await unmount();
  host.remove();
});
