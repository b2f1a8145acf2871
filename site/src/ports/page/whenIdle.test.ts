import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // As in Safari.
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an uncancellable task waits for an idle moment without a signal', () => {
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('a task abandoned before is not run', () => {
  const [run, stop] = [vi.fn(), new AbortController()];
  whenIdle(run, stop.signal);
  stop.abort();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
