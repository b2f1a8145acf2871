import { expect, test } from 'vitest';
import { ChunkLoadError } from '../ports/page/loadChunk.ts';
import { showBootFailure } from './bootFailure.ts';

function createPage(): Document {
  const page = document.implementation.createHTMLDocument('EECS');
  page.body.innerHTML = '<div id="root"><p>half drawn</p></div>';
  return page;
}

test('a failed start shows its reason and a way to try again, in place of what was there', () => {
  const page = createPage();
  showBootFailure(page, new ChunkLoadError('start', new TypeError('fetch failed')));
  const main = page.querySelector('#root > main');
  expect(main?.getAttribute('role')).toBeNull();
  expect(main?.querySelector('[role="alert"]')?.textContent).toContain('Loading chunk start failed');
  expect(main?.querySelector('h1')?.textContent).toBe('EECS could not start');
  expect(main?.querySelector('button')?.textContent).toBe('Retry');
  expect(page.body.textContent).not.toContain('half drawn');
});

test('a document without the root still gets the page, and any reason is written out', () => {
  const page = createPage();
  page.body.replaceChildren();
  showBootFailure(page, 'no storage');
  expect(page.body.textContent).toContain('no storage');
});

test('a reason is text, never markup', () => {
  const page = createPage();
  showBootFailure(page, new Error('<img src=x>'));
  expect(page.querySelector('img')).toBeNull();
});

test('a crash in use reports it and gives the kept beam away as a file', async () => {
  const page = createPage();
  showBootFailure(page, new Error('too deep'), { kind: 'crash', kept: { title: 'Балка', L: 5 } });
  expect(page.querySelector('h1')?.textContent).toBe('EECS stopped working');
  const link = page.querySelector<HTMLAnchorElement>('a[download]');
  expect(link?.download).toBe('beam.json');
  expect(await (await fetch(link?.href ?? '')).json()).toEqual({ title: 'Балка', L: 5 });
});

test('without a kept beam there is nothing to download', () => {
  const page = createPage();
  showBootFailure(page, new Error('too deep'), { kind: 'crash' });
  expect(page.querySelector('a')).toBeNull();
});
