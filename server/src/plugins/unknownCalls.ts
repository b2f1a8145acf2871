import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failures/errors.ts';
import { isApiPath, matchesRoute } from '../http/apiPaths.ts';
import { USE_LIMITS } from './useLimits.ts';

/**
 * Refuses unknown calls, and methods that a call does not support. It collects routes from its creation on; `begin`
 * registers the refusals after the routes of the site.
 */
export function refuseUnknownCalls(app: FastifyInstance): { begin(): void } {
  const apiRoutes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!isApiPath(url)) return;
    const methods = apiRoutes.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    apiRoutes.set(url, methods);
  });

  const findMethods = ({ url }: FastifyRequest): ReadonlySet<string> | undefined =>
    [...apiRoutes].find(([route]) => matchesRoute(route, url))?.[1];

  return {
    begin() {
      const countMissing = app.createRateLimit({ max: USE_LIMITS.notFound });
      const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
        const use = await countMissing(request);
        if (!use.isAllowed && use.isExceeded)
          throw new ApiFailure('tooMany', { retryAfter: use.ttlInSeconds });
        const methods = findMethods(request);
        if (methods === undefined) throw new ApiFailure('missing');
        reply.header('allow', [...methods].join(', '));
        throw new ApiFailure('method');
      };
      app.setNotFoundHandler(refuse);
      // Refuses before the body is read, so that the body of an unknown call is not reported as the fault.
      app.addHook('preParsing', async (request, reply) => {
        const isOtherMethod = findMethods(request)?.has(request.method) === false;
        if (request.is404 || isOtherMethod) await refuse(request, reply);
      });
    },
  };
}
