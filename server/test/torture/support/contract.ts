import { Compile } from 'typebox/schema';
import { readOpenapi } from '../../support/openapi.ts';

/** The part of a JSON Schema in openapi.json that is used here. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'header' | 'query';
  readonly schema: Schema;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

/** A call of the contract. */
export interface Operation {
  /** Such as `POST /case/msb`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /**
   * Returns how a body violates the schema of a status; null if it does not, `undocumented` if the status is not
   * described.
   */
  readonly findBreach: (status: number, body: unknown) => string | null;
}

const JSON_TYPE = 'application/json';

/** Reads the calls of openapi.json. */
export function readOperations(): Operation[] {
  const { paths, components } = readOpenapi() as unknown as {
    paths: Record<string, Record<string, Described>>;
    components: object;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      toOperation(method.toUpperCase(), path, described, components),
    ),
  );
}

function toOperation(method: string, path: string, described: Described, components: object): Operation {
  const { parameters = [], requestBody, responses } = described;
  const checks = new Map<number, (body: unknown) => string | null>();
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters,
    body: requestBody?.content[JSON_TYPE]?.schema ?? null,
    findBreach(status, body) {
      const schema = responses[status]?.content?.[JSON_TYPE]?.schema;
      if (schema === undefined) return 'undocumented';
      const check = checks.get(status) ?? createCheck(schema, components);
      checks.set(status, check);
      return check(body);
    },
  };
}

/** Creates a check of a body; `components` contains the schemas that a schema refers to. */
function createCheck(schema: Schema, components: object): (body: unknown) => string | null {
  const validator = Compile({ ...schema, components });
  return (body) => {
    if (validator.Check(body)) return null;
    const [, errors] = validator.Errors(body);
    return JSON.stringify(errors.slice(0, 3));
  };
}
