import { renderToStaticMarkup } from 'react-dom/server';
import { type BeamSet, type Quantity, solveBeam } from '@eecs/solver-core';
import {
  BeamFigure,
  beamExamples,
  createFigureTexts,
  type ExampleName,
  exampleMessages,
  type Figure,
  type FigureTexts,
  layoutSheet,
} from '@eecs/ui-beam';
import { type Locale, loadMessages } from '@eecs/ui-kit';
import { siteTexts } from './siteTexts.ts';

/** The example worked out on the home page. */
export const STILL_EXAMPLE: ExampleName = 'hingedSpans';

const ROWS = [
  { key: 'Q', symbol: 'Q', quantity: 'force' },
  { key: 'M', symbol: 'M', quantity: 'moment' },
  { key: 'deflection', symbol: 'v', quantity: 'displacement' },
] as const satisfies readonly {
  readonly key: keyof BeamSet;
  readonly symbol: string;
  readonly quantity: Quantity;
}[];

/** Widths for which the sheet is drawn, px; between them it is scaled. The heights are those of the editor's board. */
export const SHEETS = [
  { className: 'still-wide', width: 830, minHeight: 256, gap: 84, rowHeight: 88, rows: ROWS },
  { className: 'still-narrow', width: 358, minHeight: 256, gap: 44, rowHeight: 132, rows: [ROWS[1]] },
] as const;

/**
 * Solves the worked example and draws it as a static sheet: the beam, Q, M and v with their extremes, and the results
 * next to it. It has the size of the editor that replaces it.
 */
export function renderStill(locale: Locale): string {
  const set = solve();
  const texts = createFigureTexts(locale);
  const t = siteTexts[locale];
  return renderToStaticMarkup(
    <div className="still-sheet">
      <div className="still-drawing">
        <p className="still-title">
          <strong>{titles[locale]}</strong>
          <span>{t['home.sheet.kind']}</span>
        </p>
        <p className="still-loading" role="status">
          {t.loading}
        </p>
        {SHEETS.map((sheet) => (
          <BeamFigure
            key={sheet.className}
            className={sheet.className}
            label={t['home.sheet.label']}
            figure={layoutStill(sheet, texts)}
          />
        ))}
      </div>
      <dl className="still-facts">
        {listFacts(set, { texts, t }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>,
  );
}

/** Lays out the worked example as one of the sheets. */
export function layoutStill(
  { width, minHeight, gap, rowHeight, rows }: (typeof SHEETS)[number],
  texts: FigureTexts,
): Figure {
  const set = solve();
  return layoutSheet(document, {
    width,
    minHeight,
    gap,
    texts,
    rows: rows.map(({ key, symbol, quantity }) => ({
      diagram: set[key],
      symbol,
      unit: texts.unit(quantity),
      isPositiveDown: quantity === 'moment',
      height: rowHeight,
      write: (point) => texts.point(point, { quantity, length: document.L, greatest: findSize(set[key]) }),
    })),
  });
}

const document = beamExamples[STILL_EXAMPLE];

const titles: Record<Locale, string> = { 'en-US': document.title, ru: '', uk: '' };
for (const locale of ['ru', 'uk'] as const) {
  const { messages } = await loadMessages(exampleMessages, locale);
  titles[locale] = (messages as typeof exampleMessages.source)[STILL_EXAMPLE].title;
}

function solve(): BeamSet {
  const answer = solveBeam(document);
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  if (set === undefined) throw new Error('the worked example cannot be solved');
  return set;
}

/** Returns the largest absolute value of a diagram. */
function findSize({ min, max }: BeamSet['M']): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}

/** Lists the facts that the editor shows next to its drawing: reactions and governing values. */
function listFacts(
  { R, M, deflection }: BeamSet,
  { texts, t }: { readonly texts: FigureTexts; readonly t: (typeof siteTexts)['en-US'] },
): readonly (readonly [string, string])[] {
  const at = (x: number): string => texts.place(x);
  const greatest = -deflection.min.value > deflection.max.value ? deflection.min : deflection.max;
  return [
    ...R.map(
      ({ x, normal }) =>
        [t['home.sheet.reaction'].replace('{{x}}', at(x)), texts.value(normal, 'force')] as const,
    ),
    [t['home.sheet.greatest'].replace('{{x}}', at(M.max.x)), texts.value(M.max.value, 'moment')],
    [t['home.sheet.least'].replace('{{x}}', at(M.min.x)), texts.value(M.min.value, 'moment')],
    [
      t['home.sheet.deflection'].replace('{{x}}', at(greatest.x)),
      texts.value(greatest.value, 'displacement'),
    ],
  ];
}
