import underPressure from '@fastify/under-pressure';
import plugin from 'fastify-plugin';
import { ApiFailure } from '../failures/errors.ts';

const SAMPLE_MS = 1000;
/** The first sample covers the start itself, which keeps the event loop busy, and is valid until the second sample. */
export const START_MS = 3 * SAMPLE_MS;

/** Refuses new work while the event loop lags, so that what was accepted is answered in time. */
export const overload = plugin(
  async (app) => {
    const begin = performance.now();
    await app.register(underPressure, {
      sampleInterval: SAMPLE_MS,
      maxEventLoopDelay: 1000,
      maxEventLoopUtilization: 0.98,
      // Uses the utilisation during the last sample: measured since the start, a server that was idle for a day would
      // always seem idle.
      eventLoopUtilizationMode: 'interval',
      pressureHandler: () => {
        if (performance.now() - begin > START_MS) throw new ApiFailure('busy', { retryAfter: 1 });
      },
    });
  },
  { name: 'overload' },
);
