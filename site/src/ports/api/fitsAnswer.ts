import { isRecord } from './answerShape.ts';
import { ANSWER_SHAPES } from './answerShapes.ts';

/**
 * The shape of an answer: `s` text, `n` number, `i` integer, `b` boolean, `z` null, `a` anything; a number or boolean
 * stands for itself; a name with `$` refers to a named shape; a list is `u` a union, `l` a list, `r` a record; an
 * object has these fields, those with `?` optionally.
 */
export type AnswerShape =
  string | number | boolean | readonly AnswerShape[] | { readonly [name: string]: AnswerShape };

/** Shapes of answers by method and path of the contract, and the named ones. */
export interface AnswerShapes {
  readonly calls: Readonly<Record<string, AnswerShape>>;
  readonly named: Readonly<Record<string, AnswerShape>>;
}

/**
 * Returns whether a value has the shape that the contract gives to the answer of a call (`POST /case/commit`): every
 * declared field with its type. Undeclared fields are allowed, because a newer server may have more of them. Calls
 * without a shape accept any value.
 */
export function fitsAnswer(call: string, value: unknown): boolean {
  const shape = ANSWER_SHAPES.calls[call];
  return shape === undefined || fits(value, shape);
}

function fits(value: unknown, shape: AnswerShape): boolean {
  if (typeof shape === 'string') return fitsWord(value, shape);
  if (typeof shape !== 'object') return value === shape;
  if (isList(shape)) {
    const [kind, ...shapes] = shape;
    if (kind === 'u') return shapes.some((one) => fits(value, one));
    const isItem = (item: unknown) => shapes.every((one) => fits(item, one));
    return kind === 'l'
      ? Array.isArray(value) && value.every(isItem)
      : isRecord(value) && Object.values(value).every(isItem);
  }
  return (
    isRecord(value) &&
    Object.entries(shape).every(([name, one]) => {
      const isOptional = name.endsWith('?');
      const field = value[isOptional ? name.slice(0, -1) : name];
      return (isOptional && field === undefined) || fits(field, one);
    })
  );
}

function fitsWord(value: unknown, word: string): boolean {
  switch (word) {
    case 's':
      return typeof value === 'string';
    case 'n':
      return Number.isFinite(value);
    case 'i':
      return Number.isInteger(value);
    case 'b':
      return typeof value === 'boolean';
    case 'z':
      return value === null;
    case 'a':
      return value !== undefined;
    default:
      return fits(value, ANSWER_SHAPES.named[word.slice(1)] ?? 'a');
  }
}

function isList(shape: object): shape is readonly AnswerShape[] {
  return Array.isArray(shape);
}
