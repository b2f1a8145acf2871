import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/schema';

type Operation = {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
};

const DOCUMENT = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** Every call that openapi.json describes, as `POST /case/msb`. */
export const DESCRIBED_CALLS: readonly string[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

const validators = new Map<string, ReturnType<typeof Compile>>();

/** Says what of an answer is not as openapi.json promises; null for nothing. */
export function findBreach(
  { method, path }: { readonly method: string; readonly path: string },
  { status, text }: { readonly status: number; readonly text: string },
): string | null {
  const promised = DOCUMENT.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (promised === undefined) return `${status} is not among the answers`;
  const schema = promised.content?.['application/json']?.schema;
  if (schema === undefined) return null;
  const key = `${method} ${path} ${status}`;
  const validator = validators.get(key) ?? Compile(schema);
  validators.set(key, validator);
  return validator.Check(JSON.parse(text)) ? null : `the body of ${status} is not as described`;
}
