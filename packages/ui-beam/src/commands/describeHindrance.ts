import type { BeamText } from '../messages/useBeamText.ts';
import { nameSectionNumber } from '../naming/nameSectionNumber.ts';
import { findSectionNumber } from '../naming/sectionShapes.ts';
import type { Hindrance } from '../state/solvability.ts';

/** Says in words what hinders Solve. */
export function describeHindrance(hindrance: Hindrance, t: BeamText): string {
  switch (hindrance.code) {
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
        : t('hindrance.badSection', { label: t(nameSectionNumber(key, shape)), tab });
    }
    default:
      return t(`hindrance.${hindrance.code}`);
  }
}
