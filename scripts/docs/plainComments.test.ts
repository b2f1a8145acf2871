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
    ['/** So many names are offered. */', 1],
    ['/** Which of the two is meant. */', 1],
    ['/** Values of each link. */', 0],
    ['// So the browser starts once.', 0],
    ['// What does a reader see?', 0],
    ['const text = "What is this";', 0],
  ])('%j has %d that do not', (source, count) => {
    expect(listFragments(source)).toHaveLength(count);
  });

  test('no comment of the project begins without one', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file !== '' && !/generated|\/api\.d\.ts$|plainComments\.test/.test(file));
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) =>
      listFragments(readFileSync(path.join(ROOT, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
