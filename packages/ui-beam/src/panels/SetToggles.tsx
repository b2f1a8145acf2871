import { usePanelText } from '../messages/panelMessages.ts';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { hasSet } from '@eecs/solver-core/rules';
import { type RowProps, SetMask } from '@eecs/ui-kit/editor';
import { toggleLoadSet } from '../editing/toggleLoadSet.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** The case sets a load acts in. */
export function SetToggles({
  index,
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
      name={tPanel('loads.setsOf', { number: index + 1 })}
      hideLabel={hideLabel}
      isIn={(set) => hasSet(loads[index]?.sets ?? 0, set)}
      onToggle={(set) => edit((document) => toggleLoadSet(document, index, set))}
      disabled={isReadOnly}
    />
  );
}
