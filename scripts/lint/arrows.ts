import path from 'node:path';
import type { Rule } from './rule.ts';

/**
 * Imports that each workspace may make from the others, of the whole or of an entry point. solver-core is at the bottom
 * and imports nothing at all.
 */
const WORKSPACES: Readonly<
  Record<string, { folder: string; mayImport: readonly string[]; doors?: readonly string[] }>
> = {
  '@eecs/solver-core': { folder: 'packages/solver-core', mayImport: [] },
  // Shared by the tests of all workspaces, and by nothing else of them.
  '@eecs/testing': { folder: 'packages/testing', mayImport: [] },
  '@eecs/ui-kit': { folder: 'packages/ui-kit', mayImport: ['@eecs/solver-core'] },
  '@eecs/ui-beam': { folder: 'packages/ui-beam', mayImport: ['@eecs/ui-kit', '@eecs/solver-core'] },
  '@eecs/ui-truss': { folder: 'packages/ui-truss', mayImport: ['@eecs/ui-kit', '@eecs/solver-core'] },
  '@eecs/ui-account': { folder: 'packages/ui-account', mayImport: ['@eecs/ui-kit', '@eecs/solver-core'] },
  '@eecs/site': {
    folder: 'site',
    mayImport: ['@eecs/ui-account', '@eecs/ui-beam', '@eecs/ui-truss', '@eecs/ui-kit', '@eecs/solver-core'],
  },
  // Reports are a tree and a file, made without a view: that one door of each editor, and nothing else of it.
  '@eecs/server': {
    folder: 'server',
    mayImport: ['@eecs/solver-core'],
    doors: ['@eecs/ui-beam/report', '@eecs/ui-truss/report'],
  },
};

/** Everything of `solver-core` that speaks of structures: mathematics and what is stored know none of it. */
const STRUCTURES = [
  'model',
  'member',
  'units',
  'materials',
  'sections',
  'rules',
  'diagrams',
  'beam',
  'stress',
  'catalogue',
  'combinations',
  'trains',
] as const;

/**
 * Everything of `solver-core` that whoever knows only beams does without, and the
 * texts, which nothing of the solver knows.
 */
const TRUSS = ['truss', 'model/truss', 'rules/truss', 'texts', 'hand'] as const;

/**
 * Everything of `solver-core` that whoever knows only trusses does without, and the
 * texts, which nothing of the solver knows.
 */
const BEAM = ['model/beam', 'rules/beam', 'beam', 'stress', 'catalogue', 'texts', 'hand'] as const;

/** Everything of `solver-core` that reading a document does without. */
const MODEL = [
  'sparse',
  'diagrams',
  'member',
  'sections',
  'rules',
  'beam',
  'stress',
  'catalogue',
  'truss',
  'texts',
  'hand',
] as const;

/** Everything of `solver-core` that judging without a solve does without. */
const RULES = ['sparse', 'diagrams', 'member', 'beam', 'stress', 'catalogue', ...TRUSS] as const;

/** Everything of `solver-core` that a calculation by hand does without. */
const HAND = ['sparse', 'stress', 'catalogue', 'truss', 'model/truss', 'rules/truss', 'texts'] as const;

/** Mathematics and machinery of the core, which speak of no structure. */
const GROUND = bar(
  [...STRUCTURES, ...TRUSS],
  stack([
    ['linalg', 'geometry', 'exact', 'wasm'],
    ['hashing', 'sparse', 'failures'],
  ]),
);

const TRUSS_ROOMS: Readonly<Record<string, readonly string[]>> = {
  ...within('truss', BEAM, [
    ['geometry', 'generators'],
    ['assembly'],
    ['results', 'verdict'],
    ['factor'],
    ['answer'],
    ['methods'],
  ]),
  // Judging what an editor shows needs the verdict, and no solve.
  'rules/truss': [
    ...BEAM,
    'truss/factor',
    'truss/results',
    'truss/answer',
    'truss/methods',
    'truss/generators',
  ],
};

const SITE = stack([
  ['messages'],
  ['preferences', 'routes'],
  ['ports'],
  ['navigation'],
  ['head'],
  ['features'],
  ['beam', 'truss'],
  ['gallery', 'hero', 'shell', 'document'],
  ['task'],
  ['embed'],
  ['pages'],
  ['boot', 'prerender'],
]);

const TRUSS_EDITOR = stack([
  ['messages', 'keys', 'examples'],
  ['editing'],
  ['camera'],
  ['state'],
  ['scheme'],
  ['live', 'files', 'starters'],
  ['hand'],
  ['results'],
  ['pictures'],
  ['report'],
  ['reporting'],
  ['panels'],
  ['board'],
  ['commands'],
  ['help', 'workspace'],
  ['element', 'headless'],
]);

const KIT = stack([
  ['theme', 'i18n', 'host', 'store', 'editing'],
  ['kit', 'messages', 'storage', 'glyphs'],
  ['drawing'],
  // A tree and a file: what reports of every kind are made of.
  ['labels', 'report'],
  ['viewport'],
  ['fields'],
  ['error'],
  ['late'],
  ['notices', 'dialog', 'diagrams'],
  ['root'],
  ['stories', 'editor', 'element'],
]);

