import createClient from 'openapi-fetch';
import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import type { Locale } from '@eecs/ui-kit';
import type { paths } from './api.d.ts';
import { parseRefusal, toApiFailure } from './apiFailure.ts';
import { isAnswerTo } from './checkAnswer.ts';

/** The application waits this long for an answer; the server answers sooner. */
export const API_TIMEOUT_MS = 4000;

export interface ReleaseNote {
  readonly id: number;
  /** `YYYY-MM-DD`. */
  readonly event_date: string;
  readonly icon: string;
  readonly data: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The calls of the server that the site makes. Each rejects with an `ApiFailure`. */
export interface ApiClient {
  readonly solveBeam: (document: BeamCase, options?: CallOptions) => Promise<BeamAnswer>;
  readonly listReleaseNotes: (options?: CallOptions) => Promise<readonly ReleaseNote[]>;
}

export interface ApiClientOptions {
  /** @default '/api' */
  readonly baseUrl?: string;
  /** The language texts of the server are asked for in. */
  readonly getLocale: () => Locale;
  /** @default the browser's own */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Creates the typed client of the server. */
export function createApiClient({ baseUrl = '/api', getLocale, fetch }: ApiClientOptions): ApiClient {
  const client = createClient<paths>({ baseUrl, ...(fetch === undefined ? {} : { fetch }) });
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('Client-Locale', getLocale());
      return request;
    },
  });

  return {
    solveBeam: (document, options) =>
      call(options, async (signal) => {
        const { data, error, response } = await client.POST('/case/msb', {
          body: { data: document },
          signal,
        });
        if (data === undefined) throw parseRefusal(response.status, error);
        return parseAnswer(data, document);
      }),
    listReleaseNotes: (options) =>
      call(options, async (signal) => {
        const { data, error, response } = await client.GET('/data/release-notes/{id}', {
          params: { path: { id: '0' } },
          signal,
        });
        if (data === undefined) throw parseRefusal(response.status, error);
        return data.rows;
      }),
  };
}

async function call<T>(options: CallOptions = {}, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout(API_TIMEOUT_MS);
  try {
    return await run(options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]));
  } catch (cause) {
    throw toApiFailure(cause);
  }
}

/** A proxy's page, an empty body or the answer to another beam is a broken server, not a solution; a refusal says why. */
function parseAnswer(body: unknown, document: BeamCase): BeamAnswer {
  if (!isAnswerTo(body, document)) throw parseRefusal(200, body);
  return body;
}
