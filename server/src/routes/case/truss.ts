import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../errors.ts';
import { toLocale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { TrussSolveRequest } from '../../schemas/solveRequest.ts';
import { TrussAnswer } from '../../schemas/trussAnswer.ts';
import { describeCorrections } from '../../solving/texts/correctionTexts.ts';
import { toRefusal } from '../../solving/texts/refusal.ts';
import { createTrussReader, describeTrussMechanisms } from '../../solving/truss/trussMechanismText.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import { createClientOf, type Exemptions } from './client.ts';
import { joinJson, sendText } from './jsonText.ts';
import { sizeOf } from './sizeOf.ts';

export interface TrussSolveOptions {
  readonly desk: SolveDesk;
  readonly config: Exemptions;
}

/** POST /case/truss */
export const trussSolve: FastifyPluginCallbackTypebox<TrussSolveOptions> = (app, { desk, config }, done) => {
  const clientOf = createClientOf(config);

  app.route({
    method: 'POST',
    url: '/case/truss',
    bodyLimit: desk.bodyLimit,
    config: { isEmbeddable: true, rateLimit: { max: USE_LIMITS.solve } },
    schema: {
      summary: 'Solve a truss',
      headers: CommonHeaders,
      body: TrussSolveRequest,
      response: withErrors(
        { 200: TrussAnswer },
        'schema',
        'tooLarge',
        'mediaType',
        'domain',
        'busy',
        'solveTimeout',
      ),
    },
    handler: async (request, reply) => {
      const { data, mohr, include } = request.body;
      if (!isTruss(data)) throw new ApiFailure('domain');
      const options = { ...(mohr && { mohr }), ...(include && { include }) };
      const task = { kind: 'truss', document: data, options, bytes: sizeOf(request.headers) } as const;
      const outcome = await desk.solve(task, clientOf(request, reply));
      const reader = createTrussReader(data, toLocale(request.headers['client-locale']));

      if (outcome.kind === 'refused') {
        const { answer } = outcome;
        const motions = describeTrussMechanisms(answer.verdict?.mechanisms ?? [], reader);
        return sendText(
          reply,
          JSON.stringify({ ...toRefusal(answer, motions, reader), requestId: request.id }),
        );
      }
      const { id, corrections, body } = outcome;
      return sendText(reply, joinJson({ id, ...describeCorrections(corrections, reader) }, body));
    },
  });
  done();
};

function isTruss({ kind, className }: { kind?: string; className?: string }): boolean {
  return kind === undefined
    ? className === undefined || className.toLowerCase() === 'casetruss'
    : kind === 'truss';
}
