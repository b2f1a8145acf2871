import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../runNode.ts';
import { type Check, type Tally, addTallies, NOTHING, tallyOf } from './tally.ts';

const PACKAGE = path.join(ROOT, 'packages/solver-core');
const FIXTURE_1 = path.join(PACKAGE, 'verification/fixtures/fixture1.json');
const CLI = path.join(PACKAGE, 'bin/eecs-solver.js');

/** One way to run the command, what it must end with and words it must print, to either stream. */
interface Run {
  readonly name: string;
  readonly command: readonly string[];
  readonly code: number;
  readonly words: readonly string[];
}

const NPX = ['npx', '--offline', '--no', '@eecs/solver-core'];
/** Results of fixture 1, calculated by hand: the largest moment and the reactions in kN·m and kN; below in N·m. */
const TABLES = ['31.076', '13.604', '16.864', '0.828'];
const JSON_WORDS = ['"level": "ok"', '"value": 31075.887'];

const RUNS: readonly Run[] = [
  { name: 'npx solves fixture 1', command: [...NPX, 'solve', 'case.json'], code: 0, words: TABLES },
  {
    name: 'npx prints the whole answer as JSON',
    command: [...NPX, 'solve', 'case.json', '--json'],
    code: 0,
    words: JSON_WORDS,
  },
  {
    name: 'npx tells why a document is refused',
    command: [...NPX, 'solve', 'refused.json'],
    code: 1,
    words: ['The beam cannot be solved', '[/L]'],
  },
  { name: 'npx tells its usage', command: [...NPX, 'draw', 'case.json'], code: 2, words: ['Usage:'] },
  {
    name: 'npx tells that a file is absent',
    command: [...NPX, 'solve', 'absent.json'],
    code: 2,
    words: ['Cannot read absent.json'],
  },
  {
    name: 'the installed command is eecs-solver',
    command: ['npx', '--offline', '--no', 'eecs-solver', 'solve', 'case.json'],
    code: 0,
    words: TABLES,
  },
  {
    name: 'the checkout runs the command from its source',
    command: ['node', CLI, 'solve', FIXTURE_1],
    code: 0,
    words: TABLES,
  },
];

/** Runs in a checkout after installation only: the command is linked and runs from the source. */
const UNBUILT: readonly Run[] = [
  {
    name: 'npx solves fixture 1 in a fresh checkout',
    command: [...NPX, 'solve', 'case.json'],
    code: 0,
    words: TABLES,
  },
  {
    name: 'eecs-solver is linked in a fresh checkout',
    command: ['npx', '--offline', '--no', 'eecs-solver', 'solve', 'case.json'],
    code: 0,
    words: TABLES,
  },
];

/** Runs in a checkout with a Node that cannot read TypeScript: one line says what to do. */
const TOO_OLD: readonly Run[] = [
  {
    name: 'an older Node is told to build first',
    command: ['node', '--no-strip-types', 'packages/solver-core/bin/eecs-solver.js', 'solve', 'case.json'],
    code: 2,
    words: ['npm run build'],
  },
];

/**
 * Packs the built solver, installs it in an empty folder without a network and runs its command there, as a stranger
 * would; then installs it as a workspace that nobody has built, as in a fresh checkout.
 */
export const commandLine: Check = {
  name: 'command line',
  run: () => Promise.resolve(addTallies(withEmptyFolder(installAndRun), withEmptyFolder(linkAndRun))),
};

function withEmptyFolder(work: (folder: string) => Tally): Tally {
  const folder = mkdtempSync(path.join(tmpdir(), 'eecs-npx-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function installAndRun(folder: string): Tally {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(path.join(folder, 'refused.json'), '{ "schema": 1, "L": -1, "supports": [] }');
  copyFileSync(FIXTURE_1, path.join(folder, 'case.json'));
  const packed = run(['npm', 'pack', '--silent', '--pack-destination', folder], PACKAGE);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (packed.code !== 0 || tarball === undefined) return broken('npm pack', packed.text);
  const installed = run(['npm', 'install', '--offline', '--silent', `./${tarball}`], folder);
  if (installed.code !== 0) return broken('npm install', installed.text);
  return RUNS.map((one) => judge(one, folder)).reduce(addTallies, NOTHING);
}

function linkAndRun(folder: string): Tally {
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "private": true, "type": "module", "workspaces": ["packages/*"] }',
  );
  copyFileSync(FIXTURE_1, path.join(folder, 'case.json'));
  const copy = path.join(folder, 'packages/solver-core');
  for (const part of ['package.json', 'bin', 'cli', 'src']) {
    cpSync(path.join(PACKAGE, part), path.join(copy, part), { recursive: true });
  }
  const installed = run(['npm', 'install', '--offline', '--silent'], folder);
  if (installed.code !== 0) return broken('npm install of a checkout', installed.text);
  return [...UNBUILT, ...TOO_OLD].map((one) => judge(one, folder)).reduce(addTallies, NOTHING);
}

function judge({ name, command, code, words }: Run, folder: string): Tally {
  const found = run(command, folder);
  const missing = words.filter((word) => !found.text.includes(word));
  if (found.code === code && missing.length === 0) return tallyOf(true);
  const reason = `exit code ${found.code} instead of ${code}, without ${JSON.stringify(missing)}`;
  return broken(name, `${reason}\n${found.text}`);
}

const broken = (name: string, text: string): Tally => tallyOf(false, `command line: ${name}: ${text}`);

function run([name = '', ...args]: readonly string[], cwd: string): { code: number; text: string } {
  const [file, ...first] = programOf(name);
  const { status, stdout, stderr, error } = spawnSync(file, [...first, ...args], {
    cwd,
    env: strangersEnvironment(),
    encoding: 'utf8',
    // Only the npm of a shell's own PATH is a script that Windows cannot start by itself.
    shell: process.platform === 'win32' && first.length === 0,
  });
  return { code: status ?? -1, text: error === undefined ? stdout + stderr : error.message };
}

/** The npm that started this run and the npx beside it; without one, those of the PATH. */
function programOf(name: string): readonly [string, ...string[]] {
  if (name === 'node') return [process.execPath];
  const own = process.env['npm_execpath'];
  if (own === undefined || path.basename(own) !== 'npm-cli.js') return [name];
  return [process.execPath, path.join(path.dirname(own), `${name}-cli.js`)];
}

/** Without what npm tells the scripts it runs, for it would take the empty folder for a part of this checkout. */
function strangersEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(npm_|init_cwd$)/i.test(key)));
}
