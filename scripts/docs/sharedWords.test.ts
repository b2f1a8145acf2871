import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@eecs/solver-core/texts';
import { expect, test } from 'vitest';

/**
 * The terms for the state of a document that all editors and the server share; their catalogues cannot import each
 * other.
 */

/** A catalogue of messages, as flat keys. */
type Words = ReadonlyMap<string, string>;

function read(file: string): Words {
  const words = new Map<string, string>();
  const take = (value: unknown, key: string): void => {
    if (typeof value === 'string') words.set(key, value.replace(/\.$/, ''));
    else
      for (const [name, inner] of Object.entries(value as object))
        take(inner, key === '' ? name : `${key}.${name}`);
  };
  take(JSON.parse(readFileSync(file, 'utf8')), '');
  return words;
}

const readAll = (locale: Locale) => ({
  beam: read(`packages/ui-beam/src/messages/${locale}.json`),
  beamPanel: read(`packages/ui-beam/src/messages/panel.${locale}.json`),
  beamFoot: read(`packages/ui-beam/src/messages/workspace.${locale}.json`),
  truss: read(`packages/ui-truss/src/messages/editor.${locale}.json`),
  trussLater: read(`packages/ui-truss/src/messages/later.${locale}.json`),
  frame: read(`packages/ui-frame/src/messages/editor.${locale}.json`),
  server: read(`server/src/messages/${locale}.json`),
});

/** Reasons that only one kind of structure has: a beam has an end, a truss has ends of rods. */
const OWN_REASONS = new Set(['loadsBeyond', 'sections']);

test.each(LOCALES)('the marks of a case have the words of the server in all editors: %s', (locale) => {
  const { beamPanel, trussLater, server } = readAll(locale);
  const said = [...server].flatMap(([key, text]) => {
    const [, name] = /^statuses\.(?:section|status|reason)\.(\w+)$/.exec(key) ?? [];
    return name === undefined ? [] : [[name, text] as const];
  });
  expect(said.length).toBeGreaterThan(20);
  for (const [name, text] of said) {
    expect(beamPanel.get(`status.${name}`), name).toBe(text);
    const own = trussLater.get(`mark.${name}`);
    if (own !== undefined && !OWN_REASONS.has(name)) expect(own, name).toBe(text);
  }
  for (const [key, text] of server) {
    const [, name] = /^statuses\.truss\.(?:section|reason)\.(\w+)$/.exec(key) ?? [];
    if (name !== undefined) expect(trussLater.get(`mark.${name}`), key).toBe(text);
  }
});

test.each(LOCALES)('the obstacles to a solve have the words of the server in all editors: %s', (locale) => {
  const { beam, truss, frame, server } = readAll(locale);
  for (const name of ['noSupports', 'noLoads', 'unassignedLoads', 'emptySets']) {
    const text = server.get(`obstacles.${name}`);
    const said = [beam, truss, frame].map((words) => words.get(`hindrance.${name}`));
    expect(said, name).toEqual([text, text, text]);
  }
  for (const name of ['noJoints', 'noLinks', 'canMove', 'loadsBeyond', 'outOfPlane', 'noLoads'])
    expect(truss.get(`hindrance.${name}`), name).toBe(server.get(`obstacles.truss.${name}`));
});

test.each(LOCALES)('all editors name the standing of a solution alike: %s', (locale) => {
  const { beam, beamFoot, truss } = readAll(locale);
  const pairs = [
    [beamFoot.get('status.solution.none'), truss.get('status.none')],
    [beamFoot.get('status.solution.recorded'), truss.get('status.current')],
    [beamFoot.get('status.solution.preview'), truss.get('status.preview')],
    [beamFoot.get('status.hash'), truss.get('status.hash')],
    [beam.get('hindrance.current'), truss.get('hindrance.current')],
    [beam.get('verdict.determinate'), truss.get('verdict.determinate')],
  ];
  for (const [own, other] of pairs) {
    expect(own).toBeDefined();
    expect(other).toBe(own);
  }
});
