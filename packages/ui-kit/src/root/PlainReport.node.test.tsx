import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainReport } from './PlainReport.tsx';

const read = (message: string): string =>
  renderToStaticMarkup(<PlainReport error={new Error(message)} onRetry={() => undefined} />);

test('styles that a content policy refuses are reported with what the page has to do, in development and published', () => {
  for (const message of [
    'An error occurred. See https://github.com/styled-components/styled-components/blob/main/packages/styled-components/src/utils/errors.md#17 for more information.',
    'CSSStyleSheet could not be found on HTMLStyleElement',
  ]) {
    expect(read(message)).toContain('Give the editor the nonce of the page, as “Under a content policy”');
    expect(read(message)).not.toContain('errors.md');
  }
});

test('any other failure is reported by itself', () => {
  expect(read('broken on purpose')).toContain('Reason: broken on purpose');
});
