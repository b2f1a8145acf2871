import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
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

const stylesOf = (html: string): string => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

test('a server without a style registry sends the rules with the markup, each render its own', () => {
  for (let n = 0; n < 2; n += 1) {
    const styles = stylesOf(renderToString(<WidgetRoot>{<Button>Solve</Button>}</WidgetRoot>));
    expect(styles).toContain('--eecs-board:');
    expect(styles).toContain('prefers-color-scheme: dark');
  }
});

test('a root inside another leaves the rules to the outer one, and a host that collects them keeps them', () => {
  const nested = renderToString(
    <WidgetRoot>
      <WidgetRoot>
        <Button>Solve</Button>
      </WidgetRoot>
    </WidgetRoot>,
  );
  expect(nested.match(/<style/g)).toHaveLength(2);
  expect(stylesOf(nested)).toBe('');
  expect(nested).toContain('--eecs-board:');
  const collected = new ServerStyleSheet();
  const html = renderToString(
    collected.collectStyles(<WidgetRoot nonce="abc">{<Button>Solve</Button>}</WidgetRoot>),
  );
  expect(stylesOf(html)).toBe('');
  expect(collected.getStyleTags()).toContain('--eecs-board:');
});

test('the rules carry the nonce of the page', () => {
  expect(renderToString(<WidgetRoot nonce="abc" />)).toContain('<style nonce="abc">');
});
