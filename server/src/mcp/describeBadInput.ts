import type * as z from 'zod';
import { type Fields, type ToolAnswer, listOf } from './describeAnswer.ts';

/** The facts that a model needs to mend a call of a tool. */
export interface CalledTool {
  readonly name: string;
  /** The names of its arguments. */
  readonly takes: readonly string[];
  /** The arguments of a valid call. */
  readonly example: Fields;
}

/**
 * Explains why a tool does not accept its input: each wrong place, each argument that the tool does not have, and the
 * arguments of a valid call.
 */
export function describeBadInput(
  { name, takes, example }: CalledTool,
  given: Fields,
  issues: readonly z.core.$ZodIssue[],
): ToolAnswer {
  const strange = Object.keys(given).filter((key) => !takes.includes(key));
  const failures = [
    ...issues.map(({ path, message }) => {
      const place = `/${path.map(String).join('/')}`;
      const isMissing = valueAt(given, path) === undefined;
      return {
        code: isMissing ? 'input.missing' : 'input.invalid',
        path: place,
        told: isMissing ? `missing; ${lowerFirst(message)}` : lowerFirst(message),
      };
    }),
    ...strange.map((key) => ({
      code: 'input.unknown',
      path: `/${key}`,
      told: `${name} has no argument \`${key}\``,
    })),
  ];
  const errors = failures.map(({ path, told }) => `${path}: ${told}`);
  const message = `Invalid arguments for ${name}, which takes ${takes.map((key) => `\`${key}\``).join(', ')}.`;
  return endWithExample(
    {
      text: [message, ...errors.map((line) => `- ${line}`)].join('\n'),
      data: { message, errors, failures: failures.map(({ code, path }) => ({ code, path })) },
      isError: true,
    },
    example,
  );
}

/** Ends the refusal of a document that is not written as expected with the arguments of a valid call. */
export function showExample(told: ToolAnswer, example: Fields): ToolAnswer {
  const isMalformed = listOf(told.data['failures']).some(({ code }) => String(code).startsWith('schema.'));
  return told.isError === true && isMalformed ? endWithExample(told, example) : told;
}

function endWithExample({ text, data, ...rest }: ToolAnswer, example: Fields): ToolAnswer {
  const form = JSON.stringify(example);
  return { ...rest, text: `${text}\nExample of its arguments: ${form}`, data: { ...data, example } };
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as never)[key] : undefined),
    root,
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
