import { FrameReportAnswer } from '../../schemas/reportAnswer.ts';
import { FrameReportRequest } from '../../schemas/reportRequest.ts';
import { describeFrameOutcome } from '../../solving/frame/describeFrameOutcome.ts';
import { createReportRoute } from './reportRoute.ts';

/** POST /case/frame/report */
export const frameReport = createReportRoute({
  kind: 'frame',
  summary: 'Write a report on a plane frame as DOCX',
  description:
    'For everybody. The document is solved again, and the report is written in the language of Client-Locale: title block, conventions, input, drawing, what governs, N, Q and M along the members, forces, reactions, displacements and, where they are asked for, buckling, frequencies and the calculation by hand. Of a frame that cannot be solved the report tells what is given. The same request of an account has the same file until its report template changes, so repeating is always safe. 20 a minute; one at once; 1 MiB without an account, else 8 MiB.',
  body: FrameReportRequest,
  answer: FrameReportAnswer,
  describe: describeFrameOutcome,
});
