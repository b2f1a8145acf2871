import type { Options } from 'tsup';

/**
 * One file for a script tag, with React and all that comes late in it: who writes plain HTML has neither a bundler nor a place for parts.
 * The preview solves in the page's own thread there, since a single file has no second one for a worker.
 */
export function standalone(name: string): Options {
  return {
    entry: { [name]: 'src/element/standalone.ts' },
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
    sourcemap: false,
    clean: false,
    minify: true,
    splitting: false,
    target: 'es2022',
    platform: 'browser',
    noExternal: [/./],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Of the sources: whether the packages below have been built, and when, is no matter.
    esbuildOptions: (options) => {
      options.conditions = ['@eecs/source', 'browser', 'module', 'import'];
      options.charset = 'utf8';
      options.logOverride = { 'empty-import-meta': 'silent' };
    },
  };
}
