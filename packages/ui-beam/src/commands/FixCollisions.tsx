import { Button, useSetKitAtom } from '@eecs/ui-kit';
import { fixCollisions } from '@eecs/solver-core/rules';
import { useBeamText } from '../messages/useBeamText.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** Mends in one step what stands where it cannot; it stands wherever that is told. */
export function FixCollisions() {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <Button data-fix="" onClick={() => edit(fixCollisions)}>
      {t('fixBeyond')}
    </Button>
  );
}
