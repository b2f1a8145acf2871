import { usePanelText } from '../messages/panelMessages.ts';
import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { Note, type TabProps } from '@eecs/ui-kit/editor';
import { setSelfWeight } from '@eecs/ui-kit/editing';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** Whether self weight acts: a load like the others, except for its factors. */
export function SelfWeightField({ isReadOnly }: TabProps) {
  const tPanel = usePanelText();
  const { selfWeight, weightSets, caseSets } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <div>
      <CheckField
        label={tPanel('loads.selfWeightActs')}
        checked={selfWeight}
        disabled={isReadOnly}
        onChange={(isOn) => edit((document) => setSelfWeight(document, isOn))}
      />
      {selfWeight && caseSets.length > 0 ? (
        <Note>{tPanel(weightSets === undefined ? 'loads.selfWeightNote' : 'loads.selfWeightNamed')}</Note>
      ) : null}
    </div>
  );
}
