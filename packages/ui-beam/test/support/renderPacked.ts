import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Rendered {
  /** That example as data. */
  readonly document: unknown;
  /** The editor with its first example. */
  readonly editor: string;
  /** The same in Ukrainian, with preloaded texts. */
  readonly ukrainian: string;
  /** Names that the import added to `globalThis`. */
  readonly newGlobals: readonly string[];
}

const IMPORTS = {
  esm: {
    extension: 'mjs',
    head: `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beamMessages, beamExamples, BeamEditor } from '@eecs/ui-beam';
import { loadMessages } from '@eecs/ui-kit';`,
  },
  cjs: {
    extension: 'cjs',
    head: `const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { beamMessages, beamExamples, BeamEditor } = require('@eecs/ui-beam');
const { loadMessages } = require('@eecs/ui-kit');`,
  },
} as const;

const BODY = `
const render = (props) => renderToString(createElement(BeamEditor, { defaultValue: beamExamples.hingedSpans, ...props }));
loadMessages(beamMessages, 'uk').then((loaded) => {
  process.stdout.write(JSON.stringify({
    document: beamExamples.hingedSpans,
    editor: render({ theme: 'light' }),
    ukrainian: render({ locale: 'uk', preloaded: [loaded] }),
    newGlobals: Object.keys(globalThis).filter((name) => !before.has(name)),
  }));
});`;

const known = new Map<string, Promise<Rendered>>();

/**
 * Renders the packed editor in a separate Node process, like a server, with either kind of import; once for all test
 * files.
 */
export function renderPacked(folder: string, kind: keyof typeof IMPORTS): Promise<Rendered> {
  const key = `${kind} ${folder}`;
  const rendered = known.get(key) ?? render(folder, kind);
  known.set(key, rendered);
  return rendered;
}

async function render(folder: string, kind: keyof typeof IMPORTS): Promise<Rendered> {
  const { extension, head } = IMPORTS[kind];
  const file = path.join(folder, `render.${extension}`);
  const globals = 'const before = new Set(Object.keys(globalThis));';
  await writeFile(file, kind === 'esm' ? `${head}\n${globals}${BODY}` : `${globals}\n${head}${BODY}`);
  const { stdout } = await run(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    maxBuffer: 64e6,
  });
  return JSON.parse(stdout) as Rendered;
}
