import type { BuildOptions } from 'esbuild';
import type { Options } from 'tsup';

/** The module that an element's one file is made of, from the folder of its package. */
export const STANDALONE_ENTRY = 'src/element/standalone.ts';

/** Of the sources: whether the packages below have been built, and when, is no matter. */
const OF_SOURCES = {
  conditions: ['@eecs/source', 'browser', 'module', 'import'],
  charset: 'utf8',
  logOverride: { 'empty-import-meta': 'silent' },
} satisfies BuildOptions;

const SHAPE = {
  minify: true,
  splitting: false,
  target: 'es2022',
  platform: 'browser',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/**
 * One file for a script tag, with React and all that comes late in it: who writes plain HTML has neither a bundler nor
 * a place for parts. The preview solves in the page's own thread there, since a single file has no second one for a
 * worker.
 */
export function standalone(name: string): Options {
  return {
    ...SHAPE,
    entry: { [name]: STANDALONE_ENTRY },
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
    sourcemap: false,
    clean: false,
    noExternal: [/./],
    esbuildOptions: (options) => void Object.assign(options, OF_SOURCES),
  };
}

/** The same file for whoever builds without packing a package, as the site does. */
export const standaloneBuild: BuildOptions = { ...SHAPE, ...OF_SOURCES, bundle: true, format: 'iife' };
