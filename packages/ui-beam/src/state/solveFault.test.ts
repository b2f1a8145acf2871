import { createStore } from 'jotai/vanilla';
import { createHistory } from '@eecs/ui-kit/editor';
import { expect, test, vi } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { type Ports, faultAtom, historyAtom, portsAtom } from './sessionAtoms.ts';
import { solveAtom } from './sessionVerbs.ts';

test.each([
  ['the solver refused the request', Object.assign(new Error('too large'), { kind: 'rejected' }), 'rejected'],
  ['the answer is of no use', Object.assign(new Error('broken'), { kind: 'failed' }), 'failed'],
  ['nobody answered', Object.assign(new Error('offline'), { kind: 'offline' }), 'unreachable'],
])('%s: told as it is', async (_what, error, kind) => {
  const store = createStore();
  const onError = vi.fn();
  store.set(historyAtom, createHistory(beamExamples.hingedSpans));
  const ports: Partial<Ports> = { onError, solve: () => Promise.reject(error) };
  store.set(portsAtom, ports as Ports);
  await store.set(solveAtom);
  expect(store.get(faultAtom)).toEqual({ kind, error });
  expect(onError).toHaveBeenCalledWith({ kind, error });
});
