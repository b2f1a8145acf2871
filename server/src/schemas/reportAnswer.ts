import { type TSchema, Type } from '@fastify/type-provider-typebox';
import { RefusedBeam } from './beamAnswer.ts';
import type { AnswerByType } from './errorReply.ts';
import { RefusedFrame } from './frameAnswer.ts';
import { RefusedTruss } from './trussAnswer.ts';

/** The media type of a word processor file. */
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The answer of POST /case/msb/report: the file, or the reason why there is none. */
export const BeamReportAnswer = answerOr(RefusedBeam);

/** The answer of POST /case/truss/report: the file, or the reason why there is none. */
export const TrussReportAnswer = answerOr(RefusedTruss);

/** The answer of POST /case/frame/report: the file, or the reason why there is none. */
export const FrameReportAnswer = answerOr(RefusedFrame);

function answerOr(refused: TSchema): AnswerByType {
  return {
    description: 'The file, or the reason why there is none as JSON',
    content: {
      [DOCX]: { schema: Type.Unsafe<string>({ type: 'string', format: 'binary' }) },
      'application/json': { schema: refused },
    },
  };
}
