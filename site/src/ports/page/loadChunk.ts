/** Time after which a lazily loaded part of the site counts as lost, ms. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Thrown when a lazily loaded part of the site could not be fetched; a reload helps. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(id: string, cause: unknown) {
    super(`Loading chunk ${id} failed`, { cause });
    const reason = cause instanceof Error ? cause.message : '';
    this.code = /CSS/.test(reason) ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
  }
}

/** Loads a part of the site, with a timeout; every failure becomes a `ChunkLoadError` that names the part. */
export async function loadChunk<T>(
  id: string,
  load: () => Promise<T>,
  timeoutMs: number = CHUNK_TIMEOUT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([load(), clock]);
  } catch (cause) {
    throw new ChunkLoadError(id, cause);
  } finally {
    clearTimeout(timer);
  }
}
