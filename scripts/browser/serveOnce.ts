import type { Plugin } from 'vite';

const MAP = /\n\/\/# sourceMappingURL=data:[^\n]*\s*$/;

/**
 * Serves modules with cache headers: a new page for each file requests none of the thousand modules again that an
 * earlier page had, unless one is mocked. Source maps are not sent, because Vitest looks up the lines of a failure
 * here; they would be most of the data.
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
