import { type TSchema, Type } from '@fastify/type-provider-typebox';
import { RefusedBeam } from './beamAnswer.ts';
import type { AnswerByType } from './errorReply.ts';
import { RefusedTruss } from './trussAnswer.ts';

/** The type of a file of a word processor. */
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What POST /case/msb/report answers: the file, or why there is none. */
export const BeamReportAnswer = answerOr(RefusedBeam);

/** What POST /case/truss/report answers: the file, or why there is none. */
export const TrussReportAnswer = answerOr(RefusedTruss);

function answerOr(refused: TSchema): AnswerByType {
  return {
    description: 'The file, or as JSON why there is none',
    content: {
      [DOCX]: { schema: Type.Unsafe<string>({ type: 'string', format: 'binary' }) },
      'application/json': { schema: refused },
    },
  };
}
