import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';
import { listFragments } from './plainComments.ts';

describe('comments begin with their subject', () => {
  test.each([
    ['/** What the springs give. */', 1],
    ['/**\n * Of each link.\n */', 1],
    ['  // Whoever asks has it.\n  // What follows is the same comment.', 1],
    ['/** Values of each link. */', 0],
    ['// What does a reader see?', 0],
    ['const text = "What is this";', 0],
  ])('%j has %d that do not', (source, count) => {
    expect(listFragments(source)).toHaveLength(count);
  });

  /**
   * Comments that still begin without a subject, by folder. The numbers only go down: whoever mends comments lowers
   * them here.
   */
  const LEFT: Readonly<Record<string, number>> = {
    scripts: 56,
    site: 153,
  };

  test('no folder has more that begin without one than it is known to have', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file !== '' && !/generated|\/api\.d\.ts$|plainComments\.test/.test(file));
    const found: Record<string, number> = {};
    for (const file of files) {
      const folder = /^packages\//.test(file)
        ? file.split('/').slice(0, 2).join('/')
        : (file.split('/')[0] ?? '');
      const count = listFragments(readFileSync(path.join(ROOT, file), 'utf8')).length;
      if (count > 0) found[folder] = (found[folder] ?? 0) + count;
    }
    const grown = Object.entries(found).filter(([folder, count]) => count > (LEFT[folder] ?? 0));
    expect(grown).toEqual([]);
  });
});
