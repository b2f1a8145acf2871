import path from 'node:path';
import { LAYERS, SCRIPT_ROOMS } from './layers.ts';
import type { Rule } from './rule.ts';
import { WORKSPACES } from './workspaces.ts';

/** Folders whose files are pure: plain data in, plain data out. */
const PURE_FOLDERS = [
  'packages/ui-kit/src/editing',
  'packages/ui-kit/src/report',
  'packages/ui-beam/src/editing',
  'packages/ui-beam/src/statics',
  'packages/ui-beam/src/report',
  'packages/ui-truss/src/editing',
  'packages/ui-frame/src/editing',
  'packages/ui-truss/src/report',
];

/** Entry points of view libraries without views. */
const PURE_DOORS = ['@eecs/ui-kit/editing', '@eecs/ui-kit/layout', '@eecs/ui-kit/report'];
const VIEW_LIBRARIES = ['react', 'react-dom', 'styled-components', 'jotai', '@eecs/ui-kit'];

/** Files that no package ships: they may import what they test or write. */
const isTestFile = (file: string): boolean =>
  /\.(test|stories)\.tsx?$|\.config\.ts$|\/(test|bench|verification|scripts)\//.test(file);

/** The checker verifies what the solver's calculations claim, so it shares no code with them. */
const CHECKER = 'packages/solver-core/src/checker/';

/** The application of an external user, who installs the published packages. */
const STRANGER = 'packages/ui-beam/test/app/';

function workspaceOf(file: string): string | undefined {
  return Object.keys(WORKSPACES).find((name) => file.startsWith(`${WORKSPACES[name]?.folder ?? ''}/`));
}

/** Returns the room of a file: the innermost folder that the table names, otherwise the folder below `src`. */
function layerOf(file: string, workspace: string, folder: string): string | undefined {
  if (!file.startsWith(`${folder}/src/`)) return undefined;
  const folders = file.slice(`${folder}/src/`.length).split('/').slice(0, -1);
  const known = folders
    .map((_, depth) => folders.slice(0, depth + 1).join('/'))
    .findLast((room) => LAYERS[workspace]?.[room]);
  return known ?? folders[0];
}

/**
 * Returns why `file` may not import `specifier`, or undefined if it may. Paths are relative to the repository, with
 * slashes.
 */
export function forbiddenArrow(file: string, specifier: string): string | undefined {
  const workspace = workspaceOf(file);
  if (!workspace) return forbiddenScriptArrow(file, specifier);
  const { folder, mayImport, doors = [] } = WORKSPACES[workspace] as (typeof WORKSPACES)[string];

  if (specifier.startsWith('.')) {
    if (isTestFile(file)) return undefined;
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (!target.startsWith(`${folder}/`))
      return `${workspace} reaches outside its folder by a relative path.`;
    if (file.startsWith(CHECKER) && !target.startsWith(CHECKER))
      return 'The checker of calculations imports nothing of the solver.';
    const from = layerOf(file, workspace, folder);
    const to = layerOf(target, workspace, folder);
    if (target === 'server/src/app.ts' && from !== 'start')
      return 'Who builds the server is known to its start alone.';
    const barred = (from && LAYERS[workspace]?.[from]) || [];
    // The table of routes is in the lowest layer but names every page: it loads none before the page is requested.
    if (file === 'site/src/routes/table.ts' && to === 'pages') return undefined;
    // A barred room includes the rooms within it.
    if (from && to && barred.some((room) => to === room || to.startsWith(`${room}/`)))
      return `${from}/ may not import from ${to}/ in ${workspace}.`;
    return undefined;
  }

  const named = Object.keys(WORKSPACES).find(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );
  if (named === '@eecs/testing' && !isTestFile(file)) return `${named} is for tests alone.`;
  const isOpen =
    named === '@eecs/testing' ||
    mayImport.includes(named ?? '') ||
    doors.includes(specifier) ||
    file.startsWith(STRANGER);
  if (named && named !== workspace && !isOpen) return `${workspace} may not import ${named}.`;
  if (isTestFile(file)) return undefined;
  // The command line of the core runs in Node; the core itself does not import it.
  if (file.startsWith('packages/solver-core/cli/') && specifier.startsWith('node:')) return undefined;
  if (workspace === '@eecs/solver-core') return 'solver-core imports nothing from outside.';
  if (PURE_DOORS.includes(specifier)) return undefined;
  const library = VIEW_LIBRARIES.find((name) => specifier === name || specifier.startsWith(`${name}/`));
  if (library && PURE_FOLDERS.some((pure) => file.startsWith(`${pure}/`)))
    return `Pure folders do not import ${library}.`;
  return undefined;
}

function forbiddenScriptArrow(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.') || isTestFile(file)) return undefined;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const [from, to] = [file, target].map((one) => /^scripts\/([^/]+)\//.exec(one)?.[1]);
  return from && to && SCRIPT_ROOMS[from]?.includes(to)
    ? `${from}/ may not import from ${to}/ in scripts.`
    : undefined;
}

/** Reports every import, static or dynamic, that points against the arrows of ARCHITECTURE.md. */
export const arrows: Rule = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = ({ source }: { readonly source?: { readonly value?: unknown } | null }): void => {
      if (typeof source?.value !== 'string') return;
      const reason = forbiddenArrow(file, source.value);
      if (reason) context.report({ node: source, message: `${reason} See "Arrows" in ARCHITECTURE.md.` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
