import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaver, SAVE_DELAY_MS } from './createSaver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an edit is saved within 300 ms', () => {
  const save = vi.fn();
  createSaver(save).put(1);
  vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save.mock.calls).toEqual([[1]]);
});

test('edits without a pause are saved at the same pace, the newest each time', () => {
  const save = vi.fn();
  const saver = createSaver(save);
  for (let edit = 1; edit <= 7; edit += 1) {
    saver.put(edit);
    vi.advanceTimersByTime(100);
  }
  expect(save.mock.calls).toEqual([[3], [6]]);
});

test('a flush saves what waits at once, and only once', () => {
  const save = vi.fn();
  const saver = createSaver(save);
  saver.put(5);
  saver.flush();
  saver.flush();
  vi.advanceTimersByTime(1000);
  expect(save.mock.calls).toEqual([[5]]);
});

test('a dropped document is never saved', () => {
  const save = vi.fn();
  const saver = createSaver(save);
  saver.put(5);
  saver.drop();
  vi.advanceTimersByTime(1000);
  expect(save).not.toHaveBeenCalled();
});