const SERVER = stack([
  // Words for what is kept, and helpers of the language, which ask nobody.
  ['words', 'text'],
  // Configuration by the operator, texts, and the plans with their prices.
  ['config', 'messages', 'plans'],
  // Helpers of `flow` bound and share work, and refuse by a failure.
  ['failures'],
  ['flow'],
  ['db', 'repositories'],
  // The shapes of the contract: rows do without them, everybody else may speak of them.
  ['schemas'],
  ['accounts', 'gating', 'idempotency', 'mail'],
  ['http', 'solving'],
  ['metrics', 'tasks', 'libraries', 'billing', 'reporting'],
  ['plugins', 'operations', 'mcp', 'oembed'],
  ['routes', 'background'],
  ['start'],
]);

/** Inside a package: a folder of `src`, or one within it, and the folders that it may not reach. */
export const LAYERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '@eecs/solver-core': {
    ...GROUND,
    model: MODEL,
    // The parts that documents share know no document, and no document knows another.
    ...within('model', MODEL, [['common'], ['beam', 'truss']]),
    units: ['sparse', 'diagrams', 'member', 'sections', 'rules', 'beam', 'stress', 'catalogue', ...TRUSS],
    materials: [
      'sparse',
      'diagrams',
      'sections',
      'rules',
      'model/beam',
      'beam',
      'stress',
      'catalogue',
      ...TRUSS,
    ],
    sections: [
      'sparse',
      'diagrams',
      'member',
      'rules',
      'model/beam',
      'beam',
      'stress',
      'catalogue',
      ...TRUSS,
    ],
    rules: RULES,
    ...within('rules', RULES, [['common'], ['beam', 'truss']]),
    'rules/common': [...RULES, 'model/beam', 'model/truss', 'rules/beam', 'rules/truss'],
    // Curves along one member, whatever the structure that it belongs to.
    diagrams: [
      'sparse',
      'member',
      'rules',
      'model',
      'beam',
      'stress',
      'catalogue',
      'combinations',
      'trains',
      ...TRUSS,
    ],
    // Actions, factors and curves: the rules of combinations know no structure.
    combinations: [
      'sparse',
      'model',
      'units',
      'materials',
      'member',
      'sections',
      'rules',
      'beam',
      'stress',
      'catalogue',
      'trains',
      ...TRUSS,
    ],
    trains: [
      'sparse',
      'model',
      'units',
      'materials',
      'member',
      'sections',
      'rules',
      'beam',
      'stress',
      'catalogue',
      'combinations',
      ...TRUSS,
    ],
    // A straight member as it is solved, and what acts along it: whoever has members, beams and frames, stands on it.
    member: ['sparse', 'model/beam', 'model/truss', 'rules', 'beam', 'stress', 'catalogue', ...TRUSS],
    ...within('sparse', GROUND['sparse'] ?? [], [['kernels'], ['system']]),
    // Stresses have a door of their own: whoever wants only N, Q, M does not load them.
    beam: ['stress', 'catalogue', ...TRUSS],
    stress: ['catalogue', ...TRUSS],
    // So have trusses.
    truss: BEAM,
    ...TRUSS_ROOMS,
    ...within('truss/verdict', TRUSS_ROOMS['truss/verdict'] ?? [], [
      ['numbers'],
      ['facts'],
      ['elimination'],
      ['freedom', 'finite', 'told'],
    ]),
    // Writes a solved beam down, by means of its own: nothing of the solver knows it.
    hand: HAND,
    ...within('hand', HAND, [['page'], ['beam'], ['writers']]),
    // Puts failures and verdicts into words, which nothing of the solver reads.
    texts: ['sparse', 'stress', 'catalogue', 'hand'],
    // A door of its own: nothing of the solver may draw the tables into a first load.
    catalogue: ['sections', 'rules', 'beam', 'stress', ...TRUSS],
  },
  // From the tokens and the port to the surroundings up to the root of a widget; what editors share stands on all of
  // it.
  '@eecs/ui-kit': {
    ...KIT,
    ...within('editor', KIT['editor'] ?? [], [
      ['messages', 'measures'],
      ['keys', 'files', 'pictures', 'sheets', 'sound'],
      ['session'],
      ['live', 'headless'],
      ['tables', 'board'],
      ['library'],
      ['constants'],
      ['sets'],
      ['help', 'workspace', 'bar'],
      ['reporting'],
    ]),
  },
  '@eecs/ui-beam': {
    ...stack([
      ['messages', 'naming', 'keys', 'examples'],
      ['editing', 'statics'],
      ['state'],
      ['scheme'],
      ['live', 'files', 'output/figure'],
      // A mark that is moved along a beam: a unit load, the place of an influence line.
      ['studies/marking'],
      [
        'output/pictures',
        'output/hear',
        'studies/explore',
        'studies/stress',
        'studies/mohr',
        'studies/influence',
        'studies/floorPlan',
        'studies/equations',
        'studies/hand',
        'studies/typed',
        'studies/variants',
      ],
      ['report'],
      ['output/reporting', 'output/exporting'],
      ['studies/explorers'],
      ['commands', 'exercise'],
      ['panels', 'results'],
      ['board'],
      ['help', 'workspace'],
      ['element', 'headless'],
    ]),
    // Every room may ask for a part that is loaded later, and such a part may hold any room.
    late: [],
  },
  '@eecs/ui-truss': {
    ...TRUSS_EDITOR,
    ...within('results', TRUSS_EDITOR['results'] ?? [], [['values'], ['verdict'], ['picture'], ['tables']]),
  },
  '@eecs/ui-account': stack([
    ['messages', 'api'],
    ['session', 'settings'],
    ['forms'],
    ['login', 'plans', 'tasks'],
    ['cabinet'],
  ]),
  '@eecs/site': {
    ...SITE,
    // A row of a kind names the parts of the kind that are fetched later, and such a part may be of any room.
    kinds: [],
    // The reader's room uses the other three: calls, the browser's page, and the browser's storage.
    ...within('ports', SITE['ports'] ?? [], [['api', 'page'], ['kept'], ['reader']]),
  },
  // Billing must not depend on logins or on solving.
  '@eecs/server': {
    ...SERVER,
    ...within('solving', SERVER['solving'] ?? [], [['texts'], ['beam', 'truss']]),
    billing: [...(SERVER['billing'] ?? []), 'accounts', 'solving'],
  },
};

