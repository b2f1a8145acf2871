import type { FrameWriter } from '@eecs/solver-core/texts';
import type { FrameCase, RefusedFrame, SolvedFrame } from '@eecs/solver-core/frame';
import { type ReportContext, createReportContext } from '@eecs/ui-kit/report';
import type { FrameReportOptions } from './reportOptions.ts';
import { findFrameRefusal } from './solveFrameForReport.ts';
import type { FrameReportWords } from './words.ts';

interface FrameReportTypes {
  readonly document: FrameCase;
  readonly answer: SolvedFrame;
  readonly refused: RefusedFrame;
  readonly options: FrameReportOptions;
  readonly words: FrameReportWords;
}

/** The input of every part of a report on a frame. */
export interface FrameReportContext extends ReportContext<FrameReportTypes> {
  /** Describes failures and corrections. */
  readonly writer: FrameWriter;
}

/** Creates the input of the parts of a report. */
export function createFrameReportContext(
  document: FrameCase,
  of: Pick<FrameReportContext, 'answer' | 'options' | 'words'>,
): FrameReportContext {
  const common = createReportContext<FrameReportTypes>(document, of, findFrameRefusal);
  return {
    ...common,
    writer: {
      language: of.words.language,
      kind: 'frame',
      place: (x) => common.format.brief(x, { quantity: 'length', system: common.system }),
    },
  };
}

/** Names a member by its number and its joints: `2 (2–3)`. */
export function nameMember({ members }: Pick<FrameCase, 'members'>, index: number): string {
  const member = members[index];
  return member === undefined ? '–' : `${index + 1} (${member.i + 1}–${member.j + 1})`;
}
