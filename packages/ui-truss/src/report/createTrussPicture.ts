import { type SolvedTruss, type TrussCase, type TrussSet, judgeTruss } from '@eecs/solver-core/truss';
import { type DrawnView, MOTION_PX, type Picture, createPicture, toPictureLine } from '@eecs/ui-kit/report';
import { project } from '../camera/camera.ts';
import { drawMotion } from '../scheme/drawMotion.ts';
import { createForcesCamera, drawForces, drawMoved, placeStructure } from './drawTruss.ts';
import { type TrussReportContext, createTrussReportContext } from './trussReportContext.ts';
import type { TrussReportWords } from './words.ts';

/**
 * Draws a truss with the axial forces and the deformed shape of every case set, or with its motions if it cannot be
 * solved (`answer` is null then), as drawings that a page can show and read.
 */
export function createTrussPicture(
  document: TrussCase,
  { answer, words }: { readonly answer: SolvedTruss | null; readonly words: TrussReportWords },
): Picture {
  const options = { parts: [], paper: 'A4', date: '', logo: null, version: '' } as const;
  const context = createTrussReportContext(document, { answer, words, options });
  const { figure, camera } = placeStructure(context);
  const mechanisms = answer === null ? (judgeTruss(document)?.mechanisms ?? []) : [];
  return createPicture({
    locale: words.locale,
    title: document.title === '' ? words.t('untitled') : document.title,
    system: document.units.system,
    unit: context.unit,
    structure: figure,
    views: listViews(context),
    motions: mechanisms.map((mechanism) => ({
      from: drawMotion(document, mechanism, { camera, size: 0 }),
      to: drawMotion(document, mechanism, { camera, size: MOTION_PX }),
    })),
  });
}

function* listViews(context: TrussReportContext): Generator<DrawnView> {
  const { answer, nameSet, t } = context;
  for (const [index, set] of (answer?.sets ?? []).entries()) {
    yield {
      set: nameSet(index),
      result: t('part.forces'),
      symbol: 'N',
      quantity: 'force',
      figure: drawForces(context, set),
      lines: listLines(context, set),
    };
    const moved = drawMoved(context, set);
    if (moved !== null)
      yield {
        set: nameSet(index),
        result: t('part.displacements'),
        symbol: '',
        quantity: 'displacement',
        figure: moved.figure,
        lines: [],
      };
  }
}

/** Lists the rods with their forces, which are constant along each. */
function listLines(context: TrussReportContext, { N }: TrussSet): DrawnView['lines'] {
  const { joints, links } = context.document;
  const camera = createForcesCamera(context);
  return links.flatMap(({ i, j }, index) => {
    const [a, b] = [joints[i], joints[j]];
    if (a === undefined || b === undefined) return [];
    const x1 = Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
    const segments = [{ x0: 0, x1, c: [N[index] ?? 0] }];
    const name = `${index + 1} (${i + 1}–${j + 1})`;
    return [toPictureLine(name, [project(camera, a), project(camera, b)], { segments, jumps: [] })];
  });
}
