import { usePanelText } from '../messages/panelMessages.ts';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { hasSet } from '@eecs/solver-core/rules';
import { type RowProps, SetMask, findCommonFlag } from '@eecs/ui-kit/editor';
import { putLoadsInSet } from '../editing/putLoadsInSet.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** The case sets in which loads act. */
export function SetToggles({
  index,
  indices = [index],
  isReadOnly,
  hideLabel = false,
}: RowProps & { readonly hideLabel?: boolean }) {
  const tPanel = usePanelText();
  const { loads, caseSets } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <SetMask
      caseSets={caseSets}
      label={tPanel('loads.sets')}
      name={indices.length > 1 ? tPanel('loads.sets') : tPanel('loads.setsOf', { number: index + 1 })}
      hideLabel={hideLabel}
      isIn={(set) => findCommonFlag(indices.map((at) => hasSet(loads[at]?.sets ?? 0, set)))}
      onToggle={(set, isIn) => edit((document) => putLoadsInSet(document, indices, { set, isIn }))}
      disabled={isReadOnly}
    />
  );
}
