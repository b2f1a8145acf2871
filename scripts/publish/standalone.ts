import type { BuildOptions } from 'esbuild';
import path from 'node:path';
import type { Options } from 'tsup';
import { type LoadedElement, buildLoader } from './loader.ts';
import { STANDALONE_ENTRY } from './standaloneEntry.ts';

/** Bundles the sources, so that it does not matter whether the packages below have been built. */
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
export function standalone(name: LoadedElement): Options {
  return {
    ...SHAPE,
    entry: { [name]: STANDALONE_ENTRY },
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
    sourcemap: false,
    clean: false,
    noExternal: [/./],
    plugins: [withLoader(name)],
    esbuildOptions: (options) => void Object.assign(options, OF_SOURCES),
  };
}

/** Builds beside the one file the loader, whose parts come when they are wanted. */
function withLoader(name: LoadedElement): NonNullable<Options['plugins']>[number] {
  return {
    name: 'with-loader',
    async buildEnd() {
      // The bundler runs in the folder of the package.
      await buildLoader(name, { from: process.cwd(), to: path.resolve(this.options.outDir, 'loader') });
    },
  };
}

/**
 * The same as an ES module with exports: for notebooks, whose imports know no script tag, and for pages that have
 * neither a bundler nor an import map. Nothing is beside it, so it has no worker either.
 */
export function standaloneModule(name: LoadedElement): Options {
  const { define, ...shape } = SHAPE;
  return {
    ...standalone(name),
    ...shape,
    plugins: [],
    entry: { [name]: 'src/element/module.ts' },
    format: ['esm'],
    outExtension: () => ({ js: '.mjs' }),
    define: { ...define, 'import.meta.url': 'undefined' },
  };
}

/** The same file for whoever builds without packing a package, as the site does. */
export const standaloneBuild: BuildOptions = { ...SHAPE, ...OF_SOURCES, bundle: true, format: 'iife' };
