import type { BeamAnswer, BeamCase, StressedOptions } from '@eecs/solver-core';
import type { FrameAnswer, FrameOptions } from '@eecs/solver-core/frame';
import type { TrussAnswer, TrussCase, TrussOptions } from '@eecs/solver-core/truss';
import type { ReportOptions } from '@eecs/ui-beam/report';
import type { TrussReportOptions } from '@eecs/ui-truss/report';
import { parseRefusal } from './apiFailure.ts';
import type { Sent, Shape } from './apiTypes.ts';
import type { CallApi, CallOptions } from './callApi.ts';
import { isAnswerTo } from './checkAnswer.ts';
import { isAnswerToFrame } from './checkFrameAnswer.ts';
import { isAnswerToTruss } from './checkTrussAnswer.ts';
import { toBeamWish, toTrussWish } from './reportWish.ts';

export type ReleaseNote = Readonly<Shape<'ReleaseNote'>>;

/** Parts of a solution that may be requested; the server decides those that are omitted. */
type BeamAsked = Pick<StressedOptions, 'include' | 'mohr' | 'stress'>;
type TrussAsked = Pick<TrussOptions, 'include' | 'mohr'>;

/** The server calls that need no account. Each rejects with an `ApiFailure`. */
export type ApiClient = ReturnType<typeof createApiClient>;

/** Creates the typed client of public calls. */
export function createApiClient(call: CallApi) {
  return {
    async solveBeam(
      document: BeamCase,
      { include, mohr, stress, ...given }: BeamAsked & CallOptions = {},
    ): Promise<BeamAnswer> {
      const body = {
        data: document,
        ...(include && { include: [...include] }),
        ...(mohr && { mohr: [...mohr] }),
        ...(stress && { stress: [...stress] }),
      };
      const answer = await call.repeatable((api, signal) => api.POST('/case/msb', { body, signal }), given);
      return parseAnswer(answer, document);
    },
    /** Requests a report as a word processor file. */
    async writeReport(document: BeamCase, wanted: ReportOptions, given?: CallOptions): Promise<Blob> {
      const body = { data: document, report: toBeamWish(wanted, document.units.system) };
      const file: Blob = await call.repeatable(
        (api, signal) => api.POST('/case/msb/report', { body, signal, parseAs: 'blob' }),
        given,
      );
      return readReport(file);
    },
    /** Requests a report on a truss as a word processor file. */
    async writeTrussReport(
      document: TrussCase,
      wanted: TrussReportOptions,
      given?: CallOptions,
    ): Promise<Blob> {
      const body = { data: document, report: toTrussWish(wanted, document.units.system) };
      const file: Blob = await call.repeatable(
        (api, signal) => api.POST('/case/truss/report', { body, signal, parseAs: 'blob' }),
        given,
      );
      return readReport(file);
    },
    /** A truss that cannot be solved is an answer with the level `error`. */
    async solveTruss(
      document: Sent<'/case/truss'>['data'],
      { include, mohr, ...given }: TrussAsked & CallOptions = {},
    ): Promise<TrussAnswer> {
      const body = {
        data: document,
        ...(include && { include: [...include] }),
        ...(mohr && { mohr: [...mohr] }),
      };
      const answer = await call.repeatable((api, signal) => api.POST('/case/truss', { body, signal }), given);
      if (!isAnswerToTruss(answer, document)) throw parseRefusal(200, answer);
      return answer;
    },
    /** A frame that cannot be solved is an answer with the level `error`. */
    async solveFrame(
      document: Sent<'/case/frame'>['data'],
      { include, ...given }: Pick<FrameOptions, 'include'> & CallOptions = {},
    ): Promise<FrameAnswer> {
      const body = { data: document, ...(include && { include: [...include] }) };
      const answer = await call.repeatable((api, signal) => api.POST('/case/frame', { body, signal }), given);
      if (!isAnswerToFrame(answer, document)) throw parseRefusal(200, answer);
      return answer;
    },
    async listReleaseNotes(given?: CallOptions): Promise<readonly ReleaseNote[]> {
      const { rows } = await call.repeatable(
        (api, signal) => api.GET('/data/release-notes/{id}', { params: { path: { id: '0' } }, signal }),
        given,
      );
      return rows;
    },
  };
}

/** A refusal also has a success status, with a body in JSON. */
async function readReport(file: Blob): Promise<Blob> {
  if (file.type.startsWith('application/json')) throw parseRefusal(200, JSON.parse(await file.text()));
  return file;
}

/**
 * Refuses a proxy's page, an empty body or the answer to another beam, which mean a broken server. A valid refusal
 * contains its reasons.
 */
function parseAnswer(body: unknown, document: BeamCase): BeamAnswer {
  if (!isAnswerTo(body, document)) throw parseRefusal(200, body);
  return body;
}
