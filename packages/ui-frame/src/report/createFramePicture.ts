import type { Diagram } from '@eecs/solver-core';
import { type FrameCase, type FrameSet, type SolvedFrame, judgeFrame } from '@eecs/solver-core/frame';
import { type DrawnView, MOTION_PX, type Picture, createPicture, toPictureLine } from '@eecs/ui-kit/report';
import { drawMotion } from '../scheme/drawMotion.ts';
import type { Force } from '../state/boardResults.ts';
import { drawForce, drawLoaded, drawMoved, drawStructure, projectOnSheet } from './drawFrame.ts';
import { type FrameReportContext, createFrameReportContext } from './frameReportContext.ts';
import type { FrameReportWords } from './words.ts';

/**
 * Draws a frame with the diagrams, the reactions and the deformed shape of every case set, or with its motions if it
 * cannot be solved (`answer` is null then), as drawings that a page can show and read.
 */
export function createFramePicture(
  document: FrameCase,
  { answer, words }: { readonly answer: SolvedFrame | null; readonly words: FrameReportWords },
): Picture {
  const options = { parts: [], paper: 'A4', date: '', logo: null, version: '' } as const;
  const context = createFrameReportContext(document, { answer, words, options });
  const mechanisms = answer === null ? (judgeFrame(document)?.mechanisms ?? []) : [];
  const projection = projectOnSheet(context);
  return createPicture({
    locale: words.locale,
    title: document.title === '' ? words.t('untitled') : document.title,
    system: document.units.system,
    unit: context.unit,
    structure: drawStructure(context),
    views: listViews(context),
    motions: mechanisms.map((mechanism) => ({
      from: drawMotion(document, mechanism, { projection, size: 0 }),
      to: drawMotion(document, mechanism, { projection, size: MOTION_PX }),
    })),
  });
}

function* listViews(context: FrameReportContext): Generator<DrawnView> {
  const { answer, nameSet, t } = context;
  for (const [index, set] of (answer?.sets ?? []).entries()) {
    const name = nameSet(index);
    const lines = (pick: (member: FrameSet['members'][number]) => Diagram | null) =>
      listLines(context, set, pick);
    for (const force of ['M', 'Q', 'N'] satisfies Force[])
      yield {
        set: name,
        result: t(`result.${force}`),
        symbol: force,
        quantity: force === 'M' ? 'moment' : 'force',
        figure: drawForce(context, set, force),
        lines: lines((member) => member[force]),
      };
    yield {
      set: name,
      result: t('part.reactions'),
      symbol: '',
      quantity: 'force',
      figure: drawLoaded(context, set, index),
      lines: [],
    };
    const moved = drawMoved(context, set);
    if (moved !== null)
      yield {
        set: name,
        result: t('part.displacements'),
        symbol: 'v',
        quantity: 'displacement',
        figure: moved.figure,
        lines: lines((member) => member.deflection),
      };
  }
}

function listLines(
  context: FrameReportContext,
  { members }: FrameSet,
  pick: (member: FrameSet['members'][number]) => Diagram | null,
): DrawnView['lines'] {
  const { document } = context;
  const { toPx } = projectOnSheet(context);
  return document.members.flatMap(({ i, j }, index) => {
    const [a, b, result] = [document.joints[i], document.joints[j], members[index]];
    const diagram = result === undefined ? null : pick(result);
    if (a === undefined || b === undefined || diagram === null) return [];
    return [toPictureLine(`${index + 1} (${i + 1}–${j + 1})`, [toPx(a), toPx(b)], diagram)];
  });
}
