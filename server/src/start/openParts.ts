import type { Logger } from 'pino';

/** A part that takes longer to close is named in the log, ms. */
const SLOW_CLOSE_MS = 2000;

/** The parts that a start has opened so far. */
export interface OpenParts {
  add(part: string, close: () => unknown): void;
  /** Closes everything, last opened first; never rejects. Parts that fail or take long are logged by name. */
  close(): Promise<void>;
}

/** Creates the list of parts to close at the end, or if a start fails half-way. */
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
          // A part that fails to close must not leave the others open.
          logger.error({ err, part }, 'close failed');
        } finally {
          clearTimeout(slow);
        }
      }
    },
  };
}
