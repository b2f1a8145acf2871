import type { BeamCase, CrossSection } from '@eecs/solver-core';
import type { UnjudgedPart } from '@eecs/solver-core/code-checks';
import type { LimitCheck } from '@eecs/solver-core/sizing';
import { describeUnjudgedReason } from '@eecs/solver-core/texts';
import { useFormat, useText } from '@eecs/ui-kit';
import { toPercent } from '@eecs/ui-kit/editing';
import type { ListedSection } from '@eecs/ui-kit/editor';
import { useBeamWriter } from '../../state/useBeamWriter.ts';
import { sizingMessages } from './sizingMessages.ts';
import { useCheckText } from './useCheckText.ts';

/** A candidate with its governing limit. */
interface CheckedSection {
  readonly index: number;
  readonly section: CrossSection;
  /** kg/m or lb/in. */
  readonly mass: number;
  /** Null if the beam could not be solved or judged with it. */
  readonly check: LimitCheck | null;
  readonly unjudged?: UnjudgedPart;
}

/** Returns the function that describes candidates of a beam for a list. */
export function useListedSections(
  document: BeamCase,
): (sections: readonly CheckedSection[]) => readonly ListedSection[] {
  const t = useText(sizingMessages);
  const format = useFormat();
  const write = useCheckText(document);
  const writer = useBeamWriter();
  const { system } = document.units;
  const describe = ({ check, unjudged }: CheckedSection): string => {
    if (unjudged !== undefined) return t('unjudged', { why: describeUnjudgedReason(unjudged.why, writer) });
    return check === null ? t('noAnswer') : `${t('percent', { percent: toPercent(check) })}: ${write(check)}`;
  };
  return (sections) =>
    sections.map((one) => ({
      index: one.index,
      section: one.section,
      mass: format.quantity(one.mass, { quantity: 'linearMass', system, digits: 1 }),
      utilisation: one.check?.utilisation ?? null,
      note: describe(one),
    }));
}
