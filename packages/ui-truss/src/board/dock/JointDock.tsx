import Plus from 'lucide-react/icons/plus';
import { Button, useKitStore, useSetKitAtom } from '@eecs/ui-kit';
import { addJointLoads } from '../../editing/loads.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { JointFields } from '../../panels/JointFields.tsx';
import { SettlementFields } from '../../panels/SettlementFields.tsx';
import { applyEditAtom, documentAtom, lastSetAtom } from '../../state/sessionAtoms.ts';
import { selectionAtom } from '../../state/selection.ts';
import { newId } from '../../state/newId.ts';
import { usualLoad } from '../../editing/usualLoads.ts';
import { DockTitle } from './DockTitle.ts';

/** Place and held directions of one joint; follows while it is dragged. */
export function JointDock({ index, isReadOnly }: { readonly index: number; readonly isReadOnly: boolean }) {
  const t = useLaterText();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);

  function addLoad(): void {
    const { system } = store.get(documentAtom).units;
    const set = store.get(lastSetAtom);
    edit((document) =>
      addJointLoads(document, new Set([index]), { ...usualLoad('joint', system), set }, newId),
    );
    const count = store.get(documentAtom).joints[index]?.loads.length ?? 1;
    store.set(selectionAtom, [{ kind: 'jointLoad', joint: index, index: count - 1 }]);
  }

  return (
    <>
      <DockTitle>{t('dock.joint', { number: index + 1 })}</DockTitle>
      <JointFields index={index} isReadOnly={isReadOnly} />
      <SettlementFields index={index} isReadOnly={isReadOnly} />
      {isReadOnly ? null : (
        <Button variant="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={addLoad}>
          {t('load.add')}
        </Button>
      )}
    </>
  );
}
