import type { AnswerShape, AnswerShapes } from '../../site/src/ports/api/fitsAnswer.ts';

/** The part of a JSON Schema in openapi.json that is used here. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Described {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

/** For readers of logs; no page reads it, and a refusal without it still has its reason. */
const UNREAD = 'requestId';

/** The reason of a refusal: a newer server may have more reasons than the contract lists for a call. */
const REASON = 'errno';

/** Calls whose answers are checked together with their document; an oEmbed answer is for foreign pages. */
const LOOKED_AT = /^\/(case\/(msb|truss)|oembed)\b/;

/** Converts the contract to the shapes by which the site checks answers of the server. */
export function toAnswerShapes({ paths, components: { schemas } }: Contract): AnswerShapes {
  const named: Record<string, AnswerShape> = {};
  const shapeOf = (schema: Schema): AnswerShape => {
    const { $ref, anyOf, type, items, properties = {}, patternProperties, required = [] } = schema;
    if ($ref !== undefined) return refer($ref.split('/').at(-1) ?? '');
    if (anyOf !== undefined) return oneOf(anyOf.map(shapeOf));
    if ('const' in schema) return ofValue(schema.const);
    if (schema.enum !== undefined)
      return schema.enum.length === 1 ? ofValue(schema.enum[0]) : oneOf(schema.enum.map(ofWord));
    if (Array.isArray(type)) return oneOf(type.map((one: string) => shapeOf({ ...schema, type: one })));
    if (type === 'array') return ['l', shapeOf(items ?? {})];
    if (type !== 'object') return SIMPLE[String(type)] ?? 'a';
    const [pattern] = Object.values(patternProperties ?? {});
    if (pattern !== undefined) return ['r', shapeOf(pattern)];
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => name !== UNREAD)
        .map(([name, each]) => [
          required.includes(name) ? name : `${name}?`,
          name === REASON ? 'n' : shapeOf(each),
        ]),
    );
  };
  const refer = (name: string): AnswerShape => {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`The contract has no ${name}`);
    if (!(name in named)) {
      named[name] = 'a';
      named[name] = shapeOf(schema);
    }
    // The name would be longer than what it stands for.
    return typeof named[name] === 'string' ? named[name] : `$${name}`;
  };
  const calls: Record<string, AnswerShape> = {};
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods)) {
      const schema = responses['200']?.content?.['application/json']?.schema;
      if (schema !== undefined && !LOOKED_AT.test(path))
        calls[`${method.toUpperCase()} ${path}`] = shapeOf(schema);
    }
  const kept = Object.entries(named).filter(([, shape]) => typeof shape !== 'string');
  return { calls, named: Object.fromEntries(kept) };
}

const SIMPLE: Readonly<Record<string, AnswerShape>> = {
  string: 's',
  number: 'n',
  integer: 'i',
  boolean: 'b',
  null: 'z',
};

/** The shape of a number or boolean that distinguishes the answers of a call. */
function ofValue(value: unknown): AnswerShape {
  if (value === null) return 'z';
  return typeof value === 'number' || typeof value === 'boolean' ? value : 's';
}

/** The shape of one of several words or numbers: a newer server may have more of them. */
function ofWord(value: unknown): AnswerShape {
  return typeof value === 'number' ? 'n' : ofValue(value);
}

function oneOf(shapes: readonly AnswerShape[]): AnswerShape {
  const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  const [only] = different;
  return different.length === 1 && only !== undefined ? only : ['u', ...different];
}
