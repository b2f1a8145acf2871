import { TrussReportAnswer } from '../../schemas/reportAnswer.ts';
import { TrussReportRequest } from '../../schemas/reportRequest.ts';
import { describeTrussOutcome } from '../../solving/truss/describeTrussOutcome.ts';
import { createReportRoute } from './reportRoute.ts';

/** POST /case/truss/report */
export const trussReport = createReportRoute({
  kind: 'truss',
  summary: 'Write a report on a truss as DOCX',
  description:
    'For plans with reports on trusses; otherwise the answer has errno 74301. The document is solved again, and the report is written in the language of Client-Locale: title block, conventions, input, drawing, what governs, forces, displacements, tables and, where they are asked for, the calculations by joints and by a cut. Of a truss that cannot be solved the report tells what is given. The same request of an account has the same file until its report template changes, so repeating is always safe. 20 a minute; one at once; 1 MiB without an account, else 8 MiB.',
  body: TrussReportRequest,
  answer: TrussReportAnswer,
  describe: describeTrussOutcome,
});
