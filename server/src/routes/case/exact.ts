import { type InverseFailure, parseQuestion } from '@eecs/solver-core/inverse';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../failures/errors.ts';
import { toLocale } from '../../messages/locale.ts';
import { clientOf, SOLVE_BODY_LIMIT, SOLVE_RATE } from '../../plugins/solveClients.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { ChangeAnswer, ChangeRequest, ValuesAnswer, ValuesRequest } from '../../schemas/exact.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import type { ExactOutcome, ExactTaskOptions } from '../../solving/exact/exactTask.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import { isOfKind } from './isOfKind.ts';
import { onceOut } from './onceOut.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface ExactOptions {
  readonly desk: SolveDesk;
}

type Document = Readonly<Record<string, unknown>>;

/** The place in the request of an unanswerable question, and the violated rule. */
const FAULTS: Readonly<Record<InverseFailure, { readonly path: string; readonly rule: string }>> = {
  noNumber: { path: '/number', rule: 'number' },
  set: { path: '/set', rule: 'caseSet' },
  range: { path: '/to', rule: 'range' },
  shear: { path: '/data/shear', rule: 'slender' },
  place: { path: '/condition', rule: 'place' },
  curved: { path: '/condition', rule: 'straight' },
};

const LIMITED =
  'Exact numbers are computed for beams of up to 40 supports, loads and sections together. Callers, plans and limits are those of POST /case/msb.';

/** POST /case/msb/values and /case/msb/change: inverse questions, and the causes of a difference. */
export const exactResults: FastifyPluginCallbackTypebox<ExactOptions> = (app, { desk }, done) => {
  /** Computes the result; an answer for a beam that cannot be solved is that of a solve. */
  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { document, options }: { readonly document: Document; readonly options: ExactTaskOptions },
  ): Promise<{ readonly outcome: ExactOutcome } | { readonly refused: object }> => {
    const [client, written] = [clientOf(request), writtenBody(request)];
    const task = { kind: 'exact', document, options, written } as const;
    const outcome = await desk.solve(task, client, onceOut(reply));
    if (outcome.kind === 'tooLarge')
      throw new ApiFailure('schema', { details: [{ path: '/data', rule: 'maxItems', limit: 40 }] });
    if (outcome.kind !== 'noDocument' && outcome.kind !== 'restricted') return { outcome };
    const isAfter = outcome.kind === 'noDocument' && outcome.failures[0]?.path.startsWith('/after') === true;
    const wrong = isAfter && options.of === 'change' ? (options.after as Document) : document;
    const solved =
      outcome.kind === 'restricted'
        ? outcome
        : await desk.solve(
            { kind: 'msb', document: wrong, options: { include: [], mohr: null }, written },
            client,
            onceOut(reply),
          );
    const { fields } = describeBeamOutcome(solved, wrong, toLocale(request.headers['client-locale']));
    return { refused: { ...fields, requestId: request.id } };
  };

  const common = {
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { isEmbeddable: true, solves: 'msb', rateLimit: SOLVE_RATE },
  } as const;

  app.route({
    method: 'POST',
    url: '/case/msb/values',
    ...common,
    schema: {
      summary: 'Find the values of a number at which a condition holds',
      description: `Finds all values of one number of a beam (a load, place, span, stiffness or settlement) in a range at which a condition holds, by isolating the roots of an exact rational function: none is missed. A question that the beam does not have is a 400 that names its place. ${LIMITED}`,
      headers: CommonHeaders,
      body: ValuesRequest,
      response: withErrors({ 200: ValuesAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data, number, ...asked } = request.body;
      if (!isOfKind(data, 'msb')) throw new ApiFailure('domain');
      const question = parseQuestion({ ...asked, knob: number });
      if (question === null)
        throw new ApiFailure('schema', { details: [{ path: '/condition', rule: 'question' }] });
      const told = await ask(request, reply, { document: data, options: { of: 'values', question } });
      if ('refused' in told) return told.refused;
      if (told.outcome.kind !== 'values') throw new Error('an inverse question has values');
      const { found } = told.outcome;
      if (!found.ok) throw new ApiFailure('schema', { details: [FAULTS[found.why]] });
      const { own, values, ranges, unstable } = found;
      return { level: 'ok', own, values, ranges, unstable };
    },
  });

  app.route({
    method: 'POST',
    url: '/case/msb/change',
    ...common,
    schema: {
      summary: 'Split the difference of a result over the edits between two variants',
      description: `Solves two variants of a beam (data and after) and splits the difference of a result exactly over the edits between them: the changes add up to it. ${LIMITED}`,
      headers: CommonHeaders,
      body: ChangeRequest,
      response: withErrors({ 200: ChangeAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data, after, result, set = 0 } = request.body;
      if (!isOfKind(data, 'msb') || !isOfKind(after, 'msb')) throw new ApiFailure('domain');
      const options = { of: 'change', after, result, set } as const;
      const told = await ask(request, reply, { document: data, options });
      if ('refused' in told) return told.refused;
      if (told.outcome.kind !== 'change') throw new Error('a comparison has a change');
      const { split } = told.outcome;
      if (split === null) throw new ApiFailure('schema', { details: [{ path: '/result', rule: 'result' }] });
      return { level: 'ok', ...split };
    },
  });
  done();
};
