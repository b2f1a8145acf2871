import type { GeneratorFailure } from '../truss/generators/generatorFailures.ts';
import { describeFailure } from './describeFailure.ts';
import { writeNumber } from './writeNumber.ts';
import { hasText, writeSentence, type Writer } from './writer.ts';

/**
 * Explains in a sentence why these dimensions do not define a truss. `measure` is the reader's name of the invalid one,
 * by default the key of the option.
 */
export function describeGeneratorFailure(
  { code, path, values }: GeneratorFailure,
  writer: Writer,
  measure = path.slice(1),
): string {
  if (code === 'generator.constants') {
    // The reason is the failure that would refuse these constants in a document.
    const { reason, ...numbers } = values;
    const place = path.replace(/^\/(material|section)(?=\/|$)/, '/$1s/0');
    const sentence = describeFailure({ code: String(reason), path: place, ids: [], values: numbers }, writer);
    return writeSentence(writer, code, { measure, reason: sentence });
  }
  const written: Record<string, string> = { measure };
  for (const [name, value] of Object.entries(values))
    written[name] = typeof value === 'number' ? writeNumber(value, writer.language.locale) : value;
  const variant = Object.keys(values).map((name) => `${code}.${name}`);
  return writeSentence(writer, variant.find((name) => hasText(writer.language, name)) ?? code, written);
}
