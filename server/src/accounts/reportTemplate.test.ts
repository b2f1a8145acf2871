import { expect, test } from 'vitest';
import { tidyTemplate } from './reportTemplate.ts';

test('a template has the lines of the title block, the paper and the digits that make sense', () => {
  expect(
    tidyTemplate({
      company: 'Office',
      author: 'A. Person',
      client: '',
      project: 7,
      checked: 'x'.repeat(300),
      hasSigns: true,
      paper: 'Letter',
      digits: 4,
      logo: { type: 'image/png' },
      parts: ['hand'],
    }),
  ).toEqual({
    company: 'Office',
    author: 'A. Person',
    checked: 'x'.repeat(200),
    hasSigns: true,
    paper: 'Letter',
    digits: 4,
  });
});

test.each([undefined, null, 'Office', 7, [], { paper: 'A0', digits: 3.5, hasSigns: 'yes' }])(
  'for %j nothing is taken',
  (kept) => {
    expect(tidyTemplate(kept)).toEqual({});
  },
);
