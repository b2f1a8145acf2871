import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';

export interface OpenapiOptions {
  /** Also answer GET /openapi.json. */
  readonly isServed: boolean;
}

/** Collects the description of the API from the schemas of its routes. */
export const openapi = plugin<OpenapiOptions>(
  async (app, { isServed }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'EECS', description: 'Calculator of multi-span beams and trusses', version: '1' },
        servers: [{ url: '/api' }],
      },
    });
    if (isServed) app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  },
  { name: 'openapi' },
);
