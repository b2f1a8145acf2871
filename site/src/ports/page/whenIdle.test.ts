import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // As Safari is.
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what nobody will give up is told in a quiet moment, without a signal', () => {
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('what was given up before is not told', () => {
  const [run, stop] = [vi.fn(), new AbortController()];
  whenIdle(run, stop.signal);
  stop.abort();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
