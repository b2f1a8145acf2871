import { expect, test } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown.ts';

test('converts the content of a page, without its navigation', () => {
  const html =
    '<div><main><h1>Loads</h1><p>A <strong>moment</strong> &amp; a force.</p><ul><li>q &lt; 0</li><li><a href="/x">down</a></li></ul><h2>Code</h2><pre><code>a &gt; b\n\n\n</code></pre></main><nav><a href="/">EECS</a></nav></div>';
  expect(htmlToMarkdown(html, 2)).toBe(
    '## Loads\n\nA **moment** & a force.\n\n- q < 0\n- down\n\n### Code\n\n```\na > b\n\n```',
  );
});

test('an escaped entity is text, not an entity', () => {
  expect(htmlToMarkdown('<p>write &amp;lt; for &lt;</p>')).toBe('write &lt; for <');
});
