import { BeamReportAnswer } from '../../schemas/reportAnswer.ts';
import { BeamReportRequest } from '../../schemas/reportRequest.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import { createReportRoute } from './reportRoute.ts';

/** POST /case/msb/report */
export const beamReport = createReportRoute({
  kind: 'msb',
  summary: 'Write a report on a multi-span beam as DOCX',
  description:
    'For plans with reports; otherwise the answer has errno 74301. The document is solved again, and the report is written in the language of Client-Locale: title block, conventions, input, drawing, diagrams, tables and, where it is asked for, the calculation by hand. Of a beam that cannot be solved the report tells what is given. The same request of an account has the same file until its report template changes, so repeating is always safe. 20 a minute; one at once; 1 MiB without an account, else 8 MiB.',
  body: BeamReportRequest,
  answer: BeamReportAnswer,
  describe: describeBeamOutcome,
});
