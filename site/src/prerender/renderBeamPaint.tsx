import { renderToStaticMarkup } from 'react-dom/server';
import { BeamFigure, createFigureTexts, type Figure } from '@eecs/ui-beam';
import { getTokens, type Locale, type ThemeName, toDeclarations } from '@eecs/ui-kit';
import { pathTo } from '../routes/pathTo.ts';
import { layoutStill, SHEETS } from './renderStill.tsx';
import { siteTexts } from './siteTexts.ts';

/** The wide sheet is shown from this width of the window on, px. */
const WIDE_FROM_PX = 900;

/**
 * Renders the page of the beam editor before scripts run: the bar and the first beam, as a picture over the place of
 * the application, which shows that it is loading until the editor accepts input. A short inline script (`kept.js`)
 * replaces it by the reader's own beam.
 */
export function renderBeamPaint(locale: Locale): string {
  const t = siteTexts[locale];
  const [wide, narrow] = SHEETS.map((sheet) => {
    const figure = layoutStill(sheet, createFigureTexts(locale));
    return toDataUrl(renderToStaticMarkup(<BeamFigure figure={figure} />), figure);
  });
  if (wide === undefined || narrow === undefined) throw new Error('the worked example has no sheets');
  return renderToStaticMarkup(
    <>
      <div className="still still-page beam-paint" id="beam-paint" lang={locale}>
        <div className="still-bar" aria-hidden="true">
          <a href={pathTo('home')} tabIndex={-1}>
            {t['app.name']}
          </a>
        </div>
        <p className="still-loading" role="status">
          {t.loading}
        </p>
        <picture>
          <source media={`(min-width: ${WIDE_FROM_PX}px)`} srcSet={wide} />
          <img src={narrow} alt="" />
        </picture>
      </div>
      <script src="/kept.js" />
    </>,
  );
}

/** An SVG as a data URL cannot use the page's style sheet, so it contains the variables of both themes. */
function toDataUrl(svg: string, { width, height, top }: Figure): string {
  const declare = (theme: ThemeName): string => toDeclarations(getTokens(theme));
  const style = `<style>svg{${declare('light')}font-family:system-ui,sans-serif}@media (prefers-color-scheme:dark){svg{${declare('dark')}}}</style>`;
  const alone = svg
    .replace(/^<svg /, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height - top}" `)
    .replace(/^(<svg [^>]*>)/, (head) => `${head}${style}`);
  return `data:image/svg+xml,${encodeURIComponent(alone)}`;
}
