import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type ModuleGraph, reachModules } from './reachModules.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const toPath = (file: string): string => path.join(ROOT, file);

const MAIN = toPath('site/src/main.ts');
const START = toPath('site/src/boot/start.tsx');
const HOME = toPath('site/src/pages/HomePage/HomePage.tsx');
const HERO = toPath('site/src/hero/HeroEditor.tsx');
const GALLERY = toPath('site/src/gallery/Gallery.tsx');
/** Pictures of saved beams, which load after a list of them. */
const THUMBNAIL = toPath('site/src/gallery/BeamThumbnail.tsx');
const BEAM = toPath('site/src/pages/BeamPage/BeamPage.tsx');
const TRUSS = toPath('site/src/pages/TrussPage/TrussPage.tsx');

/** The first pages of a reader without a session. */
const FORMS = ['LoginPage', 'RegisterPage', 'CallbackPage'].map((name) =>
  toPath(`site/src/pages/${name}/${name}.tsx`),
);

const TASKS = toPath('site/src/pages/TaskManagerPage/TaskManagerPage.tsx');

const EDITORS = [
  'packages/ui-beam/src/BeamEditor.tsx',
  'packages/ui-truss/src/TrussEditor.tsx',
  'packages/ui-frame/src/FrameEditor.tsx',
].map(toPath);

/** Modules that load after the first paint of an editor. */
const BEAM_LATE = toPath('packages/ui-beam/src/late/lateParts.ts');
const TRUSS_LATE = toPath('packages/ui-truss/src/late/lateParts.ts');

/** Late parts of all widgets: notices, questions, tables of a diagram. */
const KIT_LATE = toPath('packages/ui-kit/src/kitParts.ts');

/** Late parts of the frame, which all editors fetch by themselves. */
const FRAME_LATE = toPath('packages/ui-kit/src/editor/frameParts.ts');

/**
 * The chunks, in the order of their dependencies: the bundler puts into a chunk all it needs, unless an earlier one has
 * it.
 */
const CHUNKS = [
  'shell',
  'forms',
  'login',
  'account',
  'controls',
  'fields',
  'documents',
  'properties',
  'drawings',
  'editor',
  'truss-first',
  'editor-late',
  'beam',
  'truss',
  'solving',
  'beam-late',
  'truss-late',
] as const;
export type ChunkName = (typeof CHUNKS)[number];

/**
 * Returns groups for the bundler. `shell`: what every page needs. `forms` and `login`: what the login pages need, with
 * and without editors. `account`: what a list of saved tasks shares with another page. `controls` and `documents`: what
 * editors share with other pages and need at once; `fields` and `properties`: what they need later. `drawings`: what
 * pictures of saved beams share with editors. `editor`: what several editors need at once; `beam` and `truss`: what one
 * of them needs. `beam-late`, `truss-late` and `editor-late`: what follows the first paint of one or several;
 * `truss-first`: the part of it that a truss needs at once. `solving`: what the worked example of the home page needs.
 * Without groups the bundler would split what pages and late parts share into two hundred files of a few hundred bytes,
 * and a browser that fetches six at a time waits a round trip for each.
 */
export function pageChunks(): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, ChunkName> | null = null;
  return CHUNKS.map((name) => ({
    debugName: name,
    includeDependenciesRecursively: false,
    name: (id: string, graph: ModuleGraph) => ((names ??= nameAll(graph)).get(id) === name ? name : null),
  }));
}

function nameAll(graph: ModuleGraph): ReadonlyMap<string, ChunkName> {
  const reach = (...roots: readonly string[]): ReadonlySet<string> => reachModules(roots, graph);
  const pages = globSync('site/src/pages/*/*Page.tsx', { cwd: ROOT }).map(toPath);
  const isWithEditor = (file: string): boolean => EDITORS.some((editor) => reach(file).has(editor));
  const listed = reach(GALLERY, KIT_LATE, ...pages.filter((file) => file !== HOME && !isWithEditor(file)));
  const others = new Set([...listed, ...reach(THUMBNAIL)]);
  const boot = reach(START);
  const home = reach(HOME);
  const hero = reach(HERO);
  const beam = reach(BEAM);
  const truss = reach(TRUSS);
  const beamLate = reach(BEAM_LATE, FRAME_LATE);
  const trussLate = reach(TRUSS_LATE, FRAME_LATE);
  const names = new Map<string, ChunkName>();
  for (const id of trussLate) names.set(id, 'truss-late');
  for (const id of beamLate) names.set(id, trussLate.has(id) ? 'editor-late' : 'beam-late');
  for (const id of hero) if (names.has(id)) names.set(id, 'solving');
  for (const id of truss) names.set(id, beamLate.has(id) ? 'truss-first' : 'truss');
  for (const id of beam) names.set(id, truss.has(id) || trussLate.has(id) ? 'editor' : 'beam');
  const shared = [...others].filter((id) => names.has(id));
  const controls = reach(...shared.filter((id) => id.includes('/packages/ui-kit/')));
  const isAtOnce = (id: string): boolean => beam.has(id) || truss.has(id) || hero.has(id);
  for (const id of shared) {
    if (!listed.has(id)) names.set(id, 'drawings');
    else if (controls.has(id)) names.set(id, isAtOnce(id) ? 'controls' : 'fields');
    else names.set(id, isAtOnce(id) ? 'documents' : 'properties');
  }
  for (const id of reach(...FORMS)) names.set(id, isAtOnce(id) ? 'forms' : 'login');
  for (const id of home) if (names.has(id) || others.has(id)) names.set(id, 'shell');
  for (const id of boot) names.set(id, 'shell');
  const elsewhere = pages.filter((file) => file !== TASKS).map((file) => reach(file));
  for (const id of reach(TASKS)) {
    if (!names.has(id) && elsewhere.some((page) => page.has(id))) names.set(id, 'account');
  }
  // The entry runs before any other file has loaded.
  for (const id of reach(MAIN)) names.delete(id);
  // A module imported only for its address stays with the importing module.
  for (const id of names.keys()) if (id.includes('?')) names.delete(id);
  // Entries are separate files, so that they can be found.
  for (const id of [
    START,
    HOME,
    THUMBNAIL,
    BEAM,
    TRUSS,
    KIT_LATE,
    BEAM_LATE,
    TRUSS_LATE,
    FRAME_LATE,
    ...pages,
  ])
    names.delete(id);
  return names;
}

/** Fails a build whose chunks import each other in a cycle: one of them would run before what it needs. */
export function noChunkRings(): Plugin {
  return {
    name: 'eecs-no-chunk-rings',
    generateBundle(_options, bundle) {
      const importsOf = new Map(
        Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.imports]] : [])),
      );
      const done = new Set<string>();
      const walk = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`chunks import each other: ${[...way, file].join(' > ')}`);
        if (done.has(file)) return;
        for (const next of importsOf.get(file) ?? []) walk(next, [...way, file]);
        done.add(file);
      };
      for (const file of importsOf.keys()) walk(file, []);
    },
  };
}
