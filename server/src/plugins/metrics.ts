import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Counts } from '../metrics/counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly counts: Counts;
  }
}

export interface MetricsOptions {
  readonly counts: Counts;
}

/** Counts requests, and lets routes count events of their own. */
export const metrics = plugin<MetricsOptions>(
  (app, { counts }, done) => {
    app.decorate('counts', counts);
    app.addHook('onResponse', (request, reply, next) => {
      const labels = { ...labelsOf(request), status: reply.statusCode };
      counts.requests.observe(labels, reply.elapsedTime / 1000);
      next();
    });
    app.addHook('onRequestAbort', (request, next) => {
      counts.abandoned.inc(labelsOf(request));
      next();
    });
    done();
  },
  { name: 'metrics' },
);

/** If no route was found, the method and path are whatever the client sent, so they are not used as labels. */
function labelsOf({ is404, method, routeOptions }: FastifyRequest): { method: string; route: string } {
  const route = is404 ? undefined : routeOptions.url;
  return route === undefined ? { method: 'any', route: 'none' } : { method, route };
}
