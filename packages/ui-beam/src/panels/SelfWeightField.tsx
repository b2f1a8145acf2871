import { usePanelText } from '../messages/panelMessages.ts';
import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { Note, type TabProps } from '@eecs/ui-kit/editor';
import { setCaseOption } from '@eecs/ui-kit/editing';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** Whether the beam's own weight acts: a load like the others, but for the factors. */
export function SelfWeightField({ isReadOnly }: TabProps) {
  const tPanel = usePanelText();
  const { selfWeight } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <div>
      <CheckField
        label={tPanel('loads.selfWeightActs')}
        checked={selfWeight}
        disabled={isReadOnly}
        onChange={(isOn) => edit((document) => setCaseOption(document, 'selfWeight', isOn))}
      />
      {selfWeight ? <Note>{tPanel('loads.selfWeightNote')}</Note> : null}
    </div>
  );
}
