import { chooseLocale } from '../preferences/chooseLocale.ts';

const TEXTS = {
  'en-US': {
    heading: 'EECS could not start',
    advice: 'Your work is kept in this browser. Check the connection and try again.',
    retry: 'Retry',
  },
  ru: {
    heading: 'Не удалось запустить EECS',
    advice: 'Ваша работа сохранена в этом браузере. Проверьте соединение и попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
  },
  uk: {
    heading: 'Не вдалося запустити EECS',
    advice: 'Ваша робота збережена в цьому браузері. Перевірте з’єднання і спробуйте ще раз.',
    retry: 'Спробувати ще раз',
  },
} as const;

/**
 * Shows why the site could not start, with a button to try again. Made by the DOM alone: React, the texts and the
 * theme may be the very things that are missing.
 */
export function showBootFailure(page: Document, reason: unknown): void {
  const locale = chooseLocale(page.defaultView?.navigator.languages ?? []);
  const texts = TEXTS[locale];
  page.documentElement.lang = locale;

  const heading = page.createElement('h1');
  heading.textContent = texts.heading;
  const advice = page.createElement('p');
  advice.textContent = texts.advice;
  const detail = page.createElement('p');
  const code = page.createElement('code');
  code.textContent = describeReason(reason);
  detail.append(code);
  const retry = page.createElement('button');
  retry.type = 'button';
  retry.textContent = texts.retry;
  retry.addEventListener('click', () => {
    page.defaultView?.location.reload();
  });

  const main = page.createElement('main');
  main.className = 'boot-failure';
  const alert = page.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.append(heading, advice, detail);
  main.append(alert, retry);
  (page.querySelector('#root') ?? page.body).replaceChildren(main);
}

function describeReason(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
