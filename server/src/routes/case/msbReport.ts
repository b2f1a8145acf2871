import { BeamReportAnswer } from '../../schemas/reportAnswer.ts';
import { BeamReportRequest } from '../../schemas/reportRequest.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import { createReportRoute } from './reportRoute.ts';

/** POST /case/msb/report */
export const beamReport = createReportRoute({
  kind: 'msb',
  summary: 'Write a report on a multi-span beam as DOCX',
  description:
    'Requires a plan with reports; without it the answer has errno 74301. The server solves the document again and writes the report in the language of Client-Locale: title block, conventions, input, drawing, diagrams, tables and, if requested, the calculation by hand. For a beam that cannot be solved, the report contains the given data. The same request of an account gets the same file until its report template changes, so a repeat is always safe. Limited to 20 calls a minute, one at a time; bodies of 1 MiB without an account, 8 MiB with one.',
  body: BeamReportRequest,
  answer: BeamReportAnswer,
  describe: describeBeamOutcome,
});
