import { Button, useSetKitAtom } from '@eecs/ui-kit';
import { addSupport } from '../editing/addSupport.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { Choices } from './Choices.ts';

/** Two common ways to support a beam that has nothing yet. */
export function FirstSupports() {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <Choices>
      <Button
        onClick={() => edit((document) => addSupport(addSupport(document, 'fixed').document, 'simple'))}
      >
        {t('empty.pinAndRoller')}
      </Button>
      <Button onClick={() => edit((document) => addSupport(document, 'cantilever'))}>
        {t('empty.clamp')}
      </Button>
    </Choices>
  );
}
