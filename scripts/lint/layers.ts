import { CORE_LAYERS } from './coreLayers.ts';
import { stack, within } from './stack.ts';

const SITE = stack([
  ['messages'],
  ['preferences', 'routes'],
  ['ports'],
  ['navigation'],
  ['head'],
  ['features'],
  ['beam', 'truss', 'frame'],
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
  ['typed'],
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
  // A tree and a file, on which reports of every kind build.
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
  // Names of stored values, and language helpers, which import nothing.
  ['words', 'text'],
  // The operator's configuration, texts, and the plans with their prices.
  ['config', 'messages', 'plans'],
  // The table of kinds, which contains all differences between kinds of structures on the server.
  ['kinds'],
  // Helpers in `flow` limit and share work, and refuse with a failure.
  ['failures'],
  ['flow'],
  ['db', 'repositories'],
  // The schemas of the contract: the layers below do not use them, all others may.
  ['schemas'],
  ['accounts', 'gating', 'idempotency', 'mail'],
  ['http', 'solving'],
  ['metrics', 'tasks', 'libraries', 'billing', 'reporting'],
  ['plugins', 'operations', 'mcp', 'oembed'],
  ['routes', 'background'],
  ['start'],
]);

/** Within a package: a folder of `src`, or one within it, and the folders that it must not import. */
export const LAYERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '@eecs/solver-core': CORE_LAYERS,
  // From the tokens and the host up to the root of a widget; the shared parts of editors build on all of it.
  '@eecs/ui-kit': {
    ...KIT,
    ...within('editor', KIT['editor'] ?? [], [
      ['messages', 'measures', 'checks', 'statuses'],
      ['keys', 'files', 'pictures', 'sheets', 'sound'],
      ['session'],
      ['live', 'headless'],
      ['tables', 'board', 'rooms'],
      ['library', 'lists'],
      ['typed'],
      ['constants', 'area', 'carried', 'sizing'],
      ['sets'],
      ['combinations'],
      ['help', 'workspace', 'bar'],
      ['reporting', 'shell'],
      ['plain'],
    ]),
  },
  '@eecs/ui-beam': {
    ...stack([
      ['messages', 'naming', 'keys', 'examples'],
      ['editing', 'statics'],
      ['state'],
      ['scheme'],
      ['live', 'files', 'output/figure'],
      // A mark that moves along a beam: a unit load, the position of an influence line.
      ['studies/marking'],
      [
        'output/pictures',
        'output/hear',
        'studies/explore',
        'studies/stress',
        'studies/mohr',
        'studies/influence',
        'studies/inverse',
        'studies/floorPlan',
        'studies/equations',
        'studies/hand',
        'studies/combining',
        'studies/typed',
        'studies/variants',
      ],
      ['studies/code'],
      ['studies/sizing'],
      ['report'],
      ['output/reporting', 'output/exporting'],
      ['studies/explorers'],
      ['commands', 'exercise'],
      ['panels', 'results'],
      ['board'],
      ['help', 'workspace'],
      ['element', 'headless'],
    ]),
    // Every room may import a part that is loaded later, and such a part may import any room.
    late: [],
  },
  '@eecs/ui-truss': {
    ...TRUSS_EDITOR,
    late: [],
    ...within('results', TRUSS_EDITOR['results'] ?? [], [
      ['values'],
      ['verdict', 'rods'],
      ['picture'],
      ['tables'],
      ['board'],
    ]),
  },
  '@eecs/ui-frame': {
    ...stack([
      ['messages', 'keys'],
      ['editing'],
      ['state'],
      ['starters', 'scheme'],
      ['picture', 'live', 'files', 'typed'],
      ['hand', 'stability'],
      ['studies', 'combined'],
      ['report'],
      ['reporting'],
      ['results'],
      ['panels'],
      ['board'],
      ['commands'],
      ['help', 'workspace'],
      ['element', 'headless'],
    ]),
    late: [],
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
    // The row of a kind names the parts that are loaded later, which may be in any room.
    kinds: [],
    // The reader's room uses the other three: calls, the browser's page, and the browser's storage.
    ...within('ports', SITE['ports'] ?? [], [['api', 'page'], ['kept'], ['reader']]),
    // From the words of a task, over storing and choosing its document, to the page with its editor.
    ...within('task', SITE['task'] ?? [], [
      ['messages'],
      ['words'],
      ['keeping', 'address'],
      ['opening', 'shelf'],
      ['saving', 'files'],
      ['page'],
    ]),
  },
  // Billing must not depend on logins or on solving.
  '@eecs/server': {
    ...SERVER,
    ...within('solving', SERVER['solving'] ?? [], [
      ['texts'],
      ['beam', 'truss', 'frame', 'exact', 'links', 'sections'],
      ['sizing'],
    ]),
    billing: [...(SERVER['billing'] ?? []), 'accounts', 'solving'],
  },
};

/** Rooms of scripts, which may import from every workspace. */
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
