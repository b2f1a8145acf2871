import { execFileSync } from 'node:child_process';
import { ROOT } from '../runNode.ts';

/** Returns the commit at which a change begins: the main branch, or on that branch its last commit. */
export function findBase(): string {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')[0];
  return branch === 'main' ? 'HEAD' : (git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD');
}

/** Lists the files of a change: committed since its base, uncommitted, and new ones. */
export function listChanged(base: string): string[] {
  const touched = git('diff', '--name-only', '--diff-filter=d', base);
  const fresh = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...touched, ...fresh])];
}

function git(...words: readonly string[]): string[] {
  const text = execFileSync('git', [...words], { cwd: ROOT, encoding: 'utf8' });
  return text.split('\n').filter((line) => line !== '');
}
