import { CheckField } from '../../fields/CheckField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { conventionsAtom } from '../measures/shownMeasures.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import { Note } from '../tables/layout.ts';

/** Conventions of drawing and labelling diagrams that differ between schools. */
export function ConventionChoices() {
  const t = useOptionText();
  const [conventions, setConventions] = useKitAtom(conventionsAtom);
  return (
    <>
      <SelectField
        label={t('moment')}
        value={conventions.isMomentUp ? 'up' : 'tension'}
        options={(['tension', 'up'] as const).map((value) => ({ value, label: t(`moment.${value}`) }))}
        onChange={(side) => setConventions({ ...conventions, isMomentUp: side === 'up' })}
      />
      <SelectField
        label={t('shear')}
        value={conventions.shear}
        options={(['Q', 'V'] as const).map((value) => ({ value, label: value }))}
        onChange={(shear) => setConventions({ ...conventions, shear })}
      />
      <CheckField
        label={t('hasSigns')}
        checked={conventions.hasSigns}
        onChange={(hasSigns) => setConventions({ ...conventions, hasSigns })}
      />
      <Note>{t('hasSignsHint')}</Note>
    </>
  );
}
