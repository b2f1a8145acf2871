import type { Plugin } from 'vite';

/**
 * Stands in for the modules that only a build of the site writes (`virtual:gallery`), so that the search for
 * dependencies can follow a page to its end. A test that needs what is in them runs on the built site.
 */
export function buildModules(): Plugin {
  return {
    name: 'eecs-build-modules',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0virtual:') ? 'export {};' : null),
  };
}
