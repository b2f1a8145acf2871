import { type BeamCase, caseHash } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import type { BeamEditorProps } from '../props.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { openRow } from '../../test/openRow.ts';
import { createMemoryStore } from '../../test/createMemoryStore.ts';

const { hingedSpans } = beamExamples;
const bar = page.getByRole('group', { name: 'Status' });

const readBar = (): string => (bar.query()?.textContent ?? '').replace(/\s+/gu, ' ');

async function open(document: BeamCase = hingedSpans, props: Partial<BeamEditorProps> = {}) {
  const view = await render(<BeamEditor defaultValue={document} {...props} />);
  await expect.element(bar).toBeVisible();
  return view;
}

beforeEach(() => page.viewport(1200, 900));
afterEach(() => page.viewport(414, 896));

test('says how many loads the beam bears, which document it is and whether it is solved', async () => {
  await open();
  expect(readBar()).toContain('5 loads');
  expect(readBar()).toContain(`Hash ${caseHash(hingedSpans).slice(0, 7)}`);
  await expect.poll(readBar).toContain('Preview, not solved yet');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(readBar).toContain('Solution current');
  // Another beam has another hash, and no solution of its own.
  await userEvent.fill(page.getByRole('textbox', { name: 'Load 1, value' }), '12');
  await userEvent.keyboard('{Enter}');
  await expect.poll(readBar).toContain('Preview, not solved yet');
  expect(readBar()).not.toContain(caseHash(hingedSpans).slice(0, 7));
});

drawnTest('the degree of indeterminacy is said beside Solve and beside the supports', async () => {
  // A fixed support, a pin and a roller: 3 + 2 + 1 restraints, three redundant.
  const supports = [
    { className: 'cantilever', x: 0 },
    { className: 'fixed', x: 6 },
    { className: 'simple', x: 12 },
  ] as const;
  const { container } = await open({ ...hingedSpans, supports });
  await openRow(/Supports/);
  await expect.element(page.getByText('6 restraints of 3 needed')).toBeVisible();
  const said = (): string => container.textContent ?? '';
  expect(said().match(/indeterminate|degree 3|\+3/gi)).toEqual([
    'indeterminate',
    'degree 3',
    'indeterminate',
    'degree 3',
  ]);
  // A continuous beam is not an error.
  expect(said()).not.toMatch(/over.constrained/i);
});

drawnTest('says the place that is read on a diagram', async () => {
  const { container } = await open();
  await expect.poll(() => container.querySelector('[data-diagram="M"] [data-diagram-track]')).not.toBeNull();
  const place = (): string | undefined => container.querySelector('[data-cursor-place]')?.textContent;
  expect(place()).toBe('–');
  container.querySelector<HTMLElement>('[data-diagram="M"] [data-diagram-track]')?.focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(place).toMatch(/^0\sm$/u);
  await userEvent.keyboard('{End}');
  await expect.poll(place).toMatch(/^12\sm$/u);
});

drawnTest('speaks the reader’s language', async () => {
  await render(<BeamEditor defaultValue={hingedSpans} locale="uk" />);
  await expect.element(page.getByText('Попередній перегляд, ще не розраховано')).toBeVisible();
});

test('a phone has its bar at the foot, and no line', async () => {
  await page.viewport(414, 896);
  await render(<BeamEditor defaultValue={hingedSpans} />);
  await expect.poll(() => page.getByRole('button', { name: 'Solve' }).elements().length).toBeGreaterThan(0);
  await expect.element(bar).not.toBeInTheDocument();
});

drawnTest('damaged steps back are told once', async () => {
  const store = createMemoryStore();
  store.write('beam.steps', { version: 1, at: 0 });
  const view = await open(hingedSpans, { host: { store } });
  await expect.element(page.getByText(/undo steps of an earlier visit were damaged/).first()).toBeVisible();
  await view.unmount();
  await open(hingedSpans, { host: { store } });
  expect(page.getByText(/undo steps of an earlier visit were damaged/).elements()).toEqual([]);
});

test('a value typed into a field is taken over when the page is left', async () => {
  const documents: BeamCase[] = [];
  await open(hingedSpans, {
    host: { store: createMemoryStore() },
    onChange: (document) => documents.push(document),
  });
  await userEvent.fill(page.getByRole('textbox', { name: 'Title of the beam' }), 'Half typed');
  expect(documents).toEqual([]);
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('pagehide'));
      return documents.at(-1)?.title;
    })
    .toBe('Half typed');
});
