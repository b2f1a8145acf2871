import { beamExamples } from '@eecs/ui-beam';
import type { LocalStore } from '@eecs/ui-kit';
import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../../test/support/createMemoryStore.ts';
import { beamBranch } from '../../ports/kept/beamBranch.ts';
import { createShelf } from '../../ports/kept/shelf.ts';
import { keepCase } from './keepCase.ts';

const { twoSpans } = beamExamples;

/** A shelf in a browser that stores only while `allows` returns true. */
function openShelf(allows: () => boolean) {
  const memory = createMemoryStore();
  const local: LocalStore = {
    ...memory,
    write: (key, value) => allows() && memory.write(key, value),
    readText: (key) => (memory.read(key) === undefined ? undefined : JSON.stringify(memory.read(key))),
    keys: () => [],
    clear: () => undefined,
  };
  return { memory, shelf: createShelf({ local, openSlot: () => local }) };
}

/** Makes the browser's storage throw an error with this name. */
function refuseBy(name: string): void {
  const setItem = (): void => {
    throw new DOMException('refused', name);
  };
  vi.stubGlobal('window', { localStorage: { setItem, removeItem: () => undefined } });
}

test('an edit that is kept is on the shelf under its title', () => {
  const { shelf } = openShelf(() => true);
  expect(keepCase({ slot: '', document: { ...twoSpans, title: 'Purlin' } }, shelf, beamBranch)).toBeNull();
  expect(shelf.get().slots).toMatchObject([{ id: '', title: 'Purlin' }]);
});

test.each([
  ['QuotaExceededError', 'storageFull'],
  ['NS_ERROR_DOM_QUOTA_REACHED', 'storageFull'],
  ['SecurityError', 'storageForbidden'],
])('a browser that refuses by %s: %s, and nothing is on the shelf', (name, told) => {
  refuseBy(name);
  const { shelf } = openShelf(() => false);
  expect(keepCase({ slot: '', document: twoSpans }, shelf, beamBranch)).toBe(told);
  expect(shelf.get().slots).toEqual([]);
});
