import { useRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BoardKeys } from '@eecs/ui-kit/editor';
import { replayPresses } from './replayPresses.ts';
import { EarlyKeys, useKeptPresses } from './useKeptPresses.ts';

/** A board whose tools are loaded later. */
function Board({ isLoaded }: { readonly isLoaded: boolean }) {
  const objects = useRef<HTMLDivElement>(null);
  const keys = useRef<BoardKeys>(null);
  const early = useKeptPresses(isLoaded ? { replayPresses } : null, objects);
  return (
    <>
      <div
        ref={objects}
        role="listbox"
        tabIndex={0}
        onKeyDown={(event) => keys.current?.onKeyDown(event as never)}
      />
      {isLoaded ? null : <EarlyKeys keys={keys} early={early} />}
    </>
  );
}

test('keys pressed before the tools are loaded reach them afterwards, in order; Tab and Ctrl do not wait', async () => {
  const seen: string[] = [];
  const { container, rerender } = await render(<Board isLoaded={false} />);
  container.addEventListener('keydown', ({ key, isTrusted }) => {
    if (!isTrusted) seen.push(key);
  });
  container.querySelector<HTMLElement>('[role="listbox"]')?.focus();
  await userEvent.keyboard('q4{Control>}k{/Control}{Enter}');
  expect(seen).toEqual([]);
  await rerender(<Board isLoaded />);
  await expect.poll(() => seen).toEqual(['q', '4', 'Enter']);
});
