import Plus from 'lucide-react/icons/plus';
import { Button, useKitStore } from '@eecs/ui-kit';
import { DockTitle } from '@eecs/ui-kit/editor';
import { useLaterText } from '../../messages/laterMessages.ts';
import { JointFields } from '../../panels/JointFields.tsx';
import { SettlementFields } from '../../panels/SettlementFields.tsx';
import { loadJoints } from '../loadJoints.ts';

/** The place and restraints of one joint; updated while it is dragged. */
export function JointDock({ index, isReadOnly }: { readonly index: number; readonly isReadOnly: boolean }) {
  const t = useLaterText();
  const store = useKitStore();

  return (
    <>
      <DockTitle>{t('dock.joint', { number: index + 1 })}</DockTitle>
      <JointFields index={index} isReadOnly={isReadOnly} />
      <SettlementFields index={index} isReadOnly={isReadOnly} />
      {isReadOnly ? null : (
        <Button
          variant="quiet"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => loadJoints(store, new Set([index]))}
        >
          {t('load.add')}
        </Button>
      )}
    </>
  );
}
