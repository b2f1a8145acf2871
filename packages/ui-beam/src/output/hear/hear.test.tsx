import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../../BeamEditor.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';

afterEach(() => vi.restoreAllMocks());

/** Mounts an editor, traces its bending moment and plays it. */
async function hear() {
  const contexts: AudioContext[] = [];
  const Native = globalThis.AudioContext;
  vi.spyOn(globalThis, 'AudioContext').mockImplementation(function create() {
    const context = new Native();
    contexts.push(context);
    return context;
  });
  const { container, unmount } = await render(<BeamEditor defaultValue={beamExamples.hingedSpans} />);
  await expect.poll(() => container.querySelector('[data-diagram-track]')).not.toBeNull();
  container.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
  await userEvent.keyboard('g3');
  await expect
    .poll(() => document.activeElement?.closest('[data-diagram]')?.getAttribute('data-diagram'))
    .toBe('M');
  await userEvent.keyboard('h');
  await expect.poll(() => contexts.length).toBe(1);
  const [context] = contexts;
  if (context === undefined) throw new Error('a tone is played');
  return { contexts, context, unmount };
}

test('a tone ends with its editor: its context is closed and no frame is asked for any more', async () => {
  await page.viewport(1280, 900);
  const { context, unmount } = await hear();
  expect(context.state).not.toBe('closed');
  await unmount();
  await expect.poll(() => context.state).toBe('closed');
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(frames).not.toHaveBeenCalled();
});

drawnTest('the same key ends it, and plays it again', async () => {
  await page.viewport(1280, 900);
  const { contexts, context } = await hear();
  await userEvent.keyboard('h');
  await expect.poll(() => context.state).toBe('closed');
  expect(contexts).toHaveLength(1);
  await userEvent.keyboard('h');
  await expect.poll(() => contexts.length).toBe(2);
  expect(contexts[1]?.state).not.toBe('closed');
});
