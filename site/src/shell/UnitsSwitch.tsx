import { SegmentedControl, useText } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { useServices, useShownUnits } from '../ports/kept/services.ts';

/** Selects SI or US customary units for the whole site. */
export function UnitsSwitch() {
  const t = useText(siteMessages);
  const { settings } = useServices();
  const units = useShownUnits();
  return (
    <SegmentedControl
      label={t('units.label')}
      value={units === 0 ? 'si' : 'us'}
      segments={[
        { value: 'si', label: t('units.si'), name: t('units.siLong') },
        { value: 'us', label: t('units.us'), name: t('units.usLong') },
      ]}
      onChange={(value) => {
        settings.change({ units: value === 'si' ? 0 : 1 });
      }}
    />
  );
}
