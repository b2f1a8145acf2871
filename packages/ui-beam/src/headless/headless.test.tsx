import type { BeamInput } from '@eecs/solver-core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { expectClose } from '@eecs/testing';
import {
  BeamDiagram,
  BeamDrawing,
  SectionDrawing,
  addLoad,
  addSupport,
  changePointLoad,
  useBeamEditor,
  useBeamSolution,
} from './index.ts';

/** 10 kN in the middle of 4 m: M = PL/4 = 10 kN·m. */
const beam: BeamInput = {
  schema: 1,
  L: 4,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 4 },
  ],
  loads: [{ id: 'P', className: 'ShearLoad', x: 2, c: [-10000] }],
};

const momentOf = (answer: ReturnType<typeof useBeamSolution> | null): number | undefined =>
  answer === null || answer.level === 'error' ? undefined : answer.sets[0]?.M.max.value;

test('a page of its own look edits, steps back and solves by hooks alone', async () => {
  const onChange = vi.fn();
  const { result, act } = await renderHook(() => useBeamEditor({ defaultValue: beam, onChange }));
  const now = () => result.current;
  expect(now()).toMatchObject({ canUndo: false, canRedo: false, solution: null, isCurrent: false });
  await act(() => now().edit((document) => changePointLoad(document, 0, { value: -20000 })));
  expect(now().document.loads[0]).toMatchObject({ id: 'P', c: [-20000, 0, -20000] });
  expect(onChange.mock.lastCall?.[1]).toEqual({
    cause: 'edit',
    parts: [{ field: 'loads', kind: 'changed', ids: ['P'] }],
  });
  await act(async () => {
    // PL/4
    expectClose(momentOf(await now().solve()), 20000, 1e-9);
  });
  expect(now()).toMatchObject({ isCurrent: true, isSolving: false, canUndo: true });
  await act(() => now().undo());
  expect(now()).toMatchObject({ isCurrent: false, canUndo: false, canRedo: true });
  await act(() => now().edit((document) => ({ ...document, title: 'Mine' })));
  expect(now().document.title).toBe('Mine');
  await act(() => now().open({ schema: 1, L: 7, supports: [] }));
  expect(now()).toMatchObject({ document: { L: 7 }, canUndo: false, solution: null });
});

test('a verb states why it did nothing, and the solver why it has no result', async () => {
  const { result, act } = await renderHook(() => useBeamEditor({ defaultValue: beam }));
  let notes: readonly unknown[] = [];
  await act(() => {
    notes = result.current.edit((document) => changePointLoad(document, 0, { x: 9 }));
  });
  expect(notes).toEqual([{ code: 'placeOutside', count: 1 }]);
  expect(result.current.canUndo).toBe(false);
  await act(() => result.current.open({ ...beam, supports: [] }));
  await act(async () => {
    expect(await result.current.solve()).toMatchObject({ level: 'error', error: 'conditions' });
  });
  expect(result.current.fault).toMatchObject({ kind: 'refused' });
});

test('where the page holds the beam nothing changes before it hands it back, and a veto holds', async () => {
  const { result, act } = await renderHook(() => {
    const [value, setValue] = useState<BeamInput>(beam);
    const editor = useBeamEditor({
      value,
      onChange: setValue,
      beforeChange: ({ supports }) => supports.length < 4,
    });
    return { value, ...editor };
  });
  await act(() => result.current.edit((document) => addSupport(document, 'simple')));
  expect(result.current.value.supports).toHaveLength(3);
  expect(result.current.document.supports).toHaveLength(3);
  await act(() => result.current.edit((document) => addSupport(document, 'simple')));
  expect(result.current.document.supports).toHaveLength(3);
  await act(() => result.current.undo());
  expect(result.current.value.supports).toHaveLength(2);
});

test('the solution follows the beam', async () => {
  const { result, rerender } = await renderHook(
    (given?: { readonly L: number }) => {
      const L = given?.L ?? 4;
      return useBeamSolution({ ...beam, L, supports: [{ className: 'clamp', x: 0 }] });
    },
    { initialProps: { L: 4 } },
  );
  expectClose(
    result.current.level === 'error' ? undefined : result.current.sets[0]?.M.min.value,
    -20000,
    1e-9,
  );
  await rerender({ L: 1 });
  expect(result.current).toMatchObject({ level: 'error', error: 'geometry' });
});

test('a diagram states its extremes, is read by keys, and takes the place it has', async () => {
  const { container } = await render(
    <div style={{ width: 500 }}>
      <BeamDiagram document={beam} quantity="M" theme="light" />
    </div>,
  );
  await expect.element(page.getByRole('figure', { name: /Bending moment/ })).toBeVisible();
  await expect.poll(() => container.textContent).toMatch(/10\.000/);
  expect(container.querySelector('svg')?.getBoundingClientRect().width).toBeLessThanOrEqual(500);
  await expect.element(page.getByRole('slider')).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Home}{PageUp}');
  await expect
    .element(page.getByRole('slider'))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/kN/));
});

test('a beam that cannot be solved is reported in the page’s own way', async () => {
  await render(
    <BeamDiagram
      document={{ ...beam, supports: [] }}
      quantity="M"
      fallback={({ error }) => <p>No diagram: {error}</p>}
    />,
  );
  await expect.element(page.getByText('No diagram: conditions')).toBeVisible();
});

test('drawings stand by themselves, in the reader’s language', async () => {
  await render(
    <>
      <BeamDrawing document={beam} locale="uk" />
      <SectionDrawing
        section={{ className: 'h', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 }}
      />
    </>,
  );
  await expect.element(page.getByRole('img', { name: /Балка завдовжки/ })).toBeVisible();
  const outline = page.getByRole('img', { name: 'IPE 300' });
  await expect.element(outline).toBeVisible();
  expect(outline.element().textContent).toContain('300');
});

test('verbs are pure: the document that came in stays as it was', async () => {
  const { result } = await renderHook(() => useBeamEditor({ defaultValue: beam }));
  const { document } = result.current;
  const before = JSON.stringify(document);
  expect(addLoad(document, 'DistributedLoad', 'q').document.loads).toHaveLength(2);
  expect(JSON.stringify(document)).toBe(before);
});
