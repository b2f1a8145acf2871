import { createLate } from '@eecs/ui-kit';
import { InputPanel as PlannedPanel, type TabProps, useQuietFetch } from '@eecs/ui-kit/editor';
import { useBeamText } from '../messages/useBeamText.ts';
import { fetchTabs, panelPlan } from './panelPlan.tsx';
import { loadParts } from '../late/loadParts.ts';

const StatusStrip = createLate(loadParts, 'StatusStrip', { isQuiet: true });
const TypedLine = createLate(loadParts, 'TypedLine', { isQuiet: true });

/** Everything of a beam that can be typed: a line for whoever knows what to write, and the tables. */
export function InputPanel({ isReadOnly }: TabProps) {
  const t = useBeamText();
  useQuietFetch(fetchTabs);
  return (
    <>
      {isReadOnly ? null : <TypedLine />}
      <PlannedPanel
        plan={panelPlan}
        label={t('panels.label')}
        nameOf={(tab) => t(`panels.${tab}`)}
        strip={<StatusStrip />}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
