import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { defineCatalogue } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import { useText } from './useText.ts';
import { useTexts } from './useTexts.ts';

type Answer = (messages: { readonly default: { readonly hello: string } }) => void;

function openCatalogue() {
  let answer: Answer = () => undefined;
  const texts = defineCatalogue({
    namespace: 'greeting',
    source: { hello: 'Hello' },
    load: {
      ru: () => new Promise((resolve) => (answer = resolve)),
      uk: () => Promise.reject(new Error('lost')),
    },
  });
  const list = [texts];
  const seen: string[] = [];
  function Greeting() {
    const t = useText(texts);
    seen.push(t('hello'));
    return <p>{t('hello')}</p>;
  }
  function Page() {
    return useTexts(list) ? <Greeting /> : null;
  }
  const view = (locale: Locale) => (
    <WidgetRoot theme="light" locale={locale}>
      <Page />
    </WidgetRoot>
  );
  return { view, seen, answer: (hello: string) => answer({ default: { hello } }) };
}

test('nothing is shown before its texts have come, and never in English first', async () => {
  const { view, seen, answer } = openCatalogue();
  const screen = await render(view('ru'));
  expect(screen.container.textContent).toBe('');
  answer('Привет');
  await expect.element(screen.getByText('Привет')).toBeVisible();
  expect(seen).not.toContain('Hello');
});

test('texts that cannot be fetched leave English, and a change of the language takes nothing away', async () => {
  const { view } = openCatalogue();
  const screen = await render(view('uk'));
  await expect.element(screen.getByText('Hello')).toBeVisible();
  await screen.rerender(view('ru'));
  await expect.element(screen.getByText('Hello')).toBeVisible();
});
