import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import { parseRefusal } from './apiFailure.ts';
import { connectApi, type CallOptions, type ConnectionOptions } from './callApi.ts';
import { isAnswerTo } from './checkAnswer.ts';

export interface ReleaseNote {
  readonly id: number;
  /** `YYYY-MM-DD`. */
  readonly event_date: string;
  readonly icon: string;
  readonly data: string;
}

/** The calls of the server that the site makes. Each rejects with an `ApiFailure`. */
export interface ApiClient {
  readonly solveBeam: (document: BeamCase, options?: CallOptions) => Promise<BeamAnswer>;
  readonly listReleaseNotes: (options?: CallOptions) => Promise<readonly ReleaseNote[]>;
}

/** Creates the typed client of the server. */
export function createApiClient(options: ConnectionOptions): ApiClient {
  const call = connectApi(options);
  return {
    async solveBeam(document, given) {
      const answer = await call(
        (api, signal) => api.POST('/case/msb', { body: { data: document }, signal }),
        given,
      );
      return parseAnswer(answer, document);
    },
    async listReleaseNotes(given) {
      const { rows } = await call(
        (api, signal) => api.GET('/data/release-notes/{id}', { params: { path: { id: '0' } }, signal }),
        given,
      );
      return rows;
    },
  };
}

/** A proxy's page, an empty body or the answer to another beam is a broken server, not a solution; a refusal says why. */
function parseAnswer(body: unknown, document: BeamCase): BeamAnswer {
  if (!isAnswerTo(body, document)) throw parseRefusal(200, body);
  return body;
}
