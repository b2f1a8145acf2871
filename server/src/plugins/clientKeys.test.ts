import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clientKeys } from './clientKeys.ts';

test('a connection that has gone has a key as any other', async () => {
  const app = Fastify();
  await app.register(clientKeys, { rateExempt: ['127.0.0.1'] });
  app.get('/', (request) => {
    Object.defineProperty(request, 'ip', { value: undefined });
    return { key: request.addressKey, isCounted: request.isCounted };
  });
  expect((await app.inject('/')).json()).toEqual({ key: 'unknown', isCounted: true });
  await app.close();
});
