import { StrictMode, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { BeamCase } from '@eecs/solver-core';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { readDiagram, readText, solve } from '../test/readEditor.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorHandle } from './props.ts';

const { proppedCantilever, twoSpans } = beamExamples;

describe('case sets', () => {
  const [load] = proppedCantilever.loads;
  const sets = {
    ...proppedCantilever,
    caseSets: ['Dead', 'Live'].map((title) => ({ title })),
    loads: [
      { ...load, id: 'aa11-bb11', sets: 1 },
      { ...load, id: 'aa11-bb12', sets: 2 },
    ],
  } as unknown as BeamCase;

  drawnTest('the choice belongs to its document, and Tab always reaches it', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={sets} ref={ref} />);
    await solve();
    await page.getByRole('radio', { name: 'Live' }).click();
    await expect.element(page.getByRole('radio', { name: 'Live' })).toBeChecked();
    ref.current?.setCase({ ...sets, title: 'Another' });
    await solve();
    await expect.element(page.getByRole('radio', { name: 'Dead' })).toBeChecked();
    expect(page.getByRole('radio', { name: 'Dead' }).element()).toHaveProperty('tabIndex', 0);
  });
});

drawnTest('a view of one editor is shown by another, and an unknown view changes nothing', async () => {
  const ref = createRef<BeamEditorHandle>();
  const first = await render(<BeamEditor defaultValue={twoSpans} ref={ref} />);
  await page.getByRole('button', { name: 'Slope' }).click();
  await page.getByRole('button', { name: 'Floor plan' }).click();
  await expect.poll(async () => (await ref.current?.getShown())?.room).toBe('floorPlan');
  const shown = JSON.parse(JSON.stringify(await ref.current?.getShown())) as object;
  expect(shown).toMatchObject({ set: 0, rows: expect.arrayContaining(['M', 'slope']) as unknown });
  await first.unmount();
  const told = { ...shown, view: [0.25, 0.5], set: -1, isEnveloped: 'perhaps', more: 1 };
  const notify = vi.fn();
  const second = await render(
    <BeamEditor defaultValue={twoSpans} defaultShown={shown} host={{ notify }} ref={ref} />,
  );
  await expect.poll(async () => (await ref.current?.getShown())?.room).toBe('floorPlan');
  await second.unmount();
  expect(notify).not.toHaveBeenCalled();
  await render(
    <BeamEditor defaultValue={twoSpans} defaultShown={told} host={{ notify }} locale="uk" ref={ref} />,
  );
  await expect
    .element(page.getByRole('button', { name: 'Поповерхова схема' }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Епюри' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Кут повороту' }))
    .toHaveAttribute('aria-pressed', 'true');
  const { room: _, ...rest } = shown as { room?: string };
  expect(await ref.current?.getShown()).toEqual({ ...rest, view: [0.25, 0.5] });
  await expect
    .poll(() => notify.mock.calls.map(([notice]) => notice as unknown))
    .toEqual([
      {
        kind: 'info',
        text: 'Вигляд, надісланий разом із документом, не вдалося показати повністю. Документ цілий: налаштуйте вигляд заново.',
      },
    ]);
});

drawnTest('a page leaves parts out, and the others have their room', async () => {
  await page.viewport(1200, 900);
  const { container, rerender } = await render(<BeamEditor defaultValue={twoSpans} />);
  const board = (): number => container.querySelector('[data-beam-board]')?.clientWidth ?? 0;
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Report' })).toBeVisible();
  const before = board();
  await rerender(
    <BeamEditor
      defaultValue={twoSpans}
      hide={['title', 'steps', 'keys', 'solve', 'tools', 'view', 'files', 'reactions', 'tables', 'status']}
    />,
  );
  await expect.poll(board).toBeGreaterThan(before + 200);
  for (const name of ['Undo', 'Keys', 'Solve', 'Report', 'Options and units'])
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
  for (const role of ['toolbar', 'tablist', 'textbox']) expect(page.getByRole(role).elements()).toEqual([]);
  expect(container.querySelectorAll('[data-hash]')).toHaveLength(0);
  await expect.element(page.getByRole('figure', { name: /Bending moment/ })).toBeVisible();
  await rerender(<BeamEditor defaultValue={twoSpans} hide={['bar', 'results']} />);
  await expect.element(page.getByRole('tablist')).toBeVisible();
  expect(container.querySelectorAll('[data-diagram]')).toHaveLength(0);
  expect(page.getByRole('separator').elements()).toEqual([]);
});

