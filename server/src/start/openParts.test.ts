import { expect, test, vi } from 'vitest';
import { createOpenParts } from './openParts.ts';

test('opened parts are closed one after another, the last first, and a failure keeps none open', async () => {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const parts = createOpenParts(logger);
  const steps: string[] = [];
  parts.add('first', () => steps.push('first'));
  parts.add('second', () => Promise.reject(new Error('no')));
  parts.add('third', async () => {
    steps.push('third begins');
    await Promise.resolve();
    steps.push('third ends');
  });
  await parts.close();
  await parts.close();
  expect(steps).toEqual(['third begins', 'third ends', 'first']);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('no'), part: 'second' },
    'close failed',
  );
  expect(logger.warn).not.toHaveBeenCalled();
});

test('a part that does not close is named while it is awaited', async () => {
  vi.useFakeTimers();
  try {
    const logger = { warn: vi.fn(), error: vi.fn() };
    const parts = createOpenParts(logger);
    parts.add('solver', () => new Promise(() => undefined));
    void parts.close();
    await vi.advanceTimersByTimeAsync(1999);
    expect(logger.warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith({ part: 'solver' }, 'slow to close');
  } finally {
    vi.useRealTimers();
  }
});
