import type { FastifyPluginCallbackTypebox, Static, TObject } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import type { StructureKind } from '../../kinds/structures.ts';
import { type Locale, toLocale } from '../../messages/locale.ts';
import { REPORT_RATE, SOLVE_BODY_LIMIT, clientOf } from '../../plugins/solveClients.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import type { ReportDesk } from '../../reporting/reportDesk.ts';
import { type AnswerByType, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import type { LoadCase } from '../../schemas/solveRequest.ts';
import type { RestrictedOutcome } from '../../solving/outcome.ts';
import type { Kinds } from '../../solving/solver.ts';
import { isOfKind } from './isOfKind.ts';
import { onceOut } from './onceOut.ts';
import { sendReport, SMALLEST_BODY_LIMIT } from './reportFile.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface ReportRouteOptions {
  readonly desk: ReportDesk;
}

/** The data of the call that writes reports on a kind of structure. */
export interface ReportCall<K extends StructureKind> {
  readonly kind: K;
  readonly summary: string;
  readonly description: string;
  readonly body: TObject;
  readonly answer: AnswerByType;
  /** Describes a refusal in the reader's language. */
  readonly describe: (
    outcome: Extract<Kinds[K]['outcome'], { kind: 'refused' }> | RestrictedOutcome,
    document: Readonly<Record<string, unknown>>,
    locale: Locale,
  ) => { readonly fields: object };
}

/** Creates the call `POST /case/KIND/report`. */
export function createReportRoute<K extends StructureKind>({
  kind,
  summary,
  description,
  body,
  answer,
  describe,
}: ReportCall<K>): FastifyPluginCallbackTypebox<ReportRouteOptions> {
  return (app, { desk }, done) => {
    app.route({
      method: 'POST',
      url: `/case/${kind}/report`,
      bodyLimit: SOLVE_BODY_LIMIT.full,
      config: { solves: kind, mayAlwaysSend: SMALLEST_BODY_LIMIT, rateLimit: REPORT_RATE },
      schema: {
        summary,
        description,
        headers: CommonHeaders,
        body,
        response: withErrors({ 200: answer }, ...SOLVE_FAILURES),
      },
      handler: async (request, reply) => {
        // Already checked by `body`, whose `data` is a document of any kind.
        const { data } = request.body as { readonly data: Static<typeof LoadCase> };
        if (!isOfKind(data, kind)) throw new ApiFailure('domain');
        const locale = toLocale(request.headers['client-locale']);
        const task = { kind, document: data, written: writtenBody(request), locale };
        const outcome = await desk.write(task, clientOf(request), onceOut(reply));
        if (outcome.kind === 'written') return sendReport(reply, outcome);
        return { ...describe(outcome, data, locale).fields, requestId: request.id };
      },
    });
    done();
  };
}
