import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { Locale } from '@eecs/ui-kit';
import loginEnUS from '../pages/LoginPage/messages/en-US.json' with { type: 'json' };
import loginRu from '../pages/LoginPage/messages/ru.json' with { type: 'json' };
import loginUk from '../pages/LoginPage/messages/uk.json' with { type: 'json' };
import { pathTo } from '../routes/pathTo.ts';
import { siteTexts } from './siteTexts.ts';

const loginTexts = { 'en-US': loginEnUS, ru: loginRu, uk: loginUk } as const;

/**
 * Renders the login page as shown before scripts run: the bar, its heading and the text below. The fields come with the
 * application.
 */
export function renderLoginPaint(locale: Locale): string {
  const t = siteTexts[locale];
  return renderPage(
    locale,
    <main className="still-form">
      <h1>{t['page.login']}</h1>
      <p>{loginTexts[locale]['loginPage.free']}</p>
    </main>,
  );
}

/** Renders the page of saved tasks as shown before scripts run: the bar, the heading, the link to a new task. */
export function renderTasksPaint(locale: Locale): string {
  const t = siteTexts[locale];
  return renderPage(
    locale,
    <main className="still-list">
      <div>
        <h1>{t['page.taskManager']}</h1>
        <a className="still-button still-plain" href={pathTo('newTask')}>
          {t['page.newTask']}
        </a>
      </div>
      <p>{t['taskManager.lead']}</p>
    </main>,
  );
}

function renderPage(locale: Locale, main: ReactNode): string {
  const t = siteTexts[locale];
  return renderToStaticMarkup(
    <div className="still still-page" lang={locale}>
      <header className="still-bar">
        <a href={pathTo('home')} aria-label={t['app.home']}>
          {t['app.name']}
        </a>
      </header>
      {main}
    </div>,
  );
}
