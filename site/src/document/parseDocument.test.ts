import { expect, test } from 'vitest';
import { parseDocument } from './parseDocument.ts';

test('title, headings, lists, strong words, links and widgets are read', () => {
  const text = `# First beam

Set out **three** spans, as in [the editor](/msb).

## Next

- one
- two

!beam(twoSpans)
`;
  expect(parseDocument(text)).toEqual({
    title: 'First beam',
    blocks: [
      {
        kind: 'paragraph',
        runs: [
          { kind: 'text', text: 'Set out ' },
          { kind: 'strong', text: 'three' },
          { kind: 'text', text: ' spans, as in ' },
          { kind: 'link', text: 'the editor', to: '/msb' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'heading', runs: [{ kind: 'text', text: 'Next' }] },
      { kind: 'list', items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
      { kind: 'widget', editor: 'beam', name: 'twoSpans' },
    ],
  });
});

test('lines of a program stay as they are', () => {
  const { blocks } = parseDocument('# T\n\n```\n<a-tag b="**c**">\n  - d\n</a-tag>\n```\n\nAfter.');
  expect(blocks).toEqual([
    { kind: 'code', text: '<a-tag b="**c**">\n  - d\n</a-tag>' },
    { kind: 'paragraph', runs: [{ kind: 'text', text: 'After.' }] },
  ]);
});

test('markup and links that lead out of the site stay text', () => {
  const { blocks } = parseDocument('<b>x</b> [y](https://example.com) [z](javascript:1)');
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      runs: [{ kind: 'text', text: '<b>x</b> [y](https://example.com) [z](javascript:1)' }],
    },
  ]);
});
