import type { Plugin } from 'vite';

const MAP = /\n\/\/# sourceMappingURL=data:[^\n]*\s*$/;

/**
 * Serves what does not change while tests run as such: a page of its own for each file asks the server for none of the
 * thousand modules again that a page before it has had, unless something is in the place of one. Maps of sources
 * stay here, where Vitest looks up the lines of a failure; they are most of what would be sent.
 */
export function serveOnce(): Plugin {
  return {
    name: 'serve-once',
    configureServer({ config, middlewares }) {
      // In watch mode every change must reach the page.
      if (config.server.watch !== null) return;
      middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
        const end = response.end.bind(response) as (...args: unknown[]) => typeof response;
        response.end = ((body?: unknown, ...rest: unknown[]) =>
          end(typeof body === 'string' ? body.replace(MAP, '') : body, ...rest)) as typeof response.end;
        next();
      });
    },
  };
}
