import type { Contradiction, SectionProblem } from '@eecs/solver-core/rules';
import { describeContradiction, describeFailure, writeNumber } from '@eecs/solver-core/texts';
import { translate } from '../../messages/index.ts';
import type { Reader } from './reader.ts';

/** Describes which number of a cross-section is invalid, and which values are valid. */
export function describeBadSection({ section, name, reason, limit }: SectionProblem, reader: Reader): string {
  return describeFailure(
    {
      code: 'materials.dimensions',
      path: `/sections/${section}/${name}`,
      ids: [section],
      values: limit === null ? {} : { [reason]: limit },
    },
    reader,
  );
}

/** Names the materials whose G contradicts E and nu. */
export function describeContradictions(contradictions: readonly Contradiction[], reader: Reader): string[] {
  const { locale, system } = reader;
  const unit = translate(locale, `units.modulus.${system}`);
  const modulus = (value: number) => `${writeNumber(value, locale)}\u00a0${unit}`;
  return contradictions.map((one) => describeContradiction(one, reader, modulus));
}
