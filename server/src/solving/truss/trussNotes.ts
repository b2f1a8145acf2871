import type { UnfactoredTrussSet } from '@eecs/solver-core/truss';
import { translate, type MessageKey } from '../../messages/index.ts';
import { listNumbers, placeText } from '../texts/failureText.ts';
import type { Reader } from '../texts/reader.ts';

/** Says what acts unfactored in the combined sets of a truss, and what of their members does not act in them. */
export function describeUnfactoredSets(
  unfactored: readonly UnfactoredTrussSet[],
  { locale }: Reader,
): readonly string[] {
  return unfactored.flatMap(({ set, hasWeight, settled, strained, leftOut }) => {
    const tell = (key: MessageKey, name: 'joints' | 'links', ids: readonly number[]) =>
      ids.length === 0
        ? []
        : [placeText(translate(locale, key, { [name]: listNumbers(ids) }), `/caseSets/${set}`, locale)];
    return [
      ...(hasWeight ? [placeText(translate(locale, 'unfactored.weight'), `/caseSets/${set}`, locale)] : []),
      ...tell('unfactored.settledJoints', 'joints', settled),
      ...tell('unfactored.strained', 'links', strained),
      ...tell('unfactored.leftOutJoints', 'joints', leftOut.joints),
      ...tell('unfactored.leftOutLinks', 'links', leftOut.links),
    ];
  });
}
