import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from 'node:process';
import { ROOT } from '../runNode.ts';
import { type Check, NOTHING } from './tally.ts';

const STAMPS = path.join(ROOT, '.cache', 'stamps');
/** Every check depends on the tools, their settings and the scripts that run them. */
const COMMON = ['package.json', 'package-lock.json', 'vitest.config.ts', 'tsconfig*.json', 'scripts'];
/** Environment variables that select a browser, cases or fonts. */
const CHOICES = /^(EECS_|CHROMIUM_PATH$|FONTS_FROM$)/;

export interface StampOptions {
  /** Paths that the check depends on, from the repository's root in git's form, in addition to those of all checks. */
  readonly inputs: readonly string[];
  /** Returns whether the files that the check produces still exist. @default it produces none */
  readonly isThere?: () => boolean;
  /** @default `.cache/stamps` */
  readonly stamps?: string;
  /** @default whether `CI` is `true` */
  readonly isForced?: boolean;
  /** @default hashes the files */
  readonly hash?: (inputs: readonly string[]) => string | null;
}

/**
 * Wraps a check so that it prints "unchanged", and does nothing, if its inputs have not changed since it last passed.
 * With `CI=true`, and without git, it always runs.
 */
export function withStamp(
  check: Check,
  {
    inputs,
    isThere = () => true,
    stamps = STAMPS,
    isForced = env['CI'] === 'true',
    hash = hashInputs,
  }: StampOptions,
): Check {
  const file = path.join(stamps, check.name.replaceAll(/\W+/g, '-'));
  return {
    name: check.name,
    run: async () => {
      const before = hash([...COMMON, ...inputs]);
      if (!isForced && before !== null && readOrNothing(file) === before && isThere())
        return { ...NOTHING, notes: [`Unchanged since it passed last: ${check.name}`] };
      rmSync(file, { force: true });
      const tally = await check.run();
      // If a file changed in the meantime, the current state was not tested.
      if (tally.failed === 0 && before !== null && hash([...COMMON, ...inputs]) === before) {
        mkdirSync(stamps, { recursive: true });
        writeFileSync(file, before);
      }
      return tally;
    },
  };
}

/** Hashes files that git tracks or that are new, with Node's version and the selecting variables; null without git. */
function hashInputs(inputs: readonly string[]): string | null {
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(env)
    .filter((one) => CHOICES.test(one))
    .sort())
    if (name !== 'EECS_LANE') hash.update(`${name}=${env[name]}\0`);
  try {
    for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...inputs)) {
      const content = readOrNothing(path.join(ROOT, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  } catch {
    return null;
  }
  return hash.digest('hex');
}

function git(...words: readonly string[]): readonly string[] {
  const text = execFileSync('git', [...words], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [...new Set(text.split('\0'))].filter((line) => line !== '').sort();
}

/** Git still lists a deleted file until the deletion is staged. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
