import type { BeamText } from '../messages/useBeamText.ts';
import { nameSectionNumber } from '../naming/nameSectionNumber.ts';
import type { Hindrance } from '../state/solvability.ts';

/** Says in words what hinders Solve. */
export function describeHindrance(hindrance: Hindrance, t: BeamText): string {
  switch (hindrance.code) {
    case 'refusedField': {
      const { label, tab } = hindrance.field;
      return t('hindrance.refusedField', { label, tab: t(`panels.${tab}`) });
    }
    case 'badSection':
      return t('hindrance.badSection', {
        label: t(nameSectionNumber(hindrance.key, hindrance.shape)),
        tab: t('panels.crossSections'),
      });
    default:
      return t(`hindrance.${hindrance.code}`);
  }
}
