import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';
import { listAnchors, listCommands, listLinks, toAnchor, toComments } from './pageProse.ts';
import { listFragments } from './plainComments.ts';

/** Pages written by people in English: neither generated ones nor translations. */
const PAGES = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\/api\/|\/results\/|documents\/(?:ru|uk)|CHANGELOG|NOTICES/.test(file));
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test.each([
  ['What it is\ngoes on here.\n\nIt stands. Of these one is left.', 2],
  ['- None is lost.\n- It is kept. Whoever asks has it.', 2],
  ['| a | None is lost. |', 1],
  ['| a | of each load |', 0],
  ['# What it is\n\n    Of a formula\n\n```\nOf code.\n```', 0],
  ['What does a reader see?', 0],
])('%j has %d sentences without a subject', (page, count) => {
  expect(listFragments(toComments(page))).toHaveLength(count);
});

test.each([
  ['Mohr’s integral', 'mohrs-integral'],
  ['Trusses: forces and displacements', 'trusses-forces-and-displacements'],
  ['The `ref` of [an editor](a.md)', 'the-ref-of-an-editor'],
])('%j has the anchor %j', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
});

describe.each(PAGES)('%s', (file) => {
  const text = read(file);

  test('has sentences with subjects and usual words', () => {
    expect(listFragments(toComments(text)).map(({ line, text: found }) => `${line} ${found}`)).toEqual([]);
  });

  test('links to files and headings that are there', () => {
    const lost = listLinks(text).filter((link) => {
      const [place = '', anchor] = link.split('#');
      const target = place === '' ? file : path.join(path.dirname(file), place);
      if (!existsSync(path.join(ROOT, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !listAnchors(read(target)).has(anchor);
    });
    expect(lost).toEqual([]);
  });

  test('names scripts of npm that are there', () => {
    const known = (manifest: string): readonly string[] =>
      Object.keys((JSON.parse(read(manifest)) as { scripts?: object }).scripts ?? {});
    const own = path.join(path.dirname(file), 'package.json');
    const scripts = [...known('package.json'), ...(existsSync(path.join(ROOT, own)) ? known(own) : [])];
    expect(listCommands(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
