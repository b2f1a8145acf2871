import type { FastifyPluginCallbackTypebox, Static, TObject, TSchema } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import type { StructureKind } from '../../kinds/structures.ts';
import { type Locale, toLocale } from '../../messages/locale.ts';
import { SOLVE_BODY_LIMIT, SOLVE_RATE, clientOf } from '../../plugins/solveClients.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import type { LoadCase } from '../../schemas/solveRequest.ts';
import type { RestrictedOutcome } from '../../solving/outcome.ts';
import type { Client, SolveDesk } from '../../solving/solveDesk.ts';
import type { Kinds, SolveOutcome } from '../../solving/solver.ts';
import { isOfKind } from './isOfKind.ts';
import { sendJoined } from './jsonText.ts';
import { onceOut } from './onceOut.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface SolveRouteOptions {
  readonly desk: SolveDesk;
}

/** The data of the call that solves a kind of structure. */
export interface SolveCall<K extends StructureKind, Body extends TObject> {
  readonly kind: K;
  readonly summary: string;
  readonly description: string;
  /** The schema of the request, whose `data` is the document. */
  readonly body: Body;
  readonly answer: TSchema;
  /** Returns the requested results, without those that the client did not name. */
  readonly toOptions: (body: Static<Body>, client: Client) => Kinds[K]['options'];
  /** Describes an outcome in the reader's language; `body` is the written part of the answer, or null. */
  readonly describe: (
    outcome: SolveOutcome<K> | RestrictedOutcome,
    document: Readonly<Record<string, unknown>>,
    locale: Locale,
  ) => { readonly fields: object; readonly body: Uint8Array | null };
}

/** Creates the call `POST /case/KIND`. */
export function createSolveRoute<K extends StructureKind, Body extends TObject>({
  kind,
  summary,
  description,
  body,
  answer,
  toOptions,
  describe,
}: SolveCall<K, Body>): FastifyPluginCallbackTypebox<SolveRouteOptions> {
  return (app, { desk }, done) => {
    app.route({
      method: 'POST',
      url: `/case/${kind}`,
      // The limit of callers with the largest allowance; others are stopped before the body is read.
      bodyLimit: SOLVE_BODY_LIMIT.full,
      config: { isEmbeddable: true, solves: kind, rateLimit: SOLVE_RATE },
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
        const client = clientOf(request);
        const options = toOptions(request.body as Static<Body>, client);
        const task = { kind, document: data, options, written: writtenBody(request) };
        const outcome = await desk.solve(task, client, onceOut(reply));
        const described = describe(outcome, data, toLocale(request.headers['client-locale']));
        return described.body === null
          ? { ...described.fields, requestId: request.id }
          : sendJoined(reply, described.fields, described.body);
      },
    });
    done();
  };
}
