import { Type } from '@fastify/type-provider-typebox';
import type { AnswerByType } from './errorReply.ts';
import { RefusedBeam } from './beamAnswer.ts';

/** The type of a file of a word processor. */
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What POST /case/msb/report answers: the file, or why there is none. */
export const ReportAnswer: AnswerByType = {
  description: 'The file, or as JSON why there is none',
  content: {
    [DOCX]: { schema: Type.Unsafe<string>({ type: 'string', format: 'binary' }) },
    'application/json': { schema: RefusedBeam },
  },
};
