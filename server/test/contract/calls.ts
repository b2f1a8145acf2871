import { readFileSync } from 'node:fs';

/** A call of the API as the contract names it: `POST /case/list`. */
export type Call = `${'GET' | 'POST'} /${string}`;

/** A JSON schema, as far as the tests of the contract read it. */
export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const FILE = new URL('../../openapi.json', import.meta.url);

/** Reads every call of openapi.json. */
export function readCalls(): ReadonlyMap<Call, Operation> {
  const { paths } = JSON.parse(readFileSync(FILE, 'utf8')) as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}` as Call, operation] as const,
    ),
  );
  return new Map(calls);
}
