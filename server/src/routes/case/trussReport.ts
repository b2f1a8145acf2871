import { TrussReportAnswer } from '../../schemas/reportAnswer.ts';
import { TrussReportRequest } from '../../schemas/reportRequest.ts';
import { describeTrussOutcome } from '../../solving/truss/describeTrussOutcome.ts';
import { createReportRoute } from './reportRoute.ts';

/** POST /case/truss/report */
export const trussReport = createReportRoute({
  kind: 'truss',
  summary: 'Write a report on a truss as DOCX',
  description:
    'Requires a plan with reports on trusses; without it the answer has errno 74301. The server solves the document again and writes the report in the language of Client-Locale: title block, conventions, input, drawing, governing values, forces, displacements, tables and, if requested, the calculations by joints and by a cut. For a truss that cannot be solved, the report contains the given data. The same request of an account gets the same file until its report template changes, so a repeat is always safe. Limited to 20 calls a minute, one at a time; bodies of 1 MiB without an account, 8 MiB with one.',
  body: TrussReportRequest,
  answer: TrussReportAnswer,
  describe: describeTrussOutcome,
});
