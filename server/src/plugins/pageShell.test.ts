import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPageShell, writePage } from './pageShell.ts';
import { createShellCache } from './shellCache.ts';

const HTML = `<!doctype html><html lang="uk"><head data-x><title>Балка</title></head><body>${'<p>beam</p>'.repeat(5000)}</body></html>`;
const TAGS = '<meta property="csp-nonce" content="abc"><link rel="canonical" href="https://site.example/$&">';
const WHOLE = HTML.replace('<head data-x>', () => `<head data-x>${TAGS}`);

describe('a page of which all but a few tags is made once', () => {
  const shell = createPageShell(HTML);

  test('is the page with these tags behind the opening tag of its head', () => {
    expect(writePage(shell, TAGS)).toEqual({ body: Buffer.from(WHOLE), encoding: null });
  });

  test('is one stream of gzip, for which only the tags are packed anew', () => {
    for (const tags of [TAGS, '', '<meta>'.repeat(4000)]) {
      const { body, encoding } = writePage(shell, tags, 'br, gzip;q=0.8');
      expect(encoding).toBe('gzip');
      expect(gunzipSync(body).equals(writePage(shell, tags).body)).toBe(true);
    }
    // 60 kB of repeated text.
    expect(writePage(shell, TAGS, 'gzip').body.length).toBeLessThan(1500);
  });

  test('goes packed to who takes gzip by its name', () => {
    const encodingOf = (accepted?: string) => writePage(shell, TAGS, accepted).encoding;
    expect(['gzip', 'deflate, GZIP', 'gzip;q=0.001', 'x-gzip ; q=1'].map(encodingOf)).toEqual(
      Array(4).fill('gzip'),
    );
    expect([undefined, '', 'br', '*', 'gzip;q=0', 'gzip; q=0.000', 'gzipped'].map(encodingOf)).toEqual(
      Array(7).fill(null),
    );
  });

  test('without a head has its tags in front', () => {
    expect(writePage(createPageShell('plain'), '<meta>').body.toString()).toBe('<meta>plain');
  });
});

test('shells are made once each, and the one asked for longest ago goes first', () => {
  const cache = createShellCache(2);
  const written: string[] = [];
  const ask = (painted: string, text: object | null = null) =>
    cache.get([painted, text, 'ru'], (page) => {
      written.push(page);
      return page;
    });
  expect(ask('a')).toBe(ask('a'));
  for (const painted of ['b', 'a', 'c', 'a', 'b']) ask(painted);
  expect(written).toEqual(['a', 'b', 'c', 'b']);
  expect(ask('b', {})).not.toBe(ask('b'));
});
