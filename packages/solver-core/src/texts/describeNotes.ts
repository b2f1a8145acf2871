import type { StressGap } from '../beam/results/stressParts.ts';
import type { Contradiction } from '../rules/common/findContradictions.ts';
import type { OddFactors } from '../rules/common/sets/listOddFactors.ts';
import type { UnfactoredSet } from '../rules/beam/sets/listUnfactored.ts';
import type { UnfactoredFrameSet } from '../rules/frame/listUnfactored.ts';
import type { UnfactoredTrussSet } from '../truss/assembly/listUnfactored.ts';
import { describePlace } from './describePlace.ts';
import type { TextKey } from './textKey.ts';
import { listNumbers } from './listNumbers.ts';
import { writeNumber } from './writeNumber.ts';
import { writeSentence, type Writer } from './writer.ts';

/** Explains in a sentence why a stress is not known. */
export function describeGap({ code, path }: StressGap, writer: Writer): string {
  return writeSentence(writer, code, { ...describePlace(path, writer) });
}

/**
 * Describes, for a combined set of a beam, the actions in it without a factor and the actions of its members that it
 * leaves out.
 */
export function describeUnfactored(
  { set, hasWeight, settled, leftOut }: UnfactoredSet,
  writer: Writer,
): string[] {
  return describeSetNotes(set, writer, [
    ['unfactored.weight', hasWeight ? null : []],
    ['unfactored.settled', settled],
    ['unfactored.leftOut', leftOut],
  ]);
}

/**
 * Describes, for a combined set of a truss, the actions in it without a factor and the actions of its members that it
 * leaves out.
 */
export function describeUnfactoredTruss(
  { set, hasWeight, settled, strained, leftOut }: UnfactoredTrussSet,
  writer: Writer,
): string[] {
  return describeSetNotes(set, writer, [
    ['unfactored.weight', hasWeight ? null : []],
    ['truss.unfactored.settled', settled],
    ['truss.unfactored.strained', strained, writer.nameRod],
    ['truss.unfactored.leftOut', leftOut.joints],
    ['truss.unfactored.leftOutLinks', leftOut.links, writer.nameRod],
  ]);
}

/**
 * Describes, for a combined set of a frame, the actions in it without a factor and the actions of its members that it
 * leaves out.
 */
export function describeUnfactoredFrame(
  { set, hasWeight, settled, strained, leftOut }: UnfactoredFrameSet,
  writer: Writer,
): string[] {
  return describeSetNotes(set, writer, [
    ['unfactored.weight', hasWeight ? null : []],
    ['truss.unfactored.settled', settled],
    ['frame.unfactored.strained', strained],
    ['truss.unfactored.leftOut', leftOut.joints],
    ['frame.unfactored.leftOutMembers', leftOut.members],
  ]);
}

/** States what the utilisation of rods compares, and that it is not a check by a design code. */
export function describeUtilisation(writer: Pick<Writer, 'language'>): string {
  return writeSentence(writer, 'truss.utilisation');
}

/** States that the factors of a case set are not used, or that self weight acts upwards in it. */
export function describeOddFactors({ set, isIgnored, lifts }: OddFactors, writer: Writer): string[] {
  const { owner } = describePlace(`/caseSets/${set}`, writer);
  return [
    ...(isIgnored ? [writeSentence(writer, 'unfactored.ignored', { owner })] : []),
    ...(lifts === null
      ? []
      : [
          writeSentence(writer, 'unfactored.lifts', {
            owner,
            factor: writeNumber(lifts, writer.language.locale),
          }),
        ]),
  ];
}

/** Describes the notes of a set; null if it has none. */
function describeSetNotes(
  set: number,
  writer: Writer,
  notes: readonly (readonly [key: TextKey, ids: readonly number[] | null, nameOf?: Writer['nameRod']])[],
): string[] {
  const { owner } = describePlace(`/caseSets/${set}`, writer);
  return notes
    .filter(([, ids]) => ids === null || ids.length > 0)
    .map(([key, ids, nameOf]) => writeSentence(writer, key, { owner, list: listNumbers(ids ?? [], nameOf) }));
}

/** States which constants of a material contradict each other; `modulus` writes a modulus with its unit. */
export function describeContradiction(
  { material, G, expected }: Contradiction,
  writer: Writer,
  modulus: (value: number) => string,
): string {
  const { owner } = describePlace(`/materials/${material}`, writer);
  return writeSentence(writer, 'contradiction.G', { owner, G: modulus(G), expected: modulus(expected) });
}
