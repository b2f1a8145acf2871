import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import { toLocale } from '../../messages/locale.ts';
import { REPORT_RATE, SOLVE_BODY_LIMIT, clientOf } from '../../plugins/solveClients.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import type { ReportDesk } from '../../reporting/reportDesk.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { BeamReportAnswer } from '../../schemas/reportAnswer.ts';
import { BeamReportRequest } from '../../schemas/reportRequest.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import { isOfKind } from './isOfKind.ts';
import { onceOut } from './onceOut.ts';
import { sendReport, SMALLEST_BODY_LIMIT } from './reportFile.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface BeamReportOptions {
  readonly desk: ReportDesk;
}

/** POST /case/msb/report */
export const beamReport: FastifyPluginCallbackTypebox<BeamReportOptions> = (app, { desk }, done) => {
  app.route({
    method: 'POST',
    url: '/case/msb/report',
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { solves: 'msb', mayAlwaysSend: SMALLEST_BODY_LIMIT, rateLimit: REPORT_RATE },
    schema: {
      summary: 'Write a report on a multi-span beam as DOCX',
      description:
        'For who has reports in the plan; what it lacks is an answer with errno 74301. The document is solved anew and told in the language of Client-Locale: title block, conventions, what is given, drawing, diagrams, tables and, where it is asked for, the calculation by hand. Of a beam that cannot be solved the report tells what is given. The same request of an account has the same file until its report template changes, so repeating is always safe. 20 a minute; one at once; 1 MiB without an account, else 8 MiB.',
      headers: CommonHeaders,
      body: BeamReportRequest,
      response: withErrors({ 200: BeamReportAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data } = request.body;
      if (!isOfKind(data, 'msb')) throw new ApiFailure('domain');
      const locale = toLocale(request.headers['client-locale']);
      const task = { kind: 'msb', document: data, written: writtenBody(request), locale } as const;
      const outcome = await desk.write(task, clientOf(request), onceOut(reply));
      if (outcome.kind === 'written') return sendReport(reply, outcome);
      return { ...describeBeamOutcome(outcome, data, locale).fields, requestId: request.id };
    },
  });
  done();
};
