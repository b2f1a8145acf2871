import { type ReactElement, type Ref, createRef } from 'react';
import { drawKeys, findLostKey } from '@eecs/testing/keyScripts';
import { expect, inject } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

/** The parts of an editor's handle that a script of keys needs. */
interface ScriptedHandle {
  readonly getCase: () => unknown;
  readonly undo: () => void;
}

const COUNT = 30;

/**
 * Presses random keys on the board of an editor: no key may reach a field that was not opened, and undo must restore
 * the initial document.
 */
export async function pressRandomKeys<Handle extends ScriptedHandle>(
  show: (ref: Ref<Handle>) => ReactElement,
  tools: string,
): Promise<void> {
  const { seed, isWhole } = inject('draws');
  const keys = drawKeys(seed, { tools, count: isWhole ? 20 * COUNT : COUNT });
  const ref = createRef<Handle>();
  const { container } = await render(<div style={{ width: 1200 }}>{show(ref)}</div>);
  const svg = container.querySelector<SVGSVGElement>('[data-board]');
  await expect.poll(() => svg?.dataset['ready']).toBe('');
  await expect.poll(() => container.querySelector('[data-dock] :is(span, p)')).not.toBeNull();
  const was = JSON.stringify(ref.current?.getCase());
  svg?.querySelector<SVGGElement>('[role="listbox"]')?.focus();
  for (const [at, key] of keys.entries()) {
    const before = document.activeElement;
    const isOnSeveral = hasTool(container) && countSelected(container) > 1;
    await userEvent.keyboard(key);
    const lost = findLostKey({ key, before, after: document.activeElement, isOnSeveral });
    expect(lost, `EECS_SEED=${seed}: ${keys.slice(0, at + 1).join('')}`).toBeNull();
  }
  for (let step = 0; step < 2 * keys.length; step += 1) ref.current?.undo();
  expect(JSON.stringify(ref.current?.getCase()), `EECS_SEED=${seed}: ${keys.join('')}`).toBe(was);
}

/** Returns whether a tool other than the first one, the pointer, is in hand. */
function hasTool(container: Element): boolean {
  const [pointer] = container.querySelectorAll('[role="toolbar"] button');
  return pointer?.getAttribute('aria-pressed') === 'false';
}

function countSelected(container: Element): number {
  return container.querySelectorAll('[data-board] [role="option"][aria-selected="true"]').length;
}
