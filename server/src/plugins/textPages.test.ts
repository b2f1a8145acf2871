import { expect, test } from 'vitest';
import {
  findTextPage,
  isMissingText,
  parseTextPages,
  readAskedLanguage,
  type TextPages,
  toPageTags,
  writeTextPage,
} from './textPages.ts';

const page = (title: string) => ({ title, description: `of ${title}`, html: `<p>${title}</p>` });
const pages: TextPages = {
  'en-US': { '/': page('Home'), '/about': page('About'), '/truss/': { ...page('Truss'), html: null } },
  ru: { '/about': page('RU') },
};
const titleOf = (locale: 'en-US' | 'ru' | 'uk', url: string) => findTextPage(pages, locale, url)?.title;

test('a page is found by its path, whatever follows it, in the language that is asked for or in English', () => {
  expect([titleOf('en-US', '/about?x=1'), titleOf('ru', '/about/'), titleOf('uk', '/about')]).toEqual([
    'About',
    'RU',
    'About',
  ]);
  expect([titleOf('en-US', '/'), titleOf('en-US', '/truss/ab12'), titleOf('en-US', '/truss')]).toEqual([
    'Home',
    'Truss',
    'Truss',
  ]);
  expect([titleOf('en-US', '/cabinet'), titleOf('en-US', '/constructor')]).toEqual([undefined, undefined]);
});

test('an address asks for a language by its name alone', () => {
  expect(['/about?lang=uk', '/a?b=1&lang=ru', '/a?lang=de', '/a'].map(readAskedLanguage)).toEqual([
    'uk',
    'ru',
    null,
    null,
  ]);
});

test('title, description, language and text are written into the page; signs of HTML stay signs', () => {
  const html =
    '<html lang="en-US"><head><title>EECS</title><meta\n name="description"\n content="old" /></head><noscript><p>no</p></noscript>';
  const written = writeTextPage(
    html,
    { title: 'A <b>', description: 'say "$&"', html: '<p>$1 text</p>' },
    'uk',
  );
  expect(written).toBe(
    '<html lang="uk"><head><title>A &#60;b&#62;</title><meta\n name="description"\n content="say &#34;$&#38;&#34;" /></head><noscript><p>$1 text</p></noscript>',
  );
  expect(writeTextPage(html, { title: 'A', description: '', html: null }, 'ru')).toContain('<p>no</p>');
});

test('the picture is of the kind of the case, and each language has an address', () => {
  const write = (url: string) =>
    toPageTags({ page: page('T'), locale: 'ru', base: 'https://eecs.example', url });
  expect(write('/truss/ab12')).toContain('property="og:image" content="https://eecs.example/og/truss.png"');
  expect(write('/msb/')).toContain('property="og:image" content="https://eecs.example/og/beam.png"');
  const tags = write('/about?a=1&lang=ru');
  expect(tags).toContain('hreflang="uk" href="https://eecs.example/about?a=1&#38;lang=uk"');
  expect(tags).toContain('hreflang="x-default" href="https://eecs.example/about?a=1"');
  expect(tags).toContain('property="og:locale" content="ru_RU"');
  expect(write('/about')).toContain('hreflang="en-US" href="https://eecs.example/about?lang=en-US"');
});

test('an invalid list of pages stops the start', () => {
  expect(parseTextPages(null)).toEqual({});
  expect(() => parseTextPages('{"ru":{"/":{"title":1}}}')).toThrow('text-pages.json');
});

test('an address of the guide or the terms without a text is of no page', () => {
  const texts: TextPages = { 'en-US': { '/guide/beams/1': page('One'), '/terms/privacy': page('Privacy') } };
  const isMissing = (url: string) => isMissingText(texts, url);
  expect(['/guide/x/1', '/terms/none', '/guide/beams/9?lang=ru'].map(isMissing)).toEqual([true, true, true]);
  expect(['/guide/beams/1', '/Terms/Privacy/', '/cabinet', '/'].map(isMissing)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isMissingText({}, '/guide/beams/1')).toBe(false);
});
