import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';
import type { DoorReport } from './apiReport.ts';

/** An entry point and a name that is imported from it. */
export type UsedName = readonly [specifier: string, name: string];

/** The package whose entry points only serve other packages of this repository. */
const INTERNAL = '@eecs/ui-kit';

/** Code, tests, stories and pages outside the code of the internal package, in git's form. */
const USERS = [
  ...['ts', 'tsx', 'mts', 'mjs', 'md', 'mdx'].map((type) => `*.${type}`),
  ...['ts', 'tsx'].map((type) => `:(exclude)packages/ui-kit/src/*.${type}`),
  ':(exclude,glob)packages/*/api/*',
  ':(exclude)*CHANGELOG.md',
  ':(exclude).changeset/*',
];
/** Generated declarations of other packages, which name the types that the compiler inferred. */
const DECLARATIONS = '{packages/{ui-account,ui-beam,ui-frame,ui-truss},site}/dist-types/**/*.d.ts';

const WORD = /[A-Za-z_$][\w$]*/g;
const IMPORT = /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(@eecs\/ui-kit(?:\/\w+)?)'/g;

/** Returns whether an entry point only serves other packages of this repository. */
export const isInternal = (specifier: string): boolean =>
  specifier === INTERNAL || specifier.startsWith(`${INTERNAL}/`);

/**
 * Reads the names that a text imports or re-exports from the entry points of the internal package. If the text imports
 * an entry point as a whole, by `import('…')` or `import * as`, all its words count as names; another mention counts as
 * a use of the default export.
 */
export function readUsedNames(text: string): readonly UsedName[] {
  const named = [...text.matchAll(IMPORT)].flatMap(([, names = '', specifier = '']) =>
    names
      .replaceAll(/\/\/.*$/gm, '')
      .split(',')
      .map((name): UsedName => [specifier, name.trim().replace(/^type\s+|\s+as\s.*$/gs, '')]),
  );
  const rest = text.replaceAll(IMPORT, '');
  const whole = [...rest.matchAll(/(?:from|\()\s*'(@eecs\/ui-kit(?:\/\w+)?)'/g)];
  const mentioned = [...rest.matchAll(/'(@eecs\/ui-kit(?:\/\w+)?)'/g)];
  return [
    ...named.filter(([, name]) => name !== ''),
    ...whole.flatMap(([, specifier = '']) =>
      (text.match(WORD) ?? []).map((name): UsedName => [specifier, name]),
    ),
    ...mentioned.map(([, specifier = '']): UsedName => [specifier, 'default']),
  ];
}

/** Reads the types of the internal package that generated declarations name without an import. */
export function readInferredNames(declarations: string): readonly UsedName[] {
  return [...declarations.matchAll(/import\("(@eecs\/ui-kit(?:\/\w+)?)"\)\.(\w+)/g)].map(
    ([, specifier = '', name = '']): UsedName => [specifier, name],
  );
}

/** Gathers the names of the internal package that are used outside its code, by entry point. */
export function gatherUsedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const search = ['grep', '--untracked', '-l', INTERNAL, '--', ...USERS];
  const users = execFileSync('git', search, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
  const used = new Map<string, Set<string>>();
  for (const [specifier, name] of [
    ...users.flatMap((file) => readUsedNames(read(file))),
    ...globSync(DECLARATIONS, { cwd: ROOT }).flatMap((file) => readInferredNames(read(file))),
  ])
    used.set(specifier, (used.get(specifier) ?? new Set()).add(name));
  return used;
}

/**
 * Lists the public names of an entry point that nobody needs: values that are not imported, and types that are neither
 * imported nor named in the declaration of an imported name.
 */
export function listUnusedNames({ names }: DoorReport, used: ReadonlySet<string>): readonly string[] {
  const imported = [...names].filter(([name]) => used.has(name));
  const mentioned = new Set(imported.flatMap(([, declaration]) => declaration.match(WORD) ?? []));
  return [...names]
    .filter(([name, declaration]) => !used.has(name) && !(isType(declaration) && mentioned.has(name)))
    .map(([name]) => name);
}

const isType = (declaration: string): boolean => /^export (?:declare )?(?:type|interface) /.test(declaration);