/** Rooms of scripts, which may reach into every workspace. */
export const SCRIPT_ROOMS = stack([
  [
    'browser',
    'builds',
    'contract',
    'demonstrations',
    'docs',
    'launch',
    'lint',
    'patience',
    'publish',
    'walk',
  ],
  ['site'],
  ['checks', 'figures', 'registry'],
]);

/** Rooms in storeys, the lowest first: each may reach those on storeys below its own, and nobody beside or above. */
function stack(storeys: readonly (readonly string[])[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    storeys.flatMap((rooms, storey) =>
      rooms.map((room) => [
        room,
        storeys
          .slice(storey)
          .flat()
          .filter((other) => other !== room),
      ]),
    ),
  );
}

/** Rooms of a room, in storeys; what the room itself may not reach, none of them may. */
function within(
  room: string,
  barred: readonly string[],
  storeys: readonly (readonly string[])[],
): Readonly<Record<string, readonly string[]>> {
  return bar(barred, stack(storeys.map((storey) => storey.map((inner) => `${room}/${inner}`))));
}

/** Adds folders that none of the rooms may reach. */
function bar(
  barred: readonly string[],
  rooms: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(rooms).map(([room, above]) => [room, [...barred, ...above]]));
}

/** Folders whose files are pure: plain data in, plain data out. */
const PURE_FOLDERS = [
  'packages/ui-kit/src/editing',
  'packages/ui-kit/src/report',
  'packages/ui-beam/src/editing',
  'packages/ui-beam/src/statics',
  'packages/ui-beam/src/report',
  'packages/ui-truss/src/editing',
  'packages/ui-truss/src/report',
];

/** Doors of view libraries behind which nothing is drawn. */
const PURE_DOORS = ['@eecs/ui-kit/editing', '@eecs/ui-kit/layout', '@eecs/ui-kit/report'];
const VIEW_LIBRARIES = ['react', 'react-dom', 'styled-components', 'jotai', '@eecs/ui-kit'];

/** Files no package ships: they may reach what they test or write. */
const isTestFile = (file: string): boolean =>
  /\.(test|stories)\.tsx?$|\.config\.ts$|\/(test|bench|verification|scripts)\//.test(file);

/** The application of a stranger, who installs whatever is published. */
const STRANGER = 'packages/ui-beam/test/app/';

function workspaceOf(file: string): string | undefined {
  return Object.keys(WORKSPACES).find((name) => file.startsWith(`${WORKSPACES[name]?.folder ?? ''}/`));
}

/** The room that a file is in: the innermost folder that the table names, else the folder below `src`. */
function layerOf(file: string, workspace: string, folder: string): string | undefined {
  if (!file.startsWith(`${folder}/src/`)) return undefined;
  const folders = file.slice(`${folder}/src/`.length).split('/').slice(0, -1);
  const known = folders
    .map((_, depth) => folders.slice(0, depth + 1).join('/'))
    .findLast((room) => LAYERS[workspace]?.[room]);
  return known ?? folders[0];
}

/**
 * Says why `file` may not import `specifier`, or undefined when it may. Paths are
 * relative to the repository, with slashes.
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
    const from = layerOf(file, workspace, folder);
    const to = layerOf(target, workspace, folder);
    if (target === 'server/src/app.ts' && from !== 'start')
      return 'Who builds the server is known to its start alone.';
    const barred = (from && LAYERS[workspace]?.[from]) || [];
    // The table of routes stands at the bottom and names every page: it loads none before the page is asked for.
    if (file === 'site/src/routes/table.ts' && to === 'pages') return undefined;
    // A room that is barred is barred with the rooms within it.
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
  // The command line beside the core runs in Node; the core itself does not know it.
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
