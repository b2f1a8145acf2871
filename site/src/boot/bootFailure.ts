import { removeBeamPaint } from '../ports/kept/beamPaint.ts';
import { chooseLocale } from '../preferences/chooseLocale.ts';

const TEXTS = {
  'en-US': {
    heading: 'EECS could not start',
    crash: 'EECS stopped working',
    download: 'Download my beam',
    advice: 'Your work is kept in this browser. Check the connection and try again.',
    retry: 'Retry',
  },
  ru: {
    heading: 'Не удалось запустить EECS',
    crash: 'EECS перестал работать',
    download: 'Скачать мою балку',
    advice: 'Ваша работа сохранена в этом браузере. Проверьте соединение и попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
  },
  uk: {
    heading: 'Не вдалося запустити EECS',
    crash: 'EECS перестав працювати',
    download: 'Завантажити мою балку',
    advice: 'Ваша робота збережена в цьому браузері. Перевірте з’єднання і спробуйте ще раз.',
    retry: 'Спробувати ще раз',
  },
} as const;

export interface BootFailureOptions {
  /** Whether the site could not start, or stopped while it was used. @default 'start' */
  readonly kind?: 'start' | 'crash';
  /** The stored beam, for download as a file. */
  readonly kept?: unknown;
}

/**
 * Shows why the site could not start, with a button to try again. Uses only the DOM, because React, the texts or the
 * theme may be what failed to load.
 */
export function showBootFailure(
  page: Document,
  reason: unknown,
  { kind = 'start', kept }: BootFailureOptions = {},
): void {
  const locale = chooseLocale(page.defaultView?.navigator.languages ?? []);
  const texts = TEXTS[locale];
  page.documentElement.lang = locale;

  const heading = page.createElement('h1');
  heading.textContent = kind === 'start' ? texts.heading : texts.crash;
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
  if (kept !== undefined) main.append(createDownload(page, texts.download, kept));
  removeBeamPaint(page);
  (page.querySelector('#root') ?? page.body).replaceChildren(main);
}

/** Creates a link to the stored beam as a file, so that the reader keeps it whatever happens to the page. */
function createDownload(page: Document, text: string, kept: unknown): HTMLElement {
  const link = page.createElement('a');
  link.className = 'boot-download';
  link.textContent = text;
  link.download = 'beam.json';
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(kept, null, 2)}\n`], { type: 'application/json' }),
  );
  return link;
}

function describeReason(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
