import underPressure from '@fastify/under-pressure';
import plugin from 'fastify-plugin';
import { ApiFailure } from '../errors.ts';

/** Refuses new work while the event loop lags, so that what was accepted is answered in time. */
export const overload = plugin(
  async (app) => {
    await app.register(underPressure, {
      sampleInterval: 500,
      maxEventLoopDelay: 1000,
      maxEventLoopUtilization: 0.98,
      pressureHandler: () => {
        throw new ApiFailure('busy', { retryAfter: 1 });
      },
    });
  },
  { name: 'overload' },
);
