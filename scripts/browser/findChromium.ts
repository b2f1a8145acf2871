import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Flags that keep a headless browser quiet on a closed network; web security stays on, so CSP and CORS tests are honest. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
 * Finds a Chromium to test with: `CHROMIUM_PATH`, then an installed browser, then Playwright's own
 * download, then the one inside `@sparticuz/chromium` (Linux x64), so that no system package is needed. Where the
 * machine has no font at all, an installed browser gets those of the package.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const installed = INSTALLED[process.platform]?.find((candidate) => existsSync(candidate));
  if (installed) {
    if (process.platform === 'linux' && process.arch === 'x64' && !(await hasFonts()))
      await unpackBundledChromium();
    return installed;
  }

  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;

  if (process.platform === 'linux' && process.arch === 'x64') return unpackBundledChromium();
  throw new Error('No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.');
}

/** Where a Linux keeps the fonts of all users. */
export const FONT_FOLDERS: readonly string[] = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** Says whether the machine has a font of its own: without any, a browser dies at the first text field it paints. */
async function hasFonts(): Promise<boolean> {
  const own = ['.fonts', '.local/share/fonts'].map((folder) => path.join(os.homedir(), folder));
  for (const folder of [...FONT_FOLDERS, ...own]) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    if (names.some((name) => /\.(ttf|otf|ttc|pfb)$/i.test(name))) return true;
  }
  return false;
}

/**
 * Unpacks the browser that travels inside the package into a folder of our own. The package reads two
 * environment variables at import: one makes it unpack its NSS libraries and fonts too, the other says where.
 */
export async function unpackBundledChromium(): Promise<string> {
  const folder = path.join(ROOT, '.cache', 'chromium-147');
  await mkdir(folder, { recursive: true });
  const previous = process.env['TMPDIR'];
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  process.env['TMPDIR'] = folder;
  try {
    const { default: bundled } = await import('@sparticuz/chromium');
    const executable = await bundled.executablePath();
    const folders = [...FONT_FOLDERS, path.join(folder, 'fonts')];
    process.env['FONTCONFIG_PATH'] = await writeFontConfig(folder, folders);
    return executable;
  } finally {
    if (previous === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = previous;
    delete process.env['AWS_EXECUTION_ENV'];
  }
}

/**
 * Names the folders to look for fonts in, by a configuration below `folder`; resolves with its place. Of the bundled browser they
 * are the machine's and the package's: the package's own list knows only the folders of its cloud, and with no font at all the
 * browser dies at the first text field it paints.
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
