import { execFileSync } from 'node:child_process';
import { ROOT } from '../runNode.ts';

/** Where a change begins: at the main branch, or on that branch at its last commit. */
export function findBase(): string {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')[0];
  return branch === 'main' ? 'HEAD' : (git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD');
}

/** Lists the files a change touches: what is committed since its base, what is not committed yet, and what is new. */
export function listChanged(base: string): string[] {
  const touched = git('diff', '--name-only', '--diff-filter=d', base);
  const fresh = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...touched, ...fresh])];
}

function git(...words: readonly string[]): string[] {
  const text = execFileSync('git', [...words], { cwd: ROOT, encoding: 'utf8' });
  return text.split('\n').filter((line) => line !== '');
}
