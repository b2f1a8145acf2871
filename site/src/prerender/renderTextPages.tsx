import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { planMessages } from '@eecs/ui-account';
import { type Catalogue, loadMessages, type Locale } from '@eecs/ui-kit';
import { type Block, parseDocument, type Run } from '../document/parseDocument.ts';
import { OFFERS, getDescription } from '../head/structuredData.ts';
import { formatPageTitle } from '../head/pageTitle.ts';
import { aboutMessages } from '../pages/AboutPage/aboutMessages.ts';
import { documentMessages } from '../pages/DocumentPage/documentMessages.ts';
import { listPlaces, parseGuideIndex } from '../pages/GuidePage/guideIndex.ts';
import { LOCALES } from '../preferences/chooseLocale.ts';
import { pathTo } from '../routes/pathTo.ts';
import { routes } from '../routes/table.ts';
import { siteTexts } from './siteTexts.ts';

/** A page for readers without scripts: crawlers, and people who have disabled scripts. */
export interface TextPage {
  readonly title: string;
  readonly description: string;
  /** Markup in place of the application; null if the page is useless without scripts. */
  readonly html: string | null;
}

/** Reads a text of the site, such as `guide/beams/1.md`. */
export type ReadText = (file: string) => string;

/** Length of the beginning of a text that describes its page to a crawler, characters. */
const DESCRIPTION_LENGTH = 200;

/** Reads all texts when this module is loaded: the build allows no loading afterwards. */
const TEXTS = Object.fromEntries(
  await Promise.all(
    LOCALES.map(
      async (locale) =>
        [
          locale,
          {
            about: await readTexts(aboutMessages, locale),
            documents: await readTexts(documentMessages, locale),
            plans: await readTexts(planMessages, locale),
          },
        ] as const,
    ),
  ),
) as Readonly<Record<Locale, Readonly<Record<'about' | 'documents' | 'plans', Texts>>>>;

/**
 * Renders every page that consists of text in one language, by path; for the other public pages, returns title and
 * description.
 */
export function renderTextPages(
  locale: Locale,
  terms: readonly string[],
  read: ReadText,
): Readonly<Record<string, TextPage>> {
  const site = siteTexts[locale];
  const { about, documents, plans } = TEXTS[locale];
  const places = listPlaces(parseGuideIndex(read('guide/index.json'))).map((place) => ({
    ...place,
    path: pathTo('guide', { part: place.part, index: String(place.index) }),
  }));
  const ways = (
    <nav>
      <ul>
        {[
          [pathTo('home'), site['app.name']],
          [pathTo('about'), site['page.about']],
          [pathTo('products'), site['page.products']],
          ...places.map(({ path, title }) => [path, title]),
          ...terms.map((docRef) => [
            pathTo('terms', { docRef }),
            parseDocument(read(`terms/${docRef}.md`)).title,
          ]),
        ].map(([to, name]) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
  const write = (heading: string, content: ReactNode): string =>
    renderToStaticMarkup(
      <div className="plain-text" lang={locale}>
        <main>
          <h1>{heading}</h1>
          {content}
        </main>
        {ways}
      </div>,
    );
  const writeDocument = (file: string, area: string): TextPage => {
    const { title, blocks } = parseDocument(read(file));
    return {
      title: formatPageTitle([title, area]),
      description: describe(blocks),
      html: write(title, <Blocks blocks={blocks} />),
    };
  };

  const plain = routes
    .filter(({ access, menu }) => access === 'public' && menu !== null)
    .map(({ path, titleKey }) => [
      path.replace(/\*$/, ''),
      { title: formatPageTitle([site[titleKey]]), description: getDescription(locale), html: null },
    ]);
  return {
    ...(Object.fromEntries(plain) as Record<string, TextPage>),
    [pathTo('about')]: {
      title: formatPageTitle([site['page.about']]),
      description: shorten(about['about.lead'] ?? ''),
      html: write(
        site['page.about'],
        <>
          <p>{about['about.lead']}</p>
          {(['now', 'signs', 'data', 'licence'] as const).map((part) => (
            <section key={part}>
              <h2>{about[`about.${part}.heading`]}</h2>
              <p>{about[`about.${part}.text`]}</p>
            </section>
          ))}
        </>,
      ),
    },
    [pathTo('products')]: {
      title: formatPageTitle([site['page.products']]),
      description: shorten(plans['plans.note'] ?? ''),
      html: write(site['page.products'], <Prices locale={locale} texts={plans} />),
    },
    ...Object.fromEntries(
      places.map(({ path, part, index }) => [
        path,
        writeDocument(`guide/${part}/${index}.md`, documents['guide.heading'] ?? ''),
      ]),
    ),
    ...Object.fromEntries(
      terms.map((docRef) => [
        pathTo('terms', { docRef }),
        writeDocument(`terms/${docRef}.md`, documents['document.terms'] ?? ''),
      ]),
    ),
  };
}

/** Lists the prices of the bundles of a branch, by months. */
function Prices({ locale, texts }: { readonly locale: Locale; readonly texts: Texts }) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const plural = new Intl.PluralRules(locale);
  return (
    <>
      <ul>
        {OFFERS.map(({ name, bundle, months, price }) => (
          <li key={name}>
            {texts[`bundle.${bundle}`]}
            {price === 0
              ? ''
              : `: ${(texts[`plans.charged_${plural.select(months)}`] ?? '')
                  .replace('{{price}}', money.format(price))
                  .replace('{{count}}', String(months))}`}
          </li>
        ))}
      </ul>
      <p>{texts['plans.note']}</p>
    </>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => {
    switch (block.kind) {
      case 'heading':
        return (
          <h2 key={at}>
            <Runs runs={block.runs} />
          </h2>
        );
      case 'paragraph':
        return (
          <p key={at}>
            <Runs runs={block.runs} />
          </p>
        );
      case 'list':
        return (
          <ul key={at}>
            {block.items.map((runs, item) => (
              <li key={item}>
                <Runs runs={runs} />
              </li>
            ))}
          </ul>
        );
      case 'code':
        return (
          <pre key={at}>
            <code>{block.text}</code>
          </pre>
        );
      case 'widget':
        // Live examples need scripts.
        return null;
      default:
        return block satisfies never;
    }
  });
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, at) => {
    if (run.kind === 'strong') return <strong key={at}>{run.text}</strong>;
    if (run.kind === 'link')
      return (
        <a key={at} href={run.to}>
          {run.text}
        </a>
      );
    return run.text;
  });
}

function describe(blocks: readonly Block[]): string {
  for (const block of blocks)
    if (block.kind === 'paragraph') return shorten(block.runs.map(({ text }) => text).join(''));
  return '';
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}

type Texts = Readonly<Record<string, string>>;

async function readTexts(catalogue: Catalogue, locale: Locale): Promise<Texts> {
  const { messages } = await loadMessages(catalogue, locale);
  const texts = Object.entries(messages).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
