import type { Operation } from '../../src/plugins/contract/description.ts';
import { readOpenapi } from '../support/openapi.ts';

/** A call of the API as the contract writes it: `POST /case/list`. */
export type Call = `${'GET' | 'POST'} /${string}`;

/** Reads every call of openapi.json. */
export function readCalls(): ReadonlyMap<Call, Operation> {
  const { paths } = readOpenapi();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}` as Call, operation] as const,
    ),
  );
  return new Map(calls);
}