drawnTest('a page hears what is chosen, and chooses', async () => {
  const ref = createRef<BeamEditorHandle>();
  const onSelect = vi.fn();
  const { container } = await render(<BeamEditor defaultValue={twoSpans} onSelect={onSelect} ref={ref} />);
  await expect.poll(() => container.querySelector('[data-board]')?.getAttribute('data-ready')).toBe('');
  ref.current?.select([
    { kind: 'support', index: 1 },
    { kind: 'load', index: 99 },
  ]);
  expect(onSelect.mock.calls).toEqual([[[{ kind: 'support', index: 1 }]]]);
  // Another beam does not have it.
  ref.current?.setCase({ ...twoSpans, title: 'Another' });
  expect(onSelect).toHaveBeenLastCalledWith([]);
  ref.current?.select([{ kind: 'load', index: 0 }]);
  expect(onSelect).toHaveBeenLastCalledWith([{ kind: 'load', index: 0 }]);
  expect(onSelect).toHaveBeenCalledTimes(3);
});

drawnTest('the thread of the preview is made by the page, or by none', async () => {
  const asked: unknown[] = [];
  const createWorker = vi.fn(() => {
    const worker = new Worker(new URL('./live/liveWorker.ts', import.meta.url), { type: 'module' });
    vi.spyOn(worker, 'postMessage').mockImplementation(function (this: Worker, message: unknown) {
      asked.push(message);
      Worker.prototype.postMessage.call(this, message);
    });
    return worker;
  });
  const first = await render(<BeamEditor defaultValue={proppedCantilever} host={{ createWorker }} />);
  expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m');
  expect(asked.length).toBeGreaterThan(0);
  expect(createWorker).toHaveBeenCalledOnce();
  await first.unmount();
  await render(<BeamEditor defaultValue={proppedCantilever} host={{ createWorker: () => null }} />);
  expect(await readDiagram(/Bending moment/)).toContain('12.500 kN·m');
});

drawnTest('a failure inside an editor stays inside and shows its reason and Retry', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...twoSpans, supports: 'none' } as unknown as BeamCase;
  await render(
    <>
      <BeamEditor defaultValue={broken} />
      <p>The rest of the page</p>
    </>,
  );
  await expect.element(page.getByText('This document cannot be opened')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(page.getByText('The rest of the page')).toBeVisible();
  report.mockRestore();
});

drawnTest('two editors on one page do not meet', async () => {
  await render(
    <>
      <div data-testid="left">
        <BeamEditor defaultValue={proppedCantilever} />
      </div>
      <div data-testid="right">
        <BeamEditor defaultValue={twoSpans} locale="uk" theme="dark" units={1} />
      </div>
    </>,
  );
  const left = page.getByTestId('left');
  await solve(left);
  expect(await readDiagram(/Bending moment/, left)).toContain('12.500 kN·m');
  const right = page.getByTestId('right');
  await expect.element(right.getByRole('button', { name: 'Розрахувати' })).toBeEnabled();
  await expect
    .poll(() => readText(right.getByRole('figure', { name: /Згинальний момент/ })))
    .toContain('−27,659');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

drawnTest('works in a shadow root: its styles go there, not into the page', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const shadow = place.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  const styles = document.createElement('div');
  shadow.append(styles, inside);
  const before = document.head.querySelectorAll('style').length;
  const root = createRoot(inside);
  root.render(
    <StrictMode>
      <BeamEditor defaultValue={twoSpans} styleTarget={styles} />
    </StrictMode>,
  );
  await expect.poll(() => shadow.querySelector('svg')).not.toBeNull();
  expect(styles.querySelector('style')).not.toBeNull();
  expect(document.head.querySelectorAll('style').length).toBe(before);
  const button = [...shadow.querySelectorAll('button')].find(({ textContent }) => textContent === 'Solve');
  button?.click();
  await expect.poll(() => shadow.querySelector('figure path[data-role="curve"]')).not.toBeNull();
  root.unmount();
  place.remove();
});

describe('units', () => {
  drawnTest(
    'a switch converts document and result, which stays current; back again both are the same',
    async () => {
      const ref = createRef<BeamEditorHandle>();
      const editor = (units: 0 | 1) => <BeamEditor defaultValue={twoSpans} units={units} ref={ref} />;
      const screen = await render(editor(0));
      await solve();
      expect(await readDiagram(/Bending moment/)).toContain('−37.500 kN·m');
      await screen.rerender(editor(1));
      // 37.5 kN·m = 37.5·0.737562149 kip·ft.
      expect(await readDiagram(/Bending moment/)).toContain('−27.659 kip·ft');
      await expect.element(page.getByText('The results are up to date.')).toBeVisible();
      await screen.rerender(editor(0));
      expect(ref.current?.getCase()).toBe(twoSpans);
      await expect.element(page.getByText('The results are up to date.')).toBeVisible();
    },
  );
});
