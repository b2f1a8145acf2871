import { InputPanel as PlannedPanel, type TabProps, fetchParts, useQuietFetch } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { LATE_TABS, panelPlan } from './panelPlan.tsx';

const fetchTabs = (): Promise<void> => fetchParts(LATE_TABS);

/** Everything of a truss that can be typed. */
export function InputPanel({ isReadOnly }: TabProps) {
  const t = useEditorText();
  useQuietFetch(fetchTabs);
  return (
    <PlannedPanel
      plan={panelPlan}
      label={t('panels.label')}
      nameOf={(tab) => t(`panels.${tab}`)}
      isReadOnly={isReadOnly}
    />
  );
}
