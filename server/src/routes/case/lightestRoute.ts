import type { FastifyPluginCallbackTypebox, Static, TObject, TSchema } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import type { StructureKind } from '../../kinds/structures.ts';
import { type Locale, toLocale } from '../../messages/locale.ts';
import { clientOf, SOLVE_BODY_LIMIT, SOLVE_RATE } from '../../plugins/solveClients.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import type { LoadCase } from '../../schemas/solveRequest.ts';
import type { RestrictedOutcome } from '../../solving/outcome.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import type { Kinds, SolveOutcome } from '../../solving/solver.ts';
import { isOfKind } from './isOfKind.ts';
import { onceOut } from './onceOut.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface LightestOptions {
  readonly desk: SolveDesk;
}

type Search = 'lightest' | 'lightestRods';

type Refused<K extends Search> = Extract<SolveOutcome<K>, { readonly kind: 'refused' }>;

/** The data of the call that finds the lightest sections of a kind of structure. */
export interface LightestCall<K extends Search, Body extends TObject> {
  readonly kind: StructureKind;
  readonly search: K;
  readonly summary: string;
  readonly description: string;
  /** The schema of the request, whose `data` is the document; the other fields are the options of the task. */
  readonly body: Body;
  readonly answer: TSchema;
  /** Describes in the reader's language why the structure has no answer. */
  readonly describe: (
    outcome: Refused<K> | RestrictedOutcome,
    document: Readonly<Record<string, unknown>>,
    locale: Locale,
  ) => { readonly fields: object };
}

/** Creates the call `POST /case/KIND/lightest`. */
export function createLightestRoute<K extends Search, Body extends TObject>({
  kind,
  search,
  summary,
  description,
  body,
  answer,
  describe,
}: LightestCall<K, Body>): FastifyPluginCallbackTypebox<LightestOptions> {
  return (app, { desk }, done) => {
    app.route({
      method: 'POST',
      url: `/case/${kind}/lightest`,
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
        // Already checked by `body`.
        const { data, ...rest } = request.body as { readonly data: Static<typeof LoadCase> };
        if (!isOfKind(data, kind)) throw new ApiFailure('domain');
        const options = rest as Kinds[K]['options'];
        const task = { kind: search, document: data, options, written: writtenBody(request) };
        const outcome: SolveOutcome<Search> | RestrictedOutcome = await desk.solve(
          task,
          clientOf(request),
          onceOut(reply),
        );
        switch (outcome.kind) {
          case 'found':
            return { level: 'ok', id: outcome.id, ...outcome.answer };
          case 'lacking':
            throw new ApiFailure('schema', { details: outcome.details });
          default: {
            // A refusal of this search is of its kind of structure.
            const refused = outcome as Refused<K> | RestrictedOutcome;
            const { fields } = describe(refused, data, toLocale(request.headers['client-locale']));
            return { ...fields, requestId: request.id };
          }
        }
      },
    });
    done();
  };
}
