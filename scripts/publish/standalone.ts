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
 * Returns the build of one file for a script tag, with React and all late parts in it, because plain HTML has no
 * bundler and no place for parts. The preview solves in the page's main thread, because a single file has no worker.
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

/** Also builds the loader, whose parts load on demand. */
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
 * Returns the same build as an ES module with exports: for notebooks, which import modules instead of script tags, and
 * for pages without a bundler or import map. It has no other files, so no worker either.
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

/** The same file for builds without packing a package, such as the site's. */
export const standaloneBuild: BuildOptions = { ...SHAPE, ...OF_SOURCES, bundle: true, format: 'iife' };
