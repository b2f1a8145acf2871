import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type BeamInput, type SolvedBeam, parseCase, solveBeam } from '@eecs/solver-core';
import { readShare } from '@eecs/ui-beam/data';
import { getTokens, type TokenName, toVariableName } from '@eecs/ui-kit';
import { expectClose } from '@eecs/testing';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const page = (name: string): string => read(`.storybook/pages/${name}.mdx`);
const namesOf = (text: string, form: RegExp): string[] =>
  [...text.matchAll(form)].map(([, name = '']) => name);

/** Lists the members of an interface from its source. */
function membersOf(file: string, name: string): string[] {
  const [, body = ''] =
    new RegExp(`export interface ${name}[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(read(file)) ?? [];
  return namesOf(body, /^ {2}readonly '?([\w-]+)'?\??:/gm);
}

const BEAM = 'packages/ui-beam/src/props.ts';
const TRUSS = 'packages/ui-truss/src/props.ts';
/** The props and the handle that every editor has. */
const SHARED = 'packages/ui-kit/src/editor/session/editorProps.ts';
const beamProps = [...membersOf(SHARED, 'EditorProps'), ...membersOf(BEAM, 'BeamEditorProps')];
const optionsProps = membersOf('packages/ui-kit/src/editor/session/useOptions.ts', 'OptionsProps');
const isTelling = (name: string): boolean => /^(on|before)[A-Z]/.test(name);

test('every call of the editors is reported on the page of events, and no other', () => {
  const calls = [...beamProps, ...optionsProps, ...membersOf(TRUSS, 'TrussEditorProps')].filter(isTelling);
  expect(calls.length).toBeGreaterThan(8);
  expect(new Set(namesOf(page('Events'), /^\| `(\w+)\(/gm))).toEqual(new Set(calls));
});

test('every method of a ref is reported there', () => {
  const [, asked = ''] = page('Events').split('## Methods');
  const methods = [
    ...membersOf(SHARED, 'DocumentHandle'),
    ...membersOf(SHARED, 'EditorHandle'),
    ...membersOf(BEAM, 'BeamEditorHandle'),
    ...membersOf(TRUSS, 'TrussEditorHandle'),
  ];
  expect(
    new Set(
      namesOf(asked.split('The editor asks its page')[0] ?? '', /`(\w+)`/g).filter((name) => name !== 'ref'),
    ),
  ).toEqual(new Set(methods));
});

