import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { isStressShownAtom, openRowAtom, openRowsAtom } from '../../state/openRows.ts';
import { shownRowsAtom } from './shownRows.ts';

test('stresses are shown while their room stands open, and not after it was closed', () => {
  const store = createStore();
  store.set(openRowsAtom, new Set(['M'] as const));
  store.set(openRowAtom, 'stressTop');
  expect([...store.get(shownRowsAtom)]).toEqual(['M', 'stressTop']);
  store.set(isStressShownAtom, false);
  expect([...store.get(shownRowsAtom)]).toEqual(['M']);
});
