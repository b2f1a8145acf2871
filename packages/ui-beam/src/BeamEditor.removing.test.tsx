import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../solver-core/verification/drawnTest.ts';
import { openRow } from '../test/openRow.ts';
import { solve } from '../test/readEditor.ts';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import type { BeamEditorHandle } from './props.ts';

const { hingedSpans, proppedCantilever, twoSpans } = beamExamples;

describe('removing', () => {
  test('removing asks first until switched off, and keeps the keys of the editor', async () => {
    const ref = createRef<BeamEditorHandle>();
    const heard = vi.fn();
    await render(<BeamEditor defaultValue={hingedSpans} ref={ref} confirmDelete onConfirmDelete={heard} />);
    const count = (): number | undefined => ref.current?.getCase().loads.length;
    const all = hingedSpans.loads.length;
    const remove = page.getByRole('button', { name: 'Remove load 1' });
    await remove.click();
    await expect.element(page.getByText('Remove load 1?')).toBeVisible();
    // The question names the load by its kind, value and place.
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(/Transverse 10.kN downwards, load 1 of 5, at 3.m/)).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    expect(count()).toBe(all);
    await remove.click();
    await page.getByRole('checkbox', { name: 'Ask every time' }).click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(count).toBe(all - 1);
    expect(heard).toHaveBeenLastCalledWith(false);
    await remove.click();
    await expect.poll(count).toBe(all - 2);
    await expect.poll(() => document.activeElement?.closest('[data-beam-editor]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(count).toBe(all - 1);
  });

  drawnTest('is done at once where no option asks for a question: Undo takes it back', async () => {
    const ref = createRef<BeamEditorHandle>();
    const confirm = vi.fn(() => Promise.resolve({ outcome: 'ok' } as const));
    await render(<BeamEditor defaultValue={hingedSpans} host={{ confirm }} ref={ref} />);
    await page.getByRole('button', { name: 'Remove load 1' }).click();
    await expect.poll(() => ref.current?.getCase().loads.length).toBe(hingedSpans.loads.length - 1);
    expect(confirm).not.toHaveBeenCalled();
    ref.current?.undo();
    await expect.poll(() => ref.current?.getCase().loads.length).toBe(hingedSpans.loads.length);
  });

  drawnTest('asks the host where it has dialogs of its own, and tells it what happened', async () => {
    const notify = vi.fn();
    const confirm = vi.fn(() => Promise.resolve({ outcome: 'ok', checked: true } as const));
    const ref = createRef<BeamEditorHandle>();
    await render(
      <BeamEditor defaultValue={proppedCantilever} host={{ notify, confirm }} ref={ref} confirmDelete />,
    );
    const solved = page.getByRole('status').filter({ hasText: /^Solved\.$/ });
    await solve();
    // Announced, and shown by the badge: a notice would cover the tables.
    await expect.element(solved).toHaveTextContent('Solved.');
    expect(notify).not.toHaveBeenCalled();
    await openRow(/Supports/, 2);
    await page.getByRole('button', { name: 'Remove support B' }).click();
    await expect.poll(() => ref.current?.getCase().supports.length).toBe(1);
    // The edit has made the solution outdated.
    await expect.element(solved).not.toBeInTheDocument();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'confirm',
        message: expect.stringContaining('Remove support B?') as string,
      }),
    );
  });

  drawnTest('a text that was refused stays in its own row', async () => {
    const host = { confirm: () => Promise.resolve({ outcome: 'ok' } as const) };
    await render(<BeamEditor defaultValue={hingedSpans} host={host} />);
    await openRow(/Supports/, 2);
    await userEvent.fill(page.getByRole('textbox', { name: 'Support B, x' }), 'abc');
    await userEvent.keyboard('{Enter}');
    await openRow(/Supports/, 1);
    await page.getByRole('button', { name: 'Remove support A' }).click();
    await expect.poll(() => page.getByRole('tab', { name: /Supports/ }).element().textContent).toMatch(/3$/);
    await expect.element(page.getByRole('textbox', { name: 'Support A, x' })).toHaveValue('abc');
    await page.getByRole('button', { name: 'Remove support A' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Hinge 1, x' })).toHaveValue('8');
  });

  drawnTest('a text that was refused does not go over to the next document', async () => {
    const ref = createRef<BeamEditorHandle>();
    await render(<BeamEditor defaultValue={twoSpans} ref={ref} />);
    const place = page.getByRole('textbox', { name: 'Load 1, start' });
    await userEvent.fill(place, 'abc');
    ref.current?.setCase({ ...twoSpans, L: twoSpans.L, title: 'Another beam' });
    await expect.element(page.getByRole('textbox', { name: 'Load 1, start' })).toHaveValue('0');
  });
});
