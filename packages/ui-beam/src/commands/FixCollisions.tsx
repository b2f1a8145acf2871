import { Button, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { findCollisions, fixCollisions } from '@eecs/solver-core/rules';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/**
 * Button that fixes all objects at impossible places in one step; shown with every message about them, and labelled
 * with its effect.
 */
export function FixCollisions() {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const { supportsBeyond, supportsAtOnePlace } = findCollisions(useKitAtomValue(documentAtom));
  const count = supportsBeyond.length + supportsAtOnePlace.length;
  return (
    <Button data-fix="" onClick={() => edit(fixCollisions)}>
      {count === 0 ? t('fixLoadsBeyond') : t('fixBeyond', { count })}
    </Button>
  );
}
