import { type BeamCase, type BeamSet, type DiscMotion, type SolvedBeam, judgeBeam } from '@eecs/solver-core';
import { roundPx } from '@eecs/ui-kit/layout';
import {
  type Picture,
  type ReportSources,
  type SetView,
  createPictureMaker,
  toPictureLine,
} from '@eecs/ui-kit/report';
import type { Figure } from '../output/figure/layoutFigure.ts';
import { createLengthScale } from '../output/figure/lengthScale.ts';
import { type BeamReportContext, createBeamReportContext } from './beamReportContext.ts';
import { drawSheet, symbolOf, toPaper, toRow } from './describeDrawing.ts';
import { REPORT_ROWS } from './reportRows.ts';
import type { ReportWords } from './words.ts';

/**
 * Draws a beam with every diagram of every case set, or with its motions if it cannot be solved (`answer` is null
 * then), as drawings that a page can show and read.
 */
export const createBeamPicture: (
  document: BeamCase,
  of: Omit<ReportSources<SolvedBeam, unknown, ReportWords>, 'options'>,
) => Picture = createPictureMaker({
  createContext: createBeamReportContext,
  draw: (context) => toPaper(drawSheet(context, { set: null, rows: [] })),
  listViews,
  listMotions: (document, context) => {
    const sheet = drawSheet(context, { set: null, rows: [] });
    return judgeBeam(document).mechanisms.map(
      ({ discs = [] }) =>
        (size) =>
          drawDiscs(discs, { sheet, length: document.L, size }),
    );
  },
});

/** The diagrams of a picture, the most asked for first. */
const ORDER = ['M', 'Q', 'deflection', 'N', 'slope'];

function* listViews(context: BeamReportContext, set: BeamSet, index: number): Generator<SetView> {
  const { answer, t, document } = context;
  const rows = REPORT_ROWS.toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
  for (const row of rows) {
    const request = toRow(row, { context, set });
    if (request === null) continue;
    const sheet = drawSheet(context, { set: index, rows: [request] });
    const [{ layout = null, top = 0 } = {}] = sheet.rows;
    if (layout === null) continue;
    const y = top + layout.axisY;
    const ends = [
      { x: layout.x.toPx(0), y },
      { x: layout.x.toPx(document.L), y },
    ] as const;
    yield {
      result: t(`result.${row.id}`),
      symbol: symbolOf(row, context),
      quantity: answer?.isReal === true ? row.real : row.scaled,
      figure: toPaper(sheet),
      lines: [toPictureLine('', ends, request.diagram)],
    };
  }
}

/** Draws the rigid parts of a mechanism with a given greatest displacement, px. */
function drawDiscs(
  discs: readonly DiscMotion[],
  { sheet, length, size }: { readonly sheet: Figure; readonly length: number; readonly size: number },
): string {
  const parts = discs.map(({ x0, x1, vx, vy, omega }) =>
    [
      { x: x0, v: vy },
      { x: x1, v: vy + omega * (x1 - x0) },
    ].map((end) => ({ ...end, u: vx })),
  );
  const greatest = Math.max(...parts.flat().flatMap(({ u, v }) => [Math.abs(u), Math.abs(v)]));
  const factor = greatest === 0 ? 0 : size / greatest;
  const scale = createLengthScale(sheet.width, length);
  return parts
    .map((ends) => {
      const points = ends.map(
        ({ x, u, v }) => `${roundPx(scale.toPx(x) + factor * u)} ${roundPx(sheet.scheme.axisY - factor * v)}`,
      );
      return `M${points.join('L')}`;
    })
    .join('');
}
