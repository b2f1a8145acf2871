// Run as a separate process by `packages.ts`, because the compiler would block the whole run: checks the packages as
// they would be published. Its exit code is the number of packages with faults.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { PACKAGES, type PackageName } from '../builds/packageNames.ts';
import { needsShell, npmProgram, strangersEnvironment } from '../npmProgram.ts';
import { ROOT } from '../runNode.ts';

const run = promisify(execFile);

/** Packs all packages with one run of npm and resolves with the tarball of each. */
async function packAll(folder: string): Promise<ReadonlyMap<PackageName, Uint8Array<ArrayBuffer>>> {
  const program = npmProgram('npm');
  const [file, ...first] = program;
  const chosen = PACKAGES.map((name) => `--workspace=packages/${name}`);
  // They have just been built; a prepack script would build them again.
  const words = ['pack', '--silent', '--ignore-scripts', `--pack-destination=${folder}`, ...chosen];
  await run(file, [...first, ...words], {
    cwd: ROOT,
    env: strangersEnvironment(),
    shell: needsShell(program),
  });
  const files = await readdir(folder);
  const packed = new Map<PackageName, Uint8Array<ArrayBuffer>>();
  for (const name of PACKAGES) {
    const tarball = files.find((one) => one.startsWith(`eecs-${name}-`));
    if (tarball === undefined) throw new Error(`npm has not packed @eecs/${name}.`);
    packed.set(name, Uint8Array.from(await readFile(path.join(folder, tarball))));
  }
  return packed;
}

/** Lists the faults of the manifest, compared with the files that would be published. */
async function listManifestFaults(packed: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: packed.buffer } });
  return messages
    .filter(({ type }) => type === 'error')
    .map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * Lists the faults of the types for every kind of module resolution except Node 10's, which does not support exports.
 */
async function listTypeFaults(packed: Uint8Array): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(packed));
  if (analysis.types === false) return ['The package has no types.'];
  return analysis.problems
    .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'))
    .map((problem) => JSON.stringify(problem));
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'eecs-packed-'));
try {
  let unfit = 0;
  for (const [name, packed] of await packAll(folder)) {
    const faults = [...(await listManifestFaults(packed)), ...(await listTypeFaults(packed))];
    for (const fault of faults) console.error(`@eecs/${name}: ${fault}`);
    if (faults.length > 0) unfit += 1;
  }
  process.exitCode = unfit;
} finally {
  await rm(folder, { recursive: true });
}
