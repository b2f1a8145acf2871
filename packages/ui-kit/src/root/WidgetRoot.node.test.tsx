import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorReport } from '../error/ErrorReport.tsx';
import { Button } from '../fields/Button.tsx';
import { Spinner } from '../fields/Spinner.tsx';
import { WidgetRoot } from './WidgetRoot.tsx';

test('the first HTML has the English texts, without a window', () => {
  const html = renderToString(
    <WidgetRoot locale="ru">
      <Spinner />
      <Button>Solve</Button>
      <ErrorReport error={new Error('no worker')} onRetry={() => undefined} />
    </WidgetRoot>,
  );
  expect(typeof globalThis.window).toBe('undefined');
  expect(html).toContain('Loading…');
  expect(html).toContain('Reason: no worker');
  expect(html).toContain('data-theme="system"');
});
