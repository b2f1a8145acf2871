import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';
import { listFragments, listVagueTitles } from './plainComments.ts';

describe('sentences in comments begin with their subject', () => {
  test.each([
    ['/** What the springs give. */', 1],
    ['/**\n * Of each link.\n */', 1],
    ['  // Whoever asks has it.\n  // What follows is the same comment.', 2],
    ['/** So many names are offered. */', 1],
    ['/** Which of the two is meant. */', 1],
    ['/** Lists the links. Of equal ones the first is given. */', 1],
    ['/**\n * Lists the links.\n * What is left stays.\n */', 1],
    ['// It is kept. Whoever asks has it.\n// None is lost.', 2],
    ['/** Says whether a beam stands. */', 1],
    ['/** Tells the loads of a beam. */', 1],
    ['/** Told each answer. */', 1],
    ['// A note says so. The door `./texts` is for servers.', 2],
    ['// Sets are told apart by colour; a load is mended.', 1],
    ['/** Tells the reader why a feature is not available. */', 0],
    ['/** Returns whether a beam stands. */', 0],
    ['/** A beam, e.g. What it weighs is known? Yes. */', 0],
    ['/** Values of each link. */', 0],
    ['// So the browser starts once.', 0],
    ['// What does a reader see?', 0],
    ['const text = "What is this";', 0],
  ])('%j has %d that do not', (source, count) => {
    expect(listFragments(source)).toHaveLength(count);
  });

  test('every comment of the project is plain', () => {
    expect(listFound(['*.ts', '*.tsx', '*.mjs'], listFragments)).toEqual([]);
  });
});

describe('titles of nested tests', () => {
  test.each([
    ["  test('of a circle is 32 M', () => {", 1],
    ["    it('what is kept stays', () => {", 1],
    ["  test('a fault is told', () => {", 1],
    ["  test('a circle has 32 M', () => {", 0],
    ["test('that', () => {", 0],
  ])('%j has %d that are half a sentence', (source, count) => {
    expect(listVagueTitles(source)).toHaveLength(count);
  });

  test('every title of the project can be understood', () => {
    expect(listFound(['*.test.ts', '*.test.tsx'], listVagueTitles)).toEqual([]);
  });
});

/** Lists what a rule finds in the files of the project, with places. */
function listFound(patterns: readonly string[], find: typeof listFragments): string[] {
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/generated|\/api\.d\.ts$|plainComments\.test/.test(file));
  expect(files.length).toBeGreaterThan(500);
  return files.flatMap((file) =>
    find(readFileSync(path.join(ROOT, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );
}
