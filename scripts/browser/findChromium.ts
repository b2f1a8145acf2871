import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Flags that keep a headless browser quiet on a closed network; web security stays on, so that CSP and CORS tests are
 * realistic.
 */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether the pages of a run are rasterized: with `EECS_PAINTED=true`, and if screenshots are saved. */
const IS_PAINTED = process.env['EECS_PAINTED'] === 'true' || process.env['EECS_HOSTS'] === 'all';

/**
 * Flags of a browser whose pages nobody looks at. Tiles of a page without a memory budget are never rasterized, while
 * styles, layout, frames, events and canvases work as usual; rasterizing took a third of a page's processor time. A
 * screenshot of such a page is empty.
 */
export const UNPAINTED_ARGS: readonly string[] = IS_PAINTED
  ? CHROMIUM_ARGS
  : [...CHROMIUM_ARGS, '--force-gpu-mem-available-mb=0'];

const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * Finds a Chromium for tests: `CHROMIUM_PATH`, then the one inside `@sparticuz/chromium` (Linux x64), which is the same
 * on every machine and needs no system package, then an installed browser, then Playwright's own download.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBundledChromium();
  const installed = INSTALLED[process.platform]?.find((candidate) => existsSync(candidate));
  if (installed) return installed;

  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  throw new Error('No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.');
}

/** Folders in which Linux keeps the fonts of all users. */
export const FONT_FOLDERS: readonly string[] = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** Unpacks the browser in the package; returns the path of a script that starts it, next to its folder `fonts`. */
export async function unpackBundledChromium(): Promise<string> {
  const unpacked = await unpack();
  return launchWith(path.join(unpacked.folder, 'chromium'), unpacked);
}

interface Unpacked {
  readonly folder: string;
  /** Environment variables for the browser only. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Prints nothing: in what looks like its cloud environment, the package also unpacks the libraries that the browser
 * needs.
 */
const UNPACK = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/**
 * Unpacks the package into the project's own folder. When imported, it reads two environment variables and writes
 * others: one makes it unpack its NSS libraries and fonts, the other sets the folder. This happens in a separate
 * process, because workers started here in the meantime would use that folder for temporary files.
 */
async function unpack(): Promise<Unpacked> {
  const folder = path.join(ROOT, '.cache', 'chromium-147');
  await mkdir(folder, { recursive: true });
  if (!existsSync(path.join(folder, 'chromium'))) {
    const env = { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: folder };
    await run(process.execPath, ['--input-type=module', '--eval', UNPACK], { cwd: ROOT, env });
  }
  const fonts = await writeFontConfig(folder, [...FONT_FOLDERS, path.join(folder, 'fonts')]);
  const libraries = path.join(folder, 'al2023', 'lib');
  return { folder, variables: { FONTCONFIG_PATH: fonts, LD_LIBRARY_PATH: libraries } };
}

/** Writes a script that starts a browser with its own environment; resolves with its path. */
async function launchWith(executable: string, { folder, variables }: Unpacked): Promise<string> {
  const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
  const given = Object.entries(variables).map(([name, value]) => `export ${name}=${quoted(value)}`);
  const text = ['#!/bin/sh', ...given, `exec ${quoted(executable)} "$@"`, ''].join('\n');
  const script = path.join(folder, `start-${path.basename(executable)}.sh`);
  if ((await readFile(script, 'utf8').catch(() => null)) === text) return script;
  // Written to a draft and renamed, so that a browser that starts in the meantime finds a complete script.
  const draft = `${script}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o755 });
  await rename(draft, script);
  return script;
}

/**
 * Writes a font configuration below `folder` that names the folders to search; resolves with its path. The bundled
 * browser gets the fonts of the machine and of the package: the package's own configuration lists only the folders of
 * its cloud, and without any font the browser crashes at the first text field it paints.
 */
export async function writeFontConfig(folder: string, folders: readonly string[]): Promise<string> {
  const place = path.join(folder, 'fontconfig');
  await mkdir(place, { recursive: true });
  const lines = folders.map((dir) => `  <dir>${dir}</dir>`).join('\n');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${lines}
  <cachedir>${path.join(place, 'cache')}</cachedir>
</fontconfig>
`;
  await writeFile(path.join(place, 'fonts.conf'), text);
  return place;
}
