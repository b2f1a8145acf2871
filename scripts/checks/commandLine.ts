import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needsShell, npmProgram, type NpmProgram, strangersEnvironment } from '../npmProgram.ts';
import { ROOT } from '../runNode.ts';
import { type Check, type Tally, addTallies, NOTHING, tallyOf } from './tally.ts';

const PACKAGE = path.join(ROOT, 'packages/solver-core');
const FIXTURE_1 = path.join(PACKAGE, 'verification/fixtures/fixture1.json');
const CLI = path.join(PACKAGE, 'bin/eecs-solver.js');

/** A call of the command, its expected exit code and words it must print, to either stream. */
interface Run {
  readonly name: string;
  readonly command: readonly string[];
  readonly code: number;
  readonly words: readonly string[];
}

const NPX = ['npx', '--offline', '--no', '@eecs/solver-core'];
/** The linked command; npx takes six times as long to find it. */
const LINKED = ['eecs-solver'];
/** Results of fixture 1, calculated by hand: the largest moment and the reactions in kN·m and kN; below in N·m. */
const TABLES = ['31.076', '13.604', '16.864', '0.828'];
const JSON_WORDS = ['"level": "ok"', '"value": 31075.887'];

const RUNS: readonly Run[] = [
  { name: 'npx solves fixture 1', command: [...NPX, 'solve', 'case.json'], code: 0, words: TABLES },
  {
    name: 'the installed command prints the whole answer as JSON',
    command: [...LINKED, 'solve', 'case.json', '--json'],
    code: 0,
    words: JSON_WORDS,
  },
  {
    name: 'the installed command explains why a document is refused',
    command: [...LINKED, 'solve', 'refused.json'],
    code: 1,
    words: ['The beam cannot be solved', '[/L]'],
  },
  {
    name: 'the checkout runs the command from its source',
    command: ['node', CLI, 'solve', FIXTURE_1],
    code: 0,
    words: TABLES,
  },
];

/** Runs in a checkout after installation: the command is linked and runs from the sources. */
const UNBUILT: readonly Run[] = [
  {
    name: 'eecs-solver is linked in a fresh checkout',
    command: [...LINKED, 'solve', 'case.json'],
    code: 0,
    words: TABLES,
  },
];

/** Runs in a checkout with a Node that cannot run TypeScript: one line explains what to do. */
const TOO_OLD: readonly Run[] = [
  {
    name: 'an older Node is asked to build first',
    command: ['node', '--no-strip-types', 'packages/solver-core/bin/eecs-solver.js', 'solve', 'case.json'],
    code: 2,
    words: ['npm run build'],
  },
];

/**
 * Packs the built solver, installs it in an empty folder without a network and runs its command there, like a user;
 * then installs it as an unbuilt workspace, as in a fresh checkout. Other checks run in this process in the meantime.
 */
export const commandLine: Check = {
  name: 'command line',
  run: async () => addTallies(await withEmptyFolder(installAndRun), await withEmptyFolder(linkAndRun)),
};

async function withEmptyFolder(work: (folder: string) => Promise<Tally>): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'eecs-npx-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function installAndRun(folder: string): Promise<Tally> {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(path.join(folder, 'refused.json'), '{ "schema": 1, "L": -1, "supports": [] }');
  copyFileSync(FIXTURE_1, path.join(folder, 'case.json'));
  // Already built, so scripts are ignored: a prepack script would build it again.
  const pack = ['npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const packed = await run(pack, PACKAGE);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (packed.code !== 0 || tarball === undefined) return broken('npm pack', packed.text);
  const installed = await run(['npm', 'install', '--offline', '--silent', `./${tarball}`], folder);
  if (installed.code !== 0) return broken('npm install', installed.text);
  return judgeAll(RUNS, folder);
}

async function linkAndRun(folder: string): Promise<Tally> {
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "private": true, "type": "module", "workspaces": ["packages/*"] }',
  );
  copyFileSync(FIXTURE_1, path.join(folder, 'case.json'));
  const copy = path.join(folder, 'packages/solver-core');
  for (const part of ['package.json', 'bin', 'cli', 'src']) {
    cpSync(path.join(PACKAGE, part), path.join(copy, part), { recursive: true });
  }
  const installed = await run(['npm', 'install', '--offline', '--silent'], folder);
  if (installed.code !== 0) return broken('npm install of a checkout', installed.text);
  return judgeAll([...UNBUILT, ...TOO_OLD], folder);
}

async function judgeAll(runs: readonly Run[], folder: string): Promise<Tally> {
  let tally = NOTHING;
  for (const one of runs) tally = addTallies(tally, await judge(one, folder));
  return tally;
}

async function judge({ name, command, code, words }: Run, folder: string): Promise<Tally> {
  const found = await run(command, folder);
  const missing = words.filter((word) => !found.text.includes(word));
  if (found.code === code && missing.length === 0) return tallyOf(true);
  const reason = `exit code ${found.code} instead of ${code}, without ${JSON.stringify(missing)}`;
  return broken(name, `${reason}\n${found.text}`);
}

const broken = (name: string, text: string): Tally => tallyOf(false, `command line: ${name}: ${text}`);

function run(
  [name = '', ...args]: readonly string[],
  cwd: string,
): Promise<{ readonly code: number; readonly text: string }> {
  const program = programOf(name, cwd);
  const [file, ...first] = program;
  const options = { cwd, env: strangersEnvironment(), shell: needsShell(program) };
  return new Promise((resolve) => {
    const child = execFile(file, [...first, ...args], options, (error, stdout, stderr) => {
      const text = stdout + stderr;
      resolve({ code: child.exitCode ?? -1, text: text === '' && error !== null ? error.message : text });
    });
  });
}

function programOf(name: string, folder: string): NpmProgram {
  if (name === 'npm' || name === 'npx') return npmProgram(name);
  if (name === 'node') return [process.execPath];
  return [path.join(folder, 'node_modules/.bin', name)];
}
