import { FrameReportAnswer } from '../../schemas/reportAnswer.ts';
import { FrameReportRequest } from '../../schemas/reportRequest.ts';
import { describeFrameOutcome } from '../../solving/frame/describeFrameOutcome.ts';
import { createReportRoute } from './reportRoute.ts';

/** POST /case/frame/report */
export const frameReport = createReportRoute({
  kind: 'frame',
  summary: 'Write a report on a plane frame as DOCX',
  description:
    'Public. The server solves the document again and writes the report in the language of Client-Locale: title block, conventions, input, drawing, governing values, N, Q and M along the members, forces, reactions, displacements and, if requested, buckling, frequencies and the calculation by hand. For a frame that cannot be solved, the report contains the given data. The same request of an account gets the same file until its report template changes, so a repeat is always safe. Limited to 20 calls a minute, one at a time; bodies of 1 MiB without an account, 8 MiB with one.',
  body: FrameReportRequest,
  answer: FrameReportAnswer,
  describe: describeFrameOutcome,
});
