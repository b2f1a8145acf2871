import type { BeamCase } from '@eecs/solver-core';
import { type BeamWriter, describeFailure } from '@eecs/solver-core/texts';
import { findSectionNumber } from '@eecs/ui-kit/editing';
import { nameSectionNumber, type TableText } from '@eecs/ui-kit/editor';
import type { BeamText } from '../messages/useBeamText.ts';
import { listSupportsBeyond } from '../naming/listSupportsBeyond.ts';
import type { Hindrance } from '../state/solvability.ts';

/** The input for a sentence about what prevents Solve. */
export interface HindranceWriter {
  readonly writer: BeamWriter;
  readonly t: BeamText;
  /** Names the numbers of cross-sections. */
  readonly tTable: TableText;
  readonly document: BeamCase;
}

/** Describes what prevents Solve. */
export function describeHindrance(
  hindrance: Hindrance,
  { writer, t, tTable, document }: HindranceWriter,
): string {
  switch (hindrance.code) {
    case 'refused':
      return describeFailure(hindrance.failure, writer);
    case 'refusedField': {
      const { label, tab } = hindrance.field;
      return t('hindrance.refusedField', { label, tab: t(`panels.${tab}`) });
    }
    case 'badSection': {
      const { name, shape, section } = hindrance;
      const key = findSectionNumber(shape, name);
      const tab = t('panels.crossSections');
      return key === undefined
        ? t('hindrance.badShape', { number: section + 1, name, tab })
        : t('hindrance.badSection', { label: tTable(nameSectionNumber(key, shape)), tab });
    }
    case 'supportsBeyond':
      return t('hindrance.supportsBeyond', { list: listSupportsBeyond(document, writer.place) });
    default:
      return t(`hindrance.${hindrance.code}`);
  }
}
