import type { Plugin } from 'vite';

/**
 * Replaces the modules that only a build of the site writes (`virtual:gallery`), so that the dependency scan can follow
 * a page to its end. A test that needs their content runs on the built site.
 */
export function buildModules(): Plugin {
  return {
    name: 'eecs-build-modules',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0virtual:') ? 'export {};' : null),
  };
}
