import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';

// Places where the product does something potentially dangerous on purpose: review a new place before adding it here.

const FILES = ['packages/*/src', 'packages/*/cli', 'site/src', 'server/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
  .filter((file) => !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => file.split(path.sep).join('/'))
  .sort();

const TEXTS = FILES.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);

function findIn(pattern: RegExp, under = ''): string[] {
  return TEXTS.filter(([file, text]) => file.startsWith(under) && pattern.test(text)).map(([file]) => file);
}

test('every source is looked at', () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(findIn(/buildApp\(/)).toContain('server/src/app.ts');
});

test('no text becomes a program, nor a regular expression', () => {
  expect(findIn(/new RegExp\(|[^.\w]RegExp\(/, 'server')).toEqual([]);
  expect(findIn(/new RegExp\(/, 'site')).toEqual([]);
  expect(findIn(/\beval\(|new Function\(|\bvm\b.*from 'node:vm'|setTimeout\(\s*['"`]/)).toEqual([]);
});

test('no text becomes markup, except pictures that the build drew and our own style rules', () => {
  expect(
    findIn(/dangerouslySetInnerHTML|\.innerHTML\s*=|outerHTML\s*=|insertAdjacentHTML|document\.write\(/),
  ).toEqual([
    'packages/ui-kit/src/root/ServedStyles.tsx',
    'site/src/document/LazyTryOut.tsx',
    'site/src/gallery/Gallery.tsx',
    'site/src/hero/Hero.tsx',
    'site/src/prerender/renderFirstPaint.tsx',
  ]);
});

test('no message of another window is heard', () => {
  expect(findIn(/addEventListener\('message'|window\.onmessage/, 'packages')).toEqual([]);
  expect(findIn(/window\.onmessage|window\.addEventListener\('message'/, 'site')).toEqual([]);
});

test('programs are started by the operator’s commands alone', () => {
  expect(findIn(/node:child_process/)).toEqual(['server/src/operations/backup/postgresTools.ts']);
});

test('the server opens connections to its database, its mail server and its payment provider, and to nothing else', () => {
  const pattern =
    /\bfetch\(|node:https?'|node:tls|undici|net\.connect\(|new Stripe\(|createTransport\(|knex\(\{|new pg\.|new WebSocket/;
  const isOurs = (file: string) => !/^server\/src\/(operations|db)\//.test(file);
  expect(findIn(pattern, 'server').filter(isOurs)).toEqual([
    // The requests of the payment provider's library, whose answers are bounded.
    'server/src/billing/readWhole.ts',
    'server/src/billing/stripeProvider.ts',
    // Types and texts of statuses.
    'server/src/http/clientError.ts',
    'server/src/mail/smtpTransport.ts',
    'server/src/plugins/idleConnections.ts',
    'server/src/plugins/pipelines.ts',
  ]);
  expect(findIn(/\bfetch\(|http\.(request|get)\(|https\.(request|get)\(/, 'server')).toEqual([
    'server/src/billing/readWhole.ts',
  ]);
});

test('no address is sent on by the server: where buyers go is reported in an answer', () => {
  expect(findIn(/\.redirect\(/, 'server')).toEqual([]);
});

test('the product knows nobody else’s host, but for Stripe’s', () => {
  const hosts = TEXTS.flatMap(([file, text]) =>
    [...text.matchAll(/['"`]https?:\/\/([\w.-]+)/g)].map(([, host = '']) => `${host} ${file}`),
  );
  expect(
    hosts.filter(
      (host) =>
        !/^(www\.w3\.org|schema\.org|schemas\.openxmlformats\.org|purl\.org|www\.sitemaps\.org) /.test(host),
    ),
  ).toEqual([]);
});

test('secret values come from node:crypto', () => {
  expect(findIn(/Math\.random\(/, 'server')).toEqual([]);
});

test('the server uses no broken hash function', () => {
  expect(findIn(/createHash\(\s*['"`](sha1|md5|md4|ripemd160)/, 'server')).toEqual([]);
});

test('nothing is encrypted by hand', () => {
  expect(findIn(/createCipher|createDecipher|subtle\.(en|de)crypt|publicEncrypt|createSign\(/)).toEqual([]);
});

test('no value is written into SQL: statements of their own have placeholders', () => {
  const raw = /(?:\.raw(?:<[^(]*>)?|[a-z]Raw)\(\s*`[^`]*\$\{/;
  expect(
    findIn(raw, 'server/src').filter((file) => !/\/(migrations|operations\/backup)\//.test(file)),
  ).toEqual([]);
});

test('nothing but the link oEmbed asks about is read from behind the ? of an address', () => {
  // oEmbed requires query parameters. Duplicate parameters are refused, and logs contain no query of any call.
  expect(findIn(/\b(request|req)\.query\b|\bquerystring:|[{,]\s*query\s*[,}]/, 'server/src')).toEqual([
    'server/src/routes/oembed.ts',
  ]);
});
