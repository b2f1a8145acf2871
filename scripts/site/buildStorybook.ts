import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../builds/hashFiles.ts';
import { ROOT, program, runNode } from '../runNode.ts';

/** Where the server looks for it. */
const FOLDER = path.join(ROOT, 'storybook-static');
const STAMP = path.join(ROOT, '.cache', 'storybook-build.sha256');
const SOURCES = ['.storybook', 'packages', 'site/src', 'package-lock.json'];

/**
 * Builds Storybook unless it is up to date, and resolves with the exit code. It takes a minute of processor time:
 * `isSlow` runs it with the lowest priority.
 */
export async function buildStorybook({ isSlow = false } = {}): Promise<number> {
  const wanted = hashFiles(SOURCES, { withStories: true });
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
  if (built === wanted && existsSync(path.join(FOLDER, 'index.html'))) return 0;
  // An interrupted build must not be taken for a complete one.
  rmSync(STAMP, { force: true });
  const code = await runNode(
    [program('storybook/dist/bin/dispatcher.js'), 'build', '--output-dir', FOLDER, '--quiet'],
    { quiet: isSlow, isSlow },
  );
  if (code !== 0) return code;
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  return 0;
}
