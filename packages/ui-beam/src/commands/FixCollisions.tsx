import { Button, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { findCollisions, fixCollisions } from '@eecs/solver-core/rules';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** Mends in one step what stands where it cannot; it stands wherever that is told, and says what it does. */
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
