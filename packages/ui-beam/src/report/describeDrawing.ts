import type { BeamCase, BeamSet, Diagram } from '@eecs/solver-core';
import { isBreak } from '@eecs/ui-kit/layout';
import { head, type PaperFigure, type ReportBlock, SHEET_PX } from '@eecs/ui-kit/report';
import { cropTop } from '../output/figure/cropTop.ts';
import { type Figure, type RowRequest, type SingleRow, layoutSheet } from '../output/figure/layoutFigure.ts';
import { listPaperShapes } from '../output/figure/paperShapes.ts';
import { writeKeyPoint } from '../output/figure/writeKeyPoint.ts';
import { toItemKey } from '../naming/boardItem.ts';
import { listOutside } from '../scheme/listOutside.ts';
import { findSetAngle, findTurn, showsWeight } from '../scheme/setTurn.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import { REPORT_ROWS, type ReportRow } from './reportRows.ts';
import { splitFigure } from './splitFigure.ts';
import type { BeamReportContext } from './beamReportContext.ts';

const SCHEME = { minHeight: 176, gap: 6 };
/** Five of these fit below the loads of a set on one page. */
const ROW_PX = 118;

/** Draws the beam with all of its loads and dimensions, unless the diagrams are below the same drawing. */
export function describeDrawing(context: BeamReportContext): ReportBlock[] {
  const { t } = context;
  if (isDrawnOverDiagrams(context)) return [];
  const figure = drawSheet(context, { set: null, rows: [] });
  return [head(t('part.drawing'), 2), { kind: 'figure', figure: toPaper(figure), label: t('figure.beam') }];
}

/**
 * Returns whether the only case set contains all loads unchanged, so that its diagrams are below the complete drawing.
 */
function isDrawnOverDiagrams({ answer, document, options }: BeamReportContext): boolean {
  const { caseSets, loads } = document;
  if (answer === null || answer.sets.length !== 1) return false;
  if (!['drawing', 'diagrams'].every((part) => options.parts.some((wanted) => wanted === part))) return false;
  const outside = listOutside(document, 0);
  return (
    ![...outside].some((key) => key.startsWith('load')) &&
    findSetAngle(caseSets, 0) === 0 &&
    loads.every((load) => findTurn(load, caseSets, 0) === 0)
  );
}

/** Draws the diagrams of each case set below its loads, to one scale along the beam and on one page. */
export function describeDiagrams(context: BeamReportContext): ReportBlock[] {
  const { answer, t, nameSet, document } = context;
  if (answer === null) return [];
  return [
    head(t(isDrawnOverDiagrams(context) ? 'part.drawn' : 'part.diagrams'), 2),
    ...answer.sets.flatMap((set, index): ReportBlock[] => {
      const drawn = REPORT_ROWS.flatMap((row) => {
        const request = toRow(row, { context, set });
        return request === null ? [] : [{ request, result: t(`result.${row.id}`) }];
      });
      const rows = drawn.map(({ request }) => request);
      const { beam, diagrams } = splitFigure(drawSheet(context, { set: index, rows }));
      const name = nameSet(index);
      return [
        ...(document.caseSets.length === 0 ? [] : [head(name)]),
        {
          kind: 'figure',
          figure: toPaper(beam),
          label: t('figure.loads', { set: name }),
          keepsNext: rows.length > 0,
        },
        ...diagrams.map((figure, at): ReportBlock => {
          const result = drawn[at]?.result ?? '';
          return {
            kind: 'figure',
            figure: toPaper(figure),
            label: t('figure.result', { set: name, result }),
            keepsNext: at < diagrams.length - 1,
          };
        }),
      ];
    }),
  ];
}

/** Converts a figure for paper, with print colours. */
export function toPaper(figure: Figure): Figure & PaperFigure {
  return { ...figure, shapes: listPaperShapes(figure) };
}

/** The row of one result; null if it is zero everywhere. */
export function toRow(
  row: ReportRow,
  { context, set }: { readonly context: BeamReportContext; readonly set: BeamSet },
): SingleRow | null {
  const { answer, brief, document, system, options } = context;
  const diagram = row.pick(set);
  const greatest = diagram === null ? 0 : greatestOf(diagram);
  if (diagram === null || greatest === 0) return null;
  const quantity = answer?.isReal === true ? row.real : row.scaled;
  const of = { quantity, system, length: document.L, greatest };
  return {
    diagram,
    symbol: symbolOf(row, context),
    unit: brief.unit(quantity, system),
    height: ROW_PX,
    isPositiveDown: quantity === 'moment' && options.isMomentUp !== true,
    write: (point) => writeKeyPoint(brief, point, { ...of, isFound: !isBreak(point.x, diagram) }),
  };
}

/** Returns the symbol of a result by the reader's convention. */
export function symbolOf({ id, symbol }: ReportRow, { options }: Pick<BeamReportContext, 'options'>): string {
  return id === 'Q' ? (options.shearSymbol ?? symbol) : symbol;
}

/** Returns the greatest magnitude of a diagram. */
export function greatestOf({ min, max }: Pick<Diagram, 'min' | 'max'>): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}

/** Draws the beam with the loads of a case set, or with all loads if `set` is null, above the given diagrams. */
export function drawSheet(
  { document, brief, system, options }: BeamReportContext,
  { set, rows }: { readonly set: number | null; readonly rows: readonly RowRequest[] },
): Figure {
  const { caseSets } = document;
  const drawn = set === null ? document : withoutLoads(document, listOutside(document, set));
  const sheet = layoutSheet(drawn, {
    width: SHEET_PX[options.paper],
    ...SCHEME,
    texts: createSchemeTexts(brief, system),
    rows,
    // The index of a load is that among the drawn loads.
    outside: set === null ? NONE : listOutside(drawn, set),
    ...(set !== null && {
      look: {
        setAngle: findSetAngle(caseSets, set),
        hasWeight: showsWeight(document, set),
        turnOf: (load) => findTurn(load, caseSets, set),
      },
    }),
  });
  return cropTop(sheet);
}

const NONE: ReadonlySet<string> = new Set();

/** On paper, loads without effect in a set are not drawn. */
function withoutLoads(document: BeamCase, outside: ReadonlySet<string>): BeamCase {
  const loads = document.loads.filter((_, index) => !outside.has(toItemKey({ kind: 'load', index })));
  return { ...document, loads };
}
