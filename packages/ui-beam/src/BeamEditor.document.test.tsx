import { createRef, useState } from 'react';
import { type BeamAnswer, type BeamCase, solveBeam } from '@eecs/solver-core';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawTasks } from '../../solver-core/verification/drawTasks.ts';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { readDiagram, solve } from '../test/readEditor.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorHandle } from './props.ts';

const { hingedSpans, proppedCantilever, twoSpans } = beamExamples;

describe('controlled', () => {
  test('the surroundings hold the document: what they keep is shown and can be taken back', async () => {
    const ref = createRef<BeamEditorHandle>();
    function Held() {
      const [value, setValue] = useState<BeamCase>(twoSpans);
      // As from a store: an equal document, but not the same object.
      return (
        <BeamEditor
          value={value}
          onChange={(next) => setValue(JSON.parse(JSON.stringify(next)) as BeamCase)}
          ref={ref}
        />
      );
    }
    await render(<Held />);
    const start = page.getByRole('textbox', { name: 'Load 1, ordinate' });
    await userEvent.fill(start, '6');
    await userEvent.keyboard('{Enter}');
    await expect.element(start).toHaveValue('6');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(start).toHaveValue('12');
    expect(JSON.stringify(ref.current?.getCase())).toBe(JSON.stringify(twoSpans));
  });

  drawnTest('an edit the surroundings refuse is not made', async () => {
    const onChange = vi.fn();
    await render(<BeamEditor value={twoSpans} onChange={onChange} />);
    const start = page.getByRole('textbox', { name: 'Load 1, ordinate' });
    await userEvent.fill(start, '6');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    await expect.element(start).toHaveValue('12');
  });
});

test('read only it shows and solves, and offers no edit', async () => {
  await render(<BeamEditor defaultValue={hingedSpans} readOnly />);
  await expect.element(page.getByRole('textbox', { name: 'Load 1, value' })).toBeDisabled();
  expect(page.getByRole('button', { name: 'Add load' }).elements()).toHaveLength(0);
  await solve();
  expect(await readDiagram(/Bending moment/)).toContain('31.076');
});

drawnTest('another document by the handle is a fresh start', async () => {
  const ref = createRef<BeamEditorHandle>();
  const onChange = vi.fn();
  await render(<BeamEditor defaultValue={twoSpans} ref={ref} onChange={onChange} />);
  await solve();
  ref.current?.setCase(proppedCantilever);
  await expect
    .element(page.getByRole('textbox', { name: 'Title of the beam' }))
    .toHaveValue('Propped cantilever');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect.element(page.getByText(/^Preview/).first()).toBeVisible();
  expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m at 2 m');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    proppedCantilever,
    expect.objectContaining({ cause: 'open' }),
  );
});

describe('the handle', () => {
  drawnTest('refuses what is no beam with what is wrong, and loses nothing', async () => {
    const ref = createRef<BeamEditorHandle>();
    const onChange = vi.fn();
    await render(<BeamEditor defaultValue={twoSpans} ref={ref} onChange={onChange} />);
    await solve();
    await expect.element(page.getByText('The results are up to date.')).toBeVisible();
    for (const garbage of [
      null,
      'beam',
      7,
      {},
      { ...twoSpans, L: 'long' },
      { ...twoSpans, supports: [{}] },
    ]) {
      const document = garbage as unknown as BeamCase;
      expect(() => ref.current?.setCase(document)).toThrow(/was given no beam document: \/\S* schema\./);
      expect(() => ref.current?.replaceCase(document)).toThrow(/was given no beam document: \/\S* schema\./);
    }
    expect(ref.current?.getCase()).toBe(twoSpans);
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(page.getByText('The results are up to date.')).toBeVisible();
  });

  drawnTest('edits, solves, takes back and brings again what it was asked to', async () => {
    const ref = createRef<BeamEditorHandle>();
    const onSolve = vi.fn();
    await render(<BeamEditor defaultValue={twoSpans} ref={ref} onSolve={onSolve} />);
    ref.current?.replaceCase(proppedCantilever);
    expect(ref.current?.getCase()).toBe(proppedCantilever);
    ref.current?.undo();
    expect(ref.current?.getCase()).toBe(twoSpans);
    ref.current?.redo();
    expect(ref.current?.getCase()).toBe(proppedCantilever);
    const answer = await ref.current?.solve();
    expect(onSolve.mock.calls).toEqual([[answer]]);
    expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m at 2 m');
    ref.current?.focus();
    expect(document.activeElement?.closest('[data-beam-editor]')).not.toBeNull();
    expect(await ref.current?.toSVG()).toMatch(/^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect((await ref.current?.toPNG())?.type).toBe('image/png');
  });
});

drawnTest('an editor that goes while it is solved ends the solve and tells nobody', async () => {
  const told = vi.fn();
  let signal: AbortSignal | undefined;
  let answer: (answer: BeamAnswer) => void = () => undefined;
  const host = {
    solve: (_: BeamCase, options?: { signal?: AbortSignal }) => {
      signal = options?.signal;
      return new Promise<BeamAnswer>((resolve) => (answer = resolve));
    },
  };
  const { unmount } = await render(
    <BeamEditor defaultValue={twoSpans} host={host} onSolve={told} onError={told} />,
  );
  await solve();
  await expect.poll(() => signal?.aborted).toBe(false);
  await unmount();
  expect(signal?.aborted).toBe(true);
  answer(solveBeam(twoSpans));
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
});

describe('a beam that cannot be solved, opened in the place of another', () => {
  const unsolvable: Readonly<Record<string, BeamCase>> = {
    'no elastic modulus': {
      ...twoSpans,
      materials: twoSpans.materials.map((material) => ({ ...material, E: 0 })),
    },
    'a load beyond its end': {
      ...twoSpans,
      loads: twoSpans.loads.map((load) => ({ ...load, x: [0, 50] }) as typeof load),
    },
    'a support beyond its end': {
      ...twoSpans,
      supports: [...twoSpans.supports, { className: 'simple', x: 50 }],
    },
  };

  test.each(drawTasks(Object.keys(unsolvable), 1))(
    '%s: the result of the former one goes, of an undo it comes',
    async (name) => {
      const ref = createRef<BeamEditorHandle>();
      const screen = await render(<BeamEditor defaultValue={proppedCantilever} ref={ref} />);
      await ref.current?.solve();
      await expect.poll(() => screen.container.querySelectorAll('[data-diagram]').length).toBeGreaterThan(0);
      ref.current?.replaceCase(unsolvable[name] as BeamCase);
      await expect.poll(() => screen.container.querySelector('[data-diagram]')).toBeNull();
      expect(screen.container.querySelector('[data-standing="stale"]')).toBeNull();
      ref.current?.undo();
      expect(ref.current?.getCase()).toBe(proppedCantilever);
      await expect.poll(() => screen.container.querySelectorAll('[data-diagram]').length).toBeGreaterThan(0);
    },
  );
});
