import type { TrussCase } from '@eecs/solver-core/truss';
import type { Language, TrussWriter } from '@eecs/solver-core/texts';
import type { Format } from '@eecs/ui-kit/layout';
import { nameRod } from '../../hand/writeLine.ts';

/** Creates the writer of failures, mechanisms and notes of a truss in a language and the units of the document. */
export function createTrussWriter(
  { units: { system }, joints, links }: Pick<TrussCase, 'units' | 'joints' | 'links'>,
  language: Language,
  format: Format,
): TrussWriter {
  return {
    language,
    kind: 'truss',
    place: (x) => format.brief(x, { quantity: 'length', system }),
    anchors: joints.map(({ anchor }) => anchor),
    nameRod: (index) => nameRod(index, links),
  };
}
