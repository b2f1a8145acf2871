import { expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './loadChunk.ts';

test('a part that comes is handed on', async () => {
  await expect(loadChunk('beam', () => Promise.resolve(7))).resolves.toBe(7);
});

test('a part that fails is named', async () => {
  const failure = await loadChunk('beam', () => Promise.reject(new TypeError('fetch failed'))).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk beam failed',
    code: 'CHUNK_LOAD_FAILED',
  });
});

test('a missing style sheet has its own code', async () => {
  const lost = () => Promise.reject(new Error('Unable to preload CSS for /assets/beam.css'));
  await expect(loadChunk('beam', lost)).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
});

test('a part that never comes fails after two minutes, not before', async () => {
  vi.useFakeTimers();
  try {
    let settled = false;
    const waiting = loadChunk('beam', () => new Promise<never>(() => undefined)).catch((error: unknown) => {
      settled = true;
      return error;
    });
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ message: 'Loading chunk beam failed' });
  } finally {
    vi.useRealTimers();
  }
});