test('events of the element and messages of the frame have the names they have', () => {
  const [, table = ''] = page('Events').split('## The same in a page without React');
  const element = read('packages/ui-kit/src/element/createWidgetElement.tsx');
  const sent = [...namesOf(element, /\bnotify\('(\w+)'/g), ...namesOf(element, /new CustomEvent\('(\w+)'/g)];
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Component'));
  const cells = rows.map((row) => row.split('|').map((cell) => namesOf(cell, /`(\w+)`/g)[0] ?? ''));
  const column = (index: number): Set<string> =>
    new Set(cells.map((row) => row[index] ?? '').filter((word) => word !== ''));
  expect(column(2)).toEqual(new Set(sent));
  const protocol = read('site/src/embed/protocol.ts');
  const [messages = ''] = protocol.split('export type FrameMessage')[1]?.split(';\n\n') ?? [];
  const types = namesOf(messages, /(?<!\[)'(\w+)'/g).filter(
    (word) => !['beam', 'truss', 'answer'].includes(word),
  );
  expect(column(3)).toEqual(new Set(types));
  expect(column(1)).toEqual(new Set(namesOf(table, /^\| `(on[A-Z]\w+|before[A-Z]\w+)`/gm)));
});

test('every attribute of the element is in the table of migration', () => {
  const attributes = namesOf(
    /WIDGET_ATTRIBUTES = \[([\s\S]*?)\]/.exec(read('packages/ui-kit/src/element/readAttributes.ts'))?.[1] ??
      '',
    /'(\w+)'/g,
  );
  const migration = page('Migration');
  for (const name of attributes) expect(migration).toMatch(new RegExp(`\`${name}[\`=]`));
  expect(attributes.length).toBeGreaterThan(8);
});

/** A pinned support and a roller 4 m apart under 10 kN, as a link of the first version. */
const FIRST_LINK =
  '#c=eNplzLEJwzAQRuFd_voCcnB1M5g0KY2KwxbYIEdCUiBgtIincJEqWeJGCsFVSP0-3oo8TG4RcEMoc_EODN30rbs-9aU7CB24JeR7jCGVDO5XDF5yvsjy1XG-gfAAm0q_JQXvXTpiWy3BBxn_B9fJSeqCjIc8EwZwf2qMMcZWWz9aHDgF';

test('the claims of the migration page hold: an old link opens, unknown fields stay and are reported, a later schema is refused', async () => {
  expect(await readShare(FIRST_LINK)).toMatchObject({
    ok: true,
    document: { schema: 1, title: 'Кладка', L: 4 },
  });
  const down = { className: 'ShearLoad', x: 4, c: [-10000] };
  const document = {
    schema: 1,
    L: 4,
    supports: [{ className: 'clamp', x: 0 }],
    loads: [down],
    colour: 'red',
  };
  expect(parseCase(document)).toMatchObject({ ok: true, document: { colour: 'red' } });
  const answer = solveBeam(document);
  expect(answer.level === 'error' ? [] : answer.corrections.map(({ path }) => path)).toContain('/colour');
  expect(parseCase({ ...document, schema: 2 })).toMatchObject({
    ok: false,
    failures: [{ code: 'schema.version', path: '/schema' }],
  });
});

test('the Migration page and CONTRIBUTING state the same rule for versions', () => {
  const [, changes = ''] = read('CONTRIBUTING.md').split('## Changes');
  expect(page('Migration')).toMatch(
    /Until 1\.0, a change of the second\s+number may break your code, a change of the third never does/,
  );
  expect(changes).toMatch(/Before 1\.0 a breaking change is `minor`/);
});

test('every token, door and prop that a page names is there', () => {
  const pages = globSync('.storybook/pages/*.mdx', { cwd: ROOT }).map(read);
  expect(pages.length).toBeGreaterThan(7);
  const tokens = new Set((Object.keys(getTokens('light')) as TokenName[]).map(toVariableName));
  // The page sets it and the frame of an editor reads it; no theme has a value for it.
  tokens.add('--eecs-min-height');
  const props = new Set([...beamProps, ...optionsProps]);
  for (const text of pages) {
    for (const name of namesOf(text, /(--eecs-[a-z0-9-]+[a-z0-9])/g)) expect(tokens).toContain(name);
    for (const [, name = '', door] of text.matchAll(/(?<!node_modules\/)@eecs\/([a-z-]+)(\/[a-z-]+)?/g)) {
      const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as { exports: object };
      expect(Object.keys(exports)).toContain(door === undefined ? '.' : `.${door}`);
    }
    for (const element of namesOf(text, /<BeamEditor\s([^<>]*(?:=>[^<>]*)*)\/?>/g))
      for (const name of namesOf(element, /(?:^|\s)([\w-]+)=(?=["{])/g)) expect(props).toContain(name);
  }
});

test('the installation page names the React versions that the packages require', () => {
  const peersOf = (name: string): string | undefined =>
    (JSON.parse(read(`packages/${name}/package.json`)) as { peerDependencies: Record<string, string> })
      .peerDependencies['react'];
  expect([peersOf('ui-beam'), peersOf('ui-truss'), peersOf('ui-kit'), peersOf('ui-account')]).toEqual([
    '>=18.3',
    '>=18.3',
    '>=18.3',
    '>=19',
  ]);
  expect(page('Install')).toContain('React 18.3 or 19');
});

const section = {
  materials: [{ name: 'S', E: 210000 }],
  sections: [{ className: 'rectangle' as const, b: 100, h: 200 }],
};
/** EI of that section, N·m². */
const EI = 210e9 * ((0.1 * 0.2 ** 3) / 12);

function solve(beam: Omit<BeamInput, 'schema'>): SolvedBeam['sets'][number] {
  const answer = solveBeam({
    schema: 1,
    ...section,
    beamSections: [{ x: beam.L, materialIndex: 0, crossSectionIndex: 0 }],
    ...beam,
  });
  if (answer.level === 'error' || answer.sets[0] === undefined) throw new Error('refused');
  return answer.sets[0];
}

const L = 6;
const q = 4000;
const P = 9000;
const simple = [
  { className: 'pin' as const, x: 0 },
  { className: 'roller' as const, x: L },
];

test('the closed forms on the page of mechanics are what the solver finds', () => {
  const mechanics = page('Mechanics');
  for (const form of ['qL²/8', '5qL⁴/384EI', 'PL/4', 'PL³/48EI', 'PL³/3EI'])
    expect(mechanics).toContain(form);
  const uniform = solve({ L, supports: simple, loads: [{ className: 'DistributedLoad', x: [0, L], y: -q }] });
  expectClose(uniform.M.max.value, (q * L ** 2) / 8, 1e-9);
  expectClose(uniform.deflection.min.value, (-5 * q * L ** 4) / (384 * EI), 1e-9);
  const middle = solve({ L, supports: simple, loads: [{ className: 'ShearLoad', x: L / 2, c: [-P] }] });
  expectClose(middle.M.max.value, (P * L) / 4, 1e-9);
  expectClose(middle.deflection.min.value, (-P * L ** 3) / (48 * EI), 1e-9);
  const held = solve({
    L,
    supports: [{ className: 'clamp', x: 0 }],
    loads: [{ className: 'ShearLoad', x: L, c: [-P] }],
  });
  expectClose(held.M.min.value, -P * L, 1e-9);
  expectClose(held.deflection.min.value, (-P * L ** 3) / (3 * EI), 1e-9);
  const spans = solve({
    L: 2 * L,
    supports: [...simple, { className: 'roller', x: 2 * L }],
    loads: [{ className: 'DistributedLoad', x: [0, 2 * L], y: -q }],
  });
  expectClose(spans.M.min.value, (-q * L ** 2) / 8, 1e-9);
});

test('the words of supports there are read as the classes beside them', () => {
  const rows = [...page('Mechanics').matchAll(/^\| `(\w+)` +\| `(\w+)`/gm)];
  expect(rows).toHaveLength(3);
  for (const [, word, className] of rows) {
    const parsed = parseCase({ schema: 1, L, supports: [{ className: word, x: 0 }], loads: [] });
    expect(parsed.ok ? parsed.document.supports[0]?.className : null).toBe(className);
  }
});
