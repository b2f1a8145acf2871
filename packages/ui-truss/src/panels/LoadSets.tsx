import { hasSet } from '@eecs/solver-core/rules';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { SetMask, findCommonFlag } from '@eecs/ui-kit/editor';
import type { LoadItem } from '../editing/dragLoads.ts';
import { loadOf, putLoadsInSet } from '../editing/manyLoads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** In which case sets one load acts, or several do; nothing where there are no sets. */
export function LoadSets({
  loads,
  isReadOnly,
}: {
  readonly loads: readonly LoadItem[];
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  if (document.caseSets.length === 0) return null;
  return (
    <SetMask
      caseSets={document.caseSets}
      label={t('load.sets')}
      name={t('load.sets')}
      hideLabel
      isIn={(set) => findCommonFlag(loads.map((item) => hasSet(loadOf(document, item)?.sets ?? 0, set)))}
      onToggle={(set, isIn) => edit((now) => putLoadsInSet(now, loads, { set, isIn }))}
      disabled={isReadOnly}
    />
  );
}
