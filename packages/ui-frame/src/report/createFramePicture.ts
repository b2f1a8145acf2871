import type { Diagram } from '@eecs/solver-core';
import { type FrameCase, type FrameSet, type SolvedFrame, judgeFrame } from '@eecs/solver-core/frame';
import {
  type Picture,
  type ReportSources,
  type SetView,
  createPictureMaker,
  listPictureLines,
} from '@eecs/ui-kit/report';
import { drawMotion } from '../scheme/drawMotion.ts';
import type { Force } from '../state/boardResults.ts';
import { drawForce, drawLoaded, drawMoved, drawStructure, projectOnSheet } from './drawFrame.ts';
import { type FrameReportContext, createFrameReportContext } from './frameReportContext.ts';
import type { FrameReportWords } from './words.ts';

/**
 * Draws a frame with the diagrams, the reactions and the deformed shape of every case set, or with its motions if it
 * cannot be solved (`answer` is null then), as drawings that a page can show and read.
 */
export const createFramePicture: (
  document: FrameCase,
  of: Omit<ReportSources<SolvedFrame, unknown, FrameReportWords>, 'options'>,
) => Picture = createPictureMaker({
  createContext: createFrameReportContext,
  draw: drawStructure,
  listViews,
  listMotions: (document, context) => {
    const projection = projectOnSheet(context);
    const mechanisms = judgeFrame(document)?.mechanisms ?? [];
    return mechanisms.map((mechanism) => (size) => drawMotion(document, mechanism, { projection, size }));
  },
});

function* listViews(context: FrameReportContext, set: FrameSet, index: number): Generator<SetView> {
  const { t, document } = context;
  const { toPx } = projectOnSheet(context);
  const listLines = (pick: (member: FrameSet['members'][number]) => Diagram | null): SetView['lines'] =>
    listPictureLines({ joints: document.joints, lines: document.members }, toPx, (at) => {
      const result = set.members[at];
      return result === undefined ? null : pick(result);
    });
  for (const force of ['M', 'Q', 'N'] satisfies Force[])
    yield {
      result: t(`result.${force}`),
      symbol: force,
      quantity: force === 'M' ? 'moment' : 'force',
      figure: drawForce(context, set, force),
      lines: listLines((member) => member[force]),
    };
  yield {
    result: t('part.reactions'),
    symbol: '',
    quantity: 'force',
    figure: drawLoaded(context, set, index),
    lines: [],
  };
  const moved = drawMoved(context, set);
  if (moved !== null)
    yield {
      result: t('part.displacements'),
      symbol: 'v',
      quantity: 'displacement',
      figure: moved.figure,
      lines: listLines((member) => member.deflection),
    };
}
