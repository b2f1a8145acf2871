import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../errors.ts';
import { toLocale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { BeamSolveRequest } from '../../schemas/solveRequest.ts';
import { describeMechanisms } from '../../solving/beam/mechanismText.ts';
import { describeState, describeStateNotes } from '../../solving/beam/stateTexts.ts';
import { describeStatuses } from '../../solving/beam/statusTexts.ts';
import { describeCorrections } from '../../solving/texts/correctionTexts.ts';
import { describeGap } from '../../solving/texts/failureText.ts';
import { createReader } from '../../solving/texts/reader.ts';
import { toRefusal } from '../../solving/texts/refusal.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import { createClientOf, type Exemptions } from './client.ts';
import { joinJson, sendText } from './jsonText.ts';
import { sizeOf } from './sizeOf.ts';

export interface BeamSolveOptions {
  readonly desk: SolveDesk;
  readonly config: Exemptions;
}

/** POST /case/msb */
export const beamSolve: FastifyPluginCallbackTypebox<BeamSolveOptions> = (app, { desk, config }, done) => {
  const clientOf = createClientOf(config);

  app.route({
    method: 'POST',
    url: '/case/msb',
    bodyLimit: desk.bodyLimit,
    config: { isEmbeddable: true, rateLimit: { max: USE_LIMITS.solve } },
    schema: {
      summary: 'Solve a multi-span beam',
      headers: CommonHeaders,
      body: BeamSolveRequest,
      response: withErrors(
        { 200: BeamAnswer },
        'schema',
        'tooLarge',
        'mediaType',
        'domain',
        'busy',
        'solveTimeout',
      ),
    },
    handler: async (request, reply) => {
      const { data, mohr, include, stress } = request.body;
      if (!isBeam(data)) throw new ApiFailure('domain');
      const options = { ...(mohr && { mohr }), ...(include && { include }), ...(stress && { stress }) };
      const task = { kind: 'msb', document: data, options, bytes: sizeOf(request.headers) } as const;
      const outcome = await desk.solve(task, clientOf(request, reply));
      const reader = createReader('msb', data, toLocale(request.headers['client-locale']));

      if (outcome.kind === 'refused') {
        const { answer, told } = outcome;
        const motions = describeMechanisms(told.mechanisms, reader);
        const statuses = told.statuses && describeStatuses(told.statuses, data, reader);
        const state = told.state && describeState(told.state, reader);
        return { ...toRefusal(answer, motions, reader), statuses, state, requestId: request.id };
      }
      const { id, corrections, told, body } = outcome;
      const { gaps, statuses, state } = told;
      const notes = [...describeStateNotes(state, reader), ...gaps.map((gap) => describeGap(gap, reader))];
      const own = {
        id,
        ...describeCorrections(corrections, reader),
        notes,
        statuses: describeStatuses(statuses, data, reader),
        state: describeState(state, reader),
      };
      return sendText(reply, joinJson(own, body));
    },
  });
  done();
};

function isBeam({ kind, className }: { kind?: string; className?: string }): boolean {
  return kind === undefined
    ? className === undefined || className.toLowerCase() === 'casemsb'
    : kind === 'msb';
}
