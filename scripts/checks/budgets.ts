import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../runNode.ts';
import { bundlePage, pageWith, REACT } from './bundlePage.ts';
import { type Check, type Tally, tallyOf, addTallies, NOTHING } from './tally.ts';

/**
 * A limit of size: the measured size and the limit, both in kB of 1000 bytes after gzip -9. Packages are measured as
 * published, in the bundle of a page that has installed them. Reasons for raised limits are in
 * docs/decisions/2026-11-26-limits-of-size.md.
 */
interface Budget {
  readonly name: string;
  readonly limit: number;
  readonly measure: () => number | Promise<number>;
}

const BUDGETS: readonly Budget[] = [
  {
    name: 'solver-core, whole',
    limit: 68.7,
    measure: () => bundled("export * from '@eecs/solver-core'"),
  },
  {
    // docs/decisions explains why it is not thirty.
    name: 'solver-core, solveBeam alone',
    limit: 36,
    measure: () => bundled("export { solveBeam } from '@eecs/solver-core'"),
  },
  {
    name: 'catalogue, the entry point without its tables',
    limit: 5,
    measure: () => bundled("export * from '@eecs/solver-core/catalogue'"),
  },
  {
    // Rules, governing combinations, envelopes and hulls, with the diagrams they consist of, and the model of
    // documents. docs/decisions explains its growth.
    name: 'combinations, the whole entry point',
    limit: 25.1,
    measure: () => bundled("export * from '@eecs/solver-core/combinations'"),
  },
  {
    // Limits and the lightest section, with the solver and the stresses that check each candidate.
    name: 'sizing, the whole entry point',
    limit: 61.8,
    measure: () => bundled("export * from '@eecs/solver-core/sizing'"),
  },
  {
    // Checks of rods and beams by design codes, with shapes, combinations and the parser of limits; solvers are passed
    // as arguments.
    name: 'code checks, the whole entry point',
    limit: 60,
    measure: () => bundled("export * from '@eecs/solver-core/code-checks'"),
  },
  {
    // Load trains of standards and their most unfavourable positions, with the influence lines.
    name: 'trains, the whole entry point',
    limit: 4,
    measure: () => bundled("export * from '@eecs/solver-core/trains'"),
  },
  {
    // Needed by the server, but by no first load of a page.
    name: 'stresses, the whole entry point',
    limit: 18.3,
    measure: () => bundled("export * from '@eecs/solver-core/stress'"),
  },
  {
    // Solver, guides, generators and methods together: more than any page loads.
    name: 'trusses, the whole entry point',
    limit: 76.6,
    measure: () => bundled("export * from '@eecs/solver-core/truss'"),
  },
  {
    // The part that a page loads in order to solve trusses.
    name: 'trusses, solveTruss alone',
    limit: 59.9,
    measure: () => bundled("export { solveTruss } from '@eecs/solver-core/truss'"),
  },
  {
    // Parser, verdict and solver of frames, with members, shapes and the sparse solver.
    name: 'frames, the whole entry point',
    limit: 59.8,
    measure: () => bundled("export * from '@eecs/solver-core/frame'"),
  },
  {
    // Buckling and vibration of frames, with the solver that determines the axial forces.
    name: 'stability of frames, the whole door',
    limit: 62.2,
    measure: () => bundled("export * from '@eecs/solver-core/stability'"),
  },
  {
    // With shapes, units and the parser of constants; only the types of the verdict.
    name: 'rules of trusses, the whole entry point',
    limit: 11.8,
    measure: () => bundled("export * from '@eecs/solver-core/truss-rules'"),
  },
  {
    // With its dependencies: the verdict, shapes and units.
    name: 'rules, the whole entry point',
    limit: 14.5,
    measure: () => bundled("export * from '@eecs/solver-core/rules'"),
  },
  {
    // Small late parts are in one chunk: docs/decisions explains why. The limit of 110 applies with all its rooms.
    name: 'a page with <BeamEditor>, beyond React',
    limit: 110,
    measure: () => bundled(pageWith('BeamEditor', '@eecs/ui-beam'), REACT),
  },
  {
    name: 'a page with <TrussEditor>, beyond React',
    limit: 110,
    measure: () => bundled(pageWith('TrussEditor', '@eecs/ui-truss'), REACT),
  },
  {
    name: 'a page with <FrameEditor>, beyond React',
    limit: 115,
    measure: () => bundled(pageWith('FrameEditor', '@eecs/ui-frame'), REACT),
  },
  {
    name: 'a page with <TrussDrawing>, beyond React',
    limit: 110,
    measure: () => bundled(pageWith('TrussDrawing', '@eecs/ui-truss'), REACT),
  },
  {
    // With React, for a page without a bundler. The single file next to it contains everything.
    name: '<eecs-beam> by its loader, at once',
    limit: 200,
    measure: () => bundled(pageWith('defineBeamElement', '@eecs/ui-beam/element')),
  },
  {
    name: '<eecs-truss> by its loader, at once',
    limit: 200,
    measure: () => bundled(pageWith('defineTrussElement', '@eecs/ui-truss/element')),
  },
  {
    name: '<eecs-frame> by its loader, at once',
    limit: 200,
    measure: () => bundled(pageWith('defineFrameElement', '@eecs/ui-frame/element')),
  },
  {
    name: 'createBeam alone',
    limit: 15,
    measure: () => bundled("import { createBeam } from '@eecs/ui-beam'; globalThis.use(createBeam);", REACT),
  },
  { name: 'site, scripts of the first route', limit: 140, measure: () => firstRoute() },
  // Each is loaded for one language, never two of them.
  {
    name: 'site, the largest file of texts',
    limit: 15,
    measure: () => largest('site/dist/assets/*.js', TEXTS),
  },
  { name: 'site, style sheets', limit: 15, measure: () => gzipped('site/dist/assets/*.css') },
  { name: 'site, Latin fonts', limit: 64, measure: () => stored('site/dist/assets/*-latin-*.woff2') },
  { name: 'site, Cyrillic fonts', limit: 45, measure: () => stored('site/dist/assets/*-cyrillic-*.woff2') },
];

