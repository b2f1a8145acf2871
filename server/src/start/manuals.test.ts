import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEPLOYED } from '../../test/support/deployed.ts';

const SOURCES = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(SOURCES, '../..');
/** Variables set by the project's own scripts, by npm, or for PostgreSQL's tools, not by an operator. */
const INTERNAL = ['TIED_TO_PARENT', 'INIT_CWD', 'PGOPTIONS'];
/** Log lines of Fastify for every request, and of close-with-grace at the end. */
const LIBRARIES = ['incoming request', 'request completed', 'second SIGTERM, exiting', 'killed by timeout'];

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
  .join('\n');

/** Returns the texts in backticks in the first column of a manual's tables. */
function firstCells(text: string): string[] {
  const cells = [...text.matchAll(/^\| (`[^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort();
}

function found(pattern: RegExp): string[] {
  return [...new Set([...sources.matchAll(pattern)].map(([, name = '']) => name))];
}

test('the table of variables is what the code reads', () => {
  const read = found(/\benv(?:\['|, ')([A-Z_]+)'/g).filter((name) => !INTERNAL.includes(name));
  expect(read.length).toBeGreaterThan(20);
  expect(firstCells(readFileSync(path.join(ROOT, 'server/README.md'), 'utf8'))).toEqual(read.sort());
});

test.each(['eecs@.service', 'Containerfile'])('%s starts the server as tests of processes do', (file) => {
  const text = readFileSync(path.join(ROOT, 'deploy', file), 'utf8');
  const [start = ''] = /^(?:ExecStart|ENTRYPOINT).*main\.ts.*$/m.exec(text) ?? [];
  expect([...start.matchAll(/--[\w-]+=[\w@/]+/g)].map(([flag]) => flag)).toEqual(DEPLOYED.flags);
  for (const [name, value] of Object.entries(DEPLOYED.env)) expect(text).toContain(`${name}=${value}`);
});

test('the table of log lines is what the code logs at info and above', () => {
  const logged = found(/\b(?:(?:log|logger)\.(?:info|warn|error|fatal)|logFailure)\([^\n]*'([^'\n]+)'\)/g);
  expect(logged.length).toBeGreaterThan(8);
  const manual = readFileSync(path.join(ROOT, 'docs/monitoring.md'), 'utf8').split('## Logs')[1] ?? '';
  expect(firstCells(manual)).toEqual(['msg', ...logged, ...LIBRARIES].sort());
});
