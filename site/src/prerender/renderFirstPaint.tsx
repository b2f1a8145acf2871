import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@eecs/ui-kit';
import { renderStill } from './renderStill.tsx';
import { siteTexts } from './siteTexts.ts';
import { pathTo } from '../routes/pathTo.ts';

/**
 * Renders the home page as shown before scripts run: the bar, heading, links and the worked example, in the places
 * where the application will put them.
 */
export function renderFirstPaint(locale: Locale): string {
  const t = siteTexts[locale];
  return renderToStaticMarkup(
    <div className="still still-page" lang={locale}>
      <header className="still-bar">
        <a href={pathTo('home')} aria-label={t['app.home']}>
          {t['app.name']}
        </a>
      </header>
      <main className="home-page">
        <div className="home-intro">
          <div>
            <h1>{t['home.heading']}</h1>
            <p>
              {t['home.lead']} <span className="home-more">{t['home.leadMore']}</span>
            </p>
          </div>
          <div className="home-ways">
            <a className="still-button" href={pathTo('newTask')}>
              {t['home.new']}
            </a>
            <a className="still-button still-plain" href={pathTo('truss')}>
              {t['home.newTruss']}
            </a>
          </div>
        </div>
        <div className="hero" data-still={locale} dangerouslySetInnerHTML={{ __html: renderStill(locale) }} />
      </main>
    </div>,
  );
}
