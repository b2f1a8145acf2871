import type { Logger } from 'pino';

/** A part that closes slower than this is named in the log while it is awaited, ms. */
const SLOW_CLOSE_MS = 2000;

/** The parts that a start has opened so far. */
export interface OpenParts {
  add(part: string, close: () => unknown): void;
  /**
   * Closes everything, the last opened first; never rejects. Parts that fail or take long are logged by their names.
   */
  close(): Promise<void>;
}

/** Creates the list of what is to be closed at the end, and when a start fails half-way. */
export function createOpenParts(logger: Pick<Logger, 'warn' | 'error'>): OpenParts {
  const opened: { readonly part: string; readonly close: () => unknown }[] = [];
  return {
    add: (part, close) => void opened.push({ part, close }),
    async close() {
      for (const { part, close } of opened.splice(0).reverse()) {
        const slow = setTimeout(() => logger.warn({ part }, 'slow to close'), SLOW_CLOSE_MS);
        try {
          await close();
        } catch (err) {
          // One part that fails to close must not keep the others open.
          logger.error({ err, part }, 'close failed');
        } finally {
          clearTimeout(slow);
        }
      }
    },
  };
}
