import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import { createMemoryStore } from '../../test/createMemoryStore.ts';

const chunk = vi.hoisted(() => ({ calls: 0 }));

// A part in a separate file of the bundle that fails to load.
vi.mock('../../../ui-kit/src/editor/workspace/Splitter.tsx', () => ({
  get Splitter(): never {
    chunk.calls += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(414, 896);
});

// The board's share of the common room: the narrower of the two is narrower than the greatest width of the phone
// layout.
test.each(drawTasks([30, 70], 1))(
  'board and diagrams are drawn for the layout they stand in without a splitter, the board %i per cent',
  async (splitterPosition) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await page.viewport(1800, 900);
    const store = createMemoryStore();
    store.write('beam.view', { splitterPosition });
    const { container } = await render(
      <div style={{ width: 1600 }}>
        <BeamEditor defaultValue={beamExamples.hingedSpans} host={{ store }} layout="wide" />
      </div>,
    );
    const find = (selector: string): HTMLElement => container.querySelector(selector) as HTMLElement;
    const isBeside = () =>
      find('[data-diagram]').getBoundingClientRect().left >
      find('[data-beam-board]').getBoundingClientRect().right;
    const tools = () => find('[data-beam-board] [role="toolbar"]').getAttribute('aria-orientation');
    const diagrams = () => container.querySelectorAll('[data-diagram]').length;
    await expect.poll(() => find('[data-diagram] [data-diagram-track]')).not.toBeNull();
    await expect.poll(() => find('[data-beam-board] [role="toolbar"]')).not.toBeNull();
    await expect.poll(() => chunk.calls).toBeGreaterThan(0);
    expect(find('[role="separator"]')).toBeNull();

    expect(isBeside()).toBe(true);
    await expect.poll(tools).toBe('vertical');
    await expect.poll(diagrams).toBe(3);

    // As narrow as a phone: both follow the style sheet there too.
    (container.firstElementChild as HTMLElement).style.width = '480px';
    await expect.poll(isBeside).toBe(false);
    await expect.poll(tools).toBe('horizontal');
    await expect.poll(diagrams).toBe(1);
  },
);
