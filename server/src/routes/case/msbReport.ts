import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../errors.ts';
import { toLocale } from '../../messages/locale.ts';
import { REPORT_RATE, SOLVE_BODY_LIMIT, clientOf } from '../../plugins/solveClients.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import type { ReportDesk } from '../../reporting/reportDesk.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { DOCX, ReportAnswer } from '../../schemas/reportAnswer.ts';
import { ReportRequest } from '../../schemas/reportRequest.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import { isOfKind } from './isOfKind.ts';
import { onceOut } from './onceOut.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface BeamReportOptions {
  readonly desk: ReportDesk;
}

/** A logo of half a megabyte comes with the smallest beam. */
const SMALLEST_BODY_LIMIT = 1024 * 1024;

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
        'For who has reports in the plan; what it lacks is an answer with errno 74301. The document is solved anew and told in the language of Client-Locale: title block, conventions, what is given, drawing, diagrams, tables and, where it is asked for, the calculation by hand. Of a beam that cannot be solved the report tells what is given. The same request has the same file, so repeating is always safe. 20 a minute; one at once; 1 MiB without an account, else 8 MiB.',
      headers: CommonHeaders,
      body: ReportRequest,
      response: withErrors({ 200: ReportAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data } = request.body;
      if (!isOfKind(data, 'msb')) throw new ApiFailure('domain');
      const locale = toLocale(request.headers['client-locale']);
      const task = { document: data, written: writtenBody(request), locale };
      const outcome = await desk.write(task, clientOf(request), onceOut(reply));
      if (outcome.kind === 'written') {
        reply.type(DOCX).header('content-disposition', nameFile(outcome.title));
        return Buffer.from(outcome.file.buffer);
      }
      return { ...describeBeamOutcome(outcome, data, locale).fields, requestId: request.id };
    },
  });
  done();
};

const MOST_SIGNS = 80;

/** How the file is called where it is kept: as its title, without what names of files may not have. */
function nameFile(title: string): string {
  const whole = title.replace(/[\p{C}\s<>:"/\\|?*]+/gu, ' ').trim();
  // By signs, for one of two halves is not to be cut.
  const name = [...whole].slice(0, MOST_SIGNS).join('');
  // Of RFC 8187 fewer signs pass than `encodeURIComponent` lets through.
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="report.docx"; filename*=UTF-8''${encoded}.docx`;
}
