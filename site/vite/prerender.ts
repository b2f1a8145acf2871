import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Locale } from '@eecs/ui-kit';
import type * as Prerender from '../src/prerender/prerender.tsx';
import { LOCALES } from '../src/preferences/chooseLocale.ts';
import { runAtBuild } from './runAtBuild.ts';

const ENTRY = path.join(import.meta.dirname, '../src/prerender/prerender.tsx');
const DOCUMENTS = path.join(import.meta.dirname, '../public/documents');
const GALLERY = 'virtual:gallery';
const STILL = 'virtual:still/';
const TRY_OUTS = 'virtual:try-outs';
const TRY_OUT = 'virtual:try-out/';
const THEME = 'virtual:still-theme.css';
const SOLUTION = 'virtual:worked-solution';
const PREVIEW = 'virtual:worked-preview';
const RESOLVED = '/@eecs-prerender/';

/**
 * Renders at build time what a page shows before the editor has loaded: the gallery (`virtual:gallery`), the worked
 * example in each language (`virtual:still/ru`), every example of a text (`virtual:try-outs`), its results
 * (`virtual:worked-solution`, `virtual:worked-preview`), the theme's variables for both (`virtual:still-theme.css`).
 * Writes into index.html, each part between two marks, the first paint of the home page, the beam editor, the login and
 * the saved tasks; the server removes the parts from other pages, and takes those in the reader's language from
 * first-paint.json. The text of each page for readers without scripts goes to text-pages.json, by language and path.
 */
export function prerender(): Plugin {
  let loaded: Promise<typeof Prerender> | null = null;
  const load = (): Promise<typeof Prerender> => (loaded ??= runAtBuild<typeof Prerender>(ENTRY));

  return {
    name: 'eecs-prerender',
    buildStart() {
      loaded = null;
    },
    resolveId(id) {
      const isOurs =
        [GALLERY, THEME, SOLUTION, PREVIEW, TRY_OUTS].includes(id) ||
        [STILL, TRY_OUT].some((start) => id.startsWith(start));
      return isOurs ? `${RESOLVED}${id.slice('virtual:'.length)}` : null;
    },
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const name = `virtual:${id.slice(RESOLVED.length)}`;
      const { renderGallery, renderStill, listTryOuts, renderTryOut, solveWorked, writeStillTheme } =
        await load();
      if (name === THEME) return writeStillTheme();
      if (name === GALLERY) return `export const gallery = ${JSON.stringify(renderGallery())};`;
      if (name === SOLUTION) return `export const workedSolution = ${writeParsed(solveWorked().solution)};`;
      if (name === PREVIEW) return `export const workedPreview = ${writeParsed(solveWorked().preview)};`;
      if (name === TRY_OUTS) {
        const entries = listTryOuts().map((one) => `'${one}': () => import('${TRY_OUT}${one}')`);
        return `export const tryOuts = { ${entries.join(', ')} };`;
      }
      if (name.startsWith(TRY_OUT))
        return `export const picture = ${JSON.stringify(renderTryOut(name.slice(TRY_OUT.length)))};`;
      const locale = LOCALES.find((one) => name === `${STILL}${one}`);
      if (locale === undefined) throw new Error(`There is no still picture ${name}`);
      return `export const still = ${JSON.stringify(renderStill(locale))};`;
    },
    async generateBundle() {
      const { renderTextPages, ...drawn } = await load();
      const others = LOCALES.filter((locale) => locale !== 'en-US');
      const texts = Object.fromEntries(others.map((locale) => [locale, paintPages(drawn, locale)]));
      this.emitFile({ type: 'asset', fileName: 'first-paint.json', source: `${JSON.stringify(texts)}\n` });
      const pages = LOCALES.map((locale) => {
        const read = (file: string) => readFileSync(path.join(DOCUMENTS, locale, file), 'utf8');
        return [locale, renderTextPages(locale, listTerms(), read)] as const;
      });
      const source = `${JSON.stringify(Object.fromEntries(pages))}\n`;
      this.emitFile({ type: 'asset', fileName: 'text-pages.json', source });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl = '/', server }) {
        const isHome = new URL(originalUrl, 'http://localhost').pathname === '/';
        const { home, beam, login, tasks } = paintPages(await load(), 'en-US');
        const mark = (name: string, part: string): string => `<!--${name}-->${part}<!--/${name}-->`;
        // In development nothing removes them again.
        const isBuild = isHome && server === undefined;
        const inRoot = [isHome && mark('home', home), isBuild && mark('login', login) + mark('tasks', tasks)];
        const root = `<div id="root">${inRoot.filter(Boolean).join('')}</div>`;
        return html.replace('<div id="root"></div>', root + (isBuild ? mark('beam', beam) : ''));
      },
    },
  };
}

/** Renders each page that has a first paint, by the name of its part of index.html. */
function paintPages(
  drawn: Pick<
    typeof Prerender,
    'renderFirstPaint' | 'renderBeamPaint' | 'renderLoginPaint' | 'renderTasksPaint'
  >,
  locale: Locale,
): Readonly<Record<'home' | 'beam' | 'login' | 'tasks', string>> {
  return {
    home: drawn.renderFirstPaint(locale),
    beam: drawn.renderBeamPaint(locale),
    login: drawn.renderLoginPaint(locale),
    tasks: drawn.renderTasksPaint(locale),
  };
}

/** Writes data as a call of JSON.parse: a browser parses JSON faster than an object literal. */
function writeParsed(data: object): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}

/** Lists the names of the texts of terms. */
function listTerms(): readonly string[] {
  const files = globSync('*.md', { cwd: path.join(DOCUMENTS, 'en-US/terms') });
  return files.map((file) => file.replace(/\.md$/, '')).toSorted();
}
