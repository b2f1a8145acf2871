import { type SolvedTruss, type TrussCase, type TrussSet, judgeTruss } from '@eecs/solver-core/truss';
import {
  type Picture,
  type ReportSources,
  type SetView,
  createPictureMaker,
  listPictureLines,
} from '@eecs/ui-kit/report';
import { project } from '../camera/camera.ts';
import { drawMotion } from '../scheme/drawMotion.ts';
import { createForcesCamera, drawForces, drawMoved, drawStructure, placeStructure } from './drawTruss.ts';
import { type TrussReportContext, createTrussReportContext } from './trussReportContext.ts';
import type { TrussReportWords } from './words.ts';

/**
 * Draws a truss with the axial forces and the deformed shape of every case set, or with its motions if it cannot be
 * solved (`answer` is null then), as drawings that a page can show and read.
 */
export const createTrussPicture: (
  document: TrussCase,
  of: Omit<ReportSources<SolvedTruss, unknown, TrussReportWords>, 'options'>,
) => Picture = createPictureMaker({
  createContext: createTrussReportContext,
  draw: drawStructure,
  listViews,
  listMotions: (document, context) => {
    const { camera } = placeStructure(context);
    const mechanisms = judgeTruss(document)?.mechanisms ?? [];
    return mechanisms.map((mechanism) => (size) => drawMotion(document, mechanism, { camera, size }));
  },
});

function* listViews(context: TrussReportContext, set: TrussSet): Generator<SetView> {
  const { t } = context;
  yield {
    result: t('part.forces'),
    symbol: 'N',
    quantity: 'force',
    figure: drawForces(context, set),
    lines: listLines(context, set),
  };
  const moved = drawMoved(context, set);
  if (moved !== null)
    yield {
      result: t('part.displacements'),
      symbol: '',
      quantity: 'displacement',
      figure: moved.figure,
      lines: [],
    };
}

/** Lists the rods with their forces, which are constant along each. */
function listLines(context: TrussReportContext, { N }: TrussSet): SetView['lines'] {
  const { joints, links: lines } = context.document;
  const camera = createForcesCamera(context);
  return listPictureLines(
    { joints, lines },
    (joint) => project(camera, joint),
    (index, [a, b]) => {
      const x1 = Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
      return { segments: [{ x0: 0, x1, c: [N[index] ?? 0] }], jumps: [] };
    },
  );
}
