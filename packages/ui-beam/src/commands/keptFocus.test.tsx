import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { BeamCase } from '@eecs/solver-core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

const { hingedSpans } = beamExamples;

beforeEach(() => page.viewport(1280, 900));

const host = { confirm: () => Promise.resolve({ outcome: 'ok', checked: false } as const) };

/** An editor in a plain page, or in a shadow root of it. */
async function open(place: 'page' | 'shadow root', defaultValue: BeamCase) {
  const box = document.createElement('div');
  document.body.append(box);
  const shadow = place === 'page' ? null : box.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  (shadow ?? box).append(inside);
  const ref = createRef<BeamEditorHandle>();
  const root = createRoot(inside);
  root.render(
    <BeamEditor
      defaultValue={defaultValue}
      host={host}
      ref={ref}
      {...(shadow === null ? {} : { styleTarget: shadow })}
    />,
  );
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  await expect.poll(() => inside.querySelector('svg[data-ready]')).not.toBeNull();
  return {
    getCase: () => ref.current?.getCase() ?? defaultValue,
    inside,
    focused: () => (shadow ?? document).activeElement,
  };
}

describe.each(drawTasks(['page', 'shadow root'] as const, 1))('in a %s keys go on working', (place) => {
  test('after the button that mended the beam is gone', async () => {
    const beyond: BeamCase = {
      ...hingedSpans,
      supports: hingedSpans.supports.map((support, at) => (at === 3 ? { ...support, x: 14 } : support)),
    };
    const { getCase, inside, focused } = await open(place, beyond);
    const fix = (): HTMLElement | null => inside.querySelector<HTMLElement>('[data-fix]');
    await expect.poll(fix).not.toBeNull();
    await userEvent.click(fix() as HTMLElement);
    await expect.poll(fix).toBeNull();
    await expect.poll(() => focused()?.matches('[data-beam-editor]')).toBe(true);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(getCase).toEqual(beyond);
  });

  test('after what was selected is removed from the dock', async () => {
    const { getCase, inside, focused } = await open(place, hingedSpans);
    const board = inside.querySelector<HTMLElement>('[data-board] [role="listbox"]');
    board?.focus();
    await userEvent.keyboard('{Tab}');
    const remove = (): HTMLElement | null => inside.querySelector<HTMLElement>('button[aria-label="Remove"]');
    await expect.poll(remove).not.toBeNull();
    await userEvent.click(remove() as HTMLElement);
    await expect
      .poll(() => getCase().supports.length + getCase().loads.length)
      .toBeLessThan(hingedSpans.supports.length + hingedSpans.loads.length);
    await expect.poll(() => focused()?.closest('[data-beam-editor]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(getCase).toEqual(hingedSpans);
  });
});

test('a focus the reader took elsewhere is not taken back', async () => {
  const { inside, focused } = await open('page', hingedSpans);
  const row = inside.querySelector<HTMLElement>('[role="grid"] [data-index]') as HTMLElement;
  row.focus();
  row.blur();
  row.remove();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(focused()).toBe(document.body);
});