/** Chunks with the texts of one language, by their names: `ru-1a2b3c4d.js`, `editor.uk-1a2b3c4d.js`. */
const TEXTS = /^(?:[\w-]+\.)?(?:en-US|ru|uk)-[\w-]{8}\.js$/;

/** Code that a page loads at once. */
const FIRST_LOADS: readonly {
  readonly name: string;
  readonly scripts: () => Promise<Buffer[]> | Buffer[];
}[] = [
  {
    name: 'a page with <BeamEditor>',
    scripts: () => eagerScripts(pageWith('BeamEditor', '@eecs/ui-beam'), REACT),
  },
  {
    name: 'a page with <TrussEditor>',
    scripts: () => eagerScripts(pageWith('TrussEditor', '@eecs/ui-truss'), REACT),
  },
  { name: 'the first route of the site', scripts: () => firstRouteScripts() },
];

/** Parts that must load later, each with a word that occurs only in its code. */
const LATER = {
  Plotly: 'js-plotly-plot',
  'the section tables': 'HFCHS 42.4x3.2',
  'the table of materials': 'EN-GJL-250',
  'the texts of failures': 'differ too much in size',
  'the Russian texts of failures': 'различаются по величине',
  // The following are not dependencies today: formulas are typeset by the project itself, space is drawn as SVG, the
  // browser prints PDF.
  KaTeX: 'katex',
  'three.js': 'WebGLRenderer',
  'a writer of PDF': '%PDF-1',
} as const;

/** Checks sizes exactly: each must be within its limit, and large parts must not be in a first load at all. */
export const budgets: Check = {
  name: 'sizes',
  run: async () => {
    if (!existsSync(path.join(ROOT, 'packages/ui-beam/dist/index.js')))
      return tallyOf(false, 'The packages are not built: `npm run build` builds them.');
    let tally = await keepsOut();
    for (const { name, limit, measure } of BUDGETS) {
      const size = await measure();
      const ok = size > 0 && size <= limit;
      console.log(`  ${ok ? '✓' : '✗'} ${name}: ${size.toFixed(1)} of ${limit} kB`);
      tally = addTallies(
        tally,
        ok ? tallyOf(true) : tallyOf(false, `${name} is ${size.toFixed(1)} kB, promised ${limit}`),
      );
    }
    console.log(
      '  Times (first paint, use, drags, memory) are measured by `npm run figures`: a shared machine has none.',
    );
    return tally;
  },
};

async function keepsOut(): Promise<Tally> {
  let tally = NOTHING;
  for (const { name, scripts } of FIRST_LOADS) {
    const loaded = await scripts();
    for (const [part, word] of Object.entries(LATER)) {
      const ok = loaded.length > 0 && !loaded.some((script) => script.includes(word));
      console.log(`  ${ok ? '✓' : '✗'} ${name} is without ${part}`);
      tally = addTallies(tally, ok ? tallyOf(true) : tallyOf(false, `${part} is loaded at once by ${name}`));
    }
  }
  return tally;
}

async function bundled(contents: string, external: readonly string[] = []): Promise<number> {
  return sum((await eagerScripts(contents, external)).map(gzipSize));
}

/** Bundled scripts of pages: what a page loads is both searched and measured. */
const bundledPages = new Map<string, Promise<Buffer[]>>();

function eagerScripts(contents: string, external: readonly string[] = []): Promise<Buffer[]> {
  const key = [contents, ...external].join('\n');
  const known = bundledPages.get(key);
  if (known !== undefined) return known;
  const scripts = bundlePage(contents, { external }).then((eager) => eager.map(({ code }) => code));
  bundledPages.set(key, scripts);
  return scripts;
}

/** Modules that `/` loads: the entry of index.html, the application and the home page, with all their imports. */
const FIRST_ROUTE = ['index.html', 'src/boot/start.tsx', 'src/pages/HomePage/HomePage.tsx'];

function firstRoute(): number {
  return sum(firstRouteScripts().map(gzipSize));
}

function firstRouteScripts(): Buffer[] {
  interface Chunk {
    readonly file: string;
    readonly src?: string;
    readonly imports?: readonly string[];
  }
  const file = path.join(ROOT, 'site/dist/.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The site is not built with a manifest.');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const needed = new Set(
    FIRST_ROUTE.map((source) => {
      const key = Object.keys(manifest).find((name) => name === source || manifest[name]?.src === source);
      if (!key) throw new Error(`${source} is not a chunk of its own any more: correct FIRST_ROUTE.`);
      return key;
    }),
  );
  for (const key of needed) for (const imported of manifest[key]?.imports ?? []) needed.add(imported);
  return [...needed].map((key) => readFileSync(path.join(ROOT, 'site/dist', manifest[key]?.file ?? '')));
}

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => path.join(ROOT, file));
/** Returns the size of the largest file whose name matches a pattern; 0 if there is none, which fails every budget. */
const largest = (pattern: string, form: RegExp): number =>
  Math.max(
    0,
    ...filesOf(pattern)
      .filter((file) => form.test(path.basename(file)))
      .map((file) => gzipSize(readFileSync(file))),
  );
const gzipped = (pattern: string): number =>
  sum(filesOf(pattern).map((file) => gzipSize(readFileSync(file))));
const stored = (pattern: string): number =>
  sum(filesOf(pattern).map((file) => readFileSync(file).length / 1000));
const gzipSize = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length / 1000;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
