import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { renderPacked } from './renderPacked.ts';

export interface GuestServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const NONCE = 'b2Zmc2hvcmU';

/** As strict as a policy can be for a page with scripts. */
const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'nonce-${NONCE}'`,
  "worker-src 'self'",
  "base-uri 'none'",
].join('; ');

/** Rules of a third-party page: inherited properties, and rules for all elements of a name. */
const HOSTILE_RULES = `
  html { font: italic 700 31px/3 serif; color: lime; letter-spacing: 9px; word-spacing: 20px; text-transform: uppercase;
    text-indent: 50px; text-align: right; white-space: pre; cursor: wait; background: #000; }
  * { box-sizing: content-box !important; }
  div, section, table, button, input, svg, fieldset, figure { margin: 31px !important; padding: 31px !important;
    border: 9px dashed red !important; font-size: 31px !important; display: inline !important; }
`;

/** Pages served with the strict policy. */
const STRICT: readonly string[] = ['/strict', '/nonceless', '/script', '/loader'];

/** A page without a bundler: the single file, and its element, with a document as an attribute. */
const writeScriptPage = (document: string): string => `<!doctype html>
<html lang="en"><head><title>Guest</title><script src="/eecs-beam.js"></script></head>
<body><h1>Plain HTML</h1><eecs-beam nonce="${NONCE}" theme="light" value="${document.replaceAll('"', '&quot;')}"></eecs-beam></body></html>`;

/** A page without a bundler that loads the parts of the editor on demand. */
const writeLoaderPage = (document: string): string =>
  writeScriptPage(document).replace(
    '<script src="/eecs-beam.js">',
    '<script type="module" src="/loader/eecs-beam.js">',
  );

/** A page, or a notebook, that imports one self-contained module. */
const MODULE_PAGE = `<!doctype html>
<html lang="en"><head><title>Guest</title></head><body><eecs-beam theme="light"></eecs-beam><output></output>
<script type="module">
  import { beamExamples, defineBeamElement, solveBeam } from '/eecs-beam.mjs';
  defineBeamElement();
  document.querySelector('eecs-beam').value = beamExamples.hingedSpans;
  document.querySelector('output').value = solveBeam(beamExamples.hingedSpans).sets[0].M.max.value.toFixed(3);
</script></body></html>`;

/** Pages whose scripts come from another origin, like a CDN: this server under another host name. */
const FROM_ELSEWHERE: readonly string[] = ['/cdn', '/cdn-thread'];

/** The demonstration of an exercise, from the documentation. */
const QUIZ_PAGE = path.join(import.meta.dirname, '../../../../docs/exercise.html');

/** The packed files that a page serves unchanged. */
const PACKED: Readonly<Record<string, string>> = {
  '/eecs-beam.js': 'eecs-beam.js',
  '/eecs-beam.mjs': 'eecs-beam.mjs',
  '/liveWorker.js': 'live/liveWorker.js',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
};

/**
 * Serves the built application on a free port: its files, and for any other path its page, modified according to the
 * path. `/strict` has a strict policy, `/nonceless` the same and an editor without a nonce, `/hostile` rules of its
 * own, `/rendered` the editor rendered by Node, `/cdn` scripts from another origin, `/cdn-thread` the same with its own
 * way to create the preview's thread, `/vue` is the page in Vue, `/script` one without a bundler, `/loader` the same
 * with parts loaded on demand, `/module` one that imports a single module, `/quiz` a course page in plain HTML. With
 * `isRendered: false` nothing is rendered by Node.
 */
export async function serveGuest(
  folder: string,
  { isRendered = true }: { readonly isRendered?: boolean } = {},
): Promise<GuestServer> {
  const dist = path.join(folder, 'dist');
  const shell = await readFile(path.join(dist, 'index.html'), 'utf8');
  const rendered = isRendered ? await renderPacked(folder, 'esm') : null;
  const pages: Readonly<Record<string, string>> = {
    '/strict': shell.replace('<head>', `<head><meta name="guest-nonce" content="${NONCE}">`),
    '/hostile': shell.replace('</head>', `<style>${HOSTILE_RULES}</style></head>`),
    '/script': writeScriptPage(JSON.stringify(rendered?.document ?? {})),
    '/loader': writeLoaderPage(JSON.stringify(rendered?.document ?? {})),
    '/module': MODULE_PAGE,
    '/vue': await readFile(path.join(dist, 'vue.html'), 'utf8').catch(() => shell),
    '/quiz': (await readFile(QUIZ_PAGE, 'utf8')).replace('https://SITE/element/', '/'),
    '/rendered': shell.replace('<div id="root"></div>', `<div id="root">${rendered?.editor ?? ''}</div>`),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://guest');
    const extension = path.extname(pathname);
    if (extension === '') {
      response.setHeader('content-type', TYPES['.html'] ?? '');
      if (STRICT.includes(pathname)) response.setHeader('content-security-policy', STRICT_POLICY);
      const elsewhere = `"http://localhost:${request.socket.localPort}/assets/`;
      const text = pages[pathname] ?? shell;
      response.end(FROM_ELSEWHERE.includes(pathname) ? text.replaceAll('"/assets/', elsewhere) : text);
      return;
    }
    const packed = pathname.startsWith('/loader/') ? pathname.slice(1) : PACKED[pathname];
    const file =
      packed === undefined
        ? path.join(dist, path.normalize(pathname))
        : path.join(folder, 'node_modules/@eecs/ui-beam/dist', packed);
    readFile(file).then(
      (bytes) => {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('content-type', TYPES[extension] ?? 'application/octet-stream');
        response.end(bytes);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
