import plugin from 'fastify-plugin';
import { ApiFailure } from '../errors.ts';

/** Refuses what arrives on open connections once the server has begun to close. */
export const closing = plugin(
  async (app) => {
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });
    app.addHook('onRequest', async (_request, reply) => {
      if (!isClosing) return;
      reply.header('connection', 'close');
      throw new ApiFailure('closing', { retryAfter: 2 });
    });
  },
  { name: 'closing' },
);
