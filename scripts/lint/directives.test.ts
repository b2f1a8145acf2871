import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';

test('each comment that switches a lint rule off states the reason behind two dashes', () => {
  const search = ['grep', '--untracked', '-nE', '(eslint|oxlint)-disable', '--', '*.ts', '*.tsx', '*.mjs'];
  const lines = execFileSync('git', search, { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('scripts/lint/directives.test.ts'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/-disable\S* \S+ -- \S/.test(line))).toEqual([]);
});
