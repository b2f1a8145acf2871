import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';
import { createTrussExample } from '../starters/trussExamples.ts';

// Late parts are loaded when a test permits it, as over a slow network.
const gate = vi.hoisted(() => ({ open: (): void => undefined, passed: Promise.resolve() }));

vi.mock(import('../late/loadParts.ts'), async (importOriginal) => {
  const loads = await importOriginal();
  return { ...loads, loadParts: Object.assign(() => gate.passed.then(loads.loadParts), loads.loadParts) };
});

beforeEach(() => {
  gate.passed = new Promise((resolve) => (gate.open = resolve));
});

/** Shows a jib of three joints, all selected, before any late part is loaded. */
async function openEarly() {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={createTrussExample('jib')} ref={ref} />
    </div>,
  );
  const list = () => container.querySelector<SVGGElement>('[data-board] [role="listbox"]');
  await expect.poll(list).not.toBeNull();
  list()?.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  const countJoints = () => ref.current?.getCase().joints.length;
  expect(countJoints()).toBe(3);
  return { countJoints, container, select: ref.current?.select };
}

test('a copy that is asked for before what copies has come is made when it comes', async () => {
  const { countJoints } = await openEarly();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(countJoints()).toBe(3);
  gate.open();
  await expect.poll(countJoints).toBe(5);
});

test('an object to be removed stays if another one is chosen first', async () => {
  const { countJoints, container, select } = await openEarly();
  await userEvent.keyboard('{Delete}');
  select?.([{ kind: 'joint', index: 0 }]);
  gate.open();
  await expect.poll(() => container.querySelector('[aria-label="Fields of the selection"]')).not.toBeNull();
  expect(countJoints()).toBe(3);
});
