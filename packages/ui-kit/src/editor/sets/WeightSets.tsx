import { toggleWeightSet } from '../../editing/setCaseOption.ts';
import { useCommonDocument, useCommonEdit } from '../constants/commonPort.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { hasSet } from '@eecs/solver-core/rules';
import { SetMask } from './SetMask.tsx';

/** The case sets in which self weight acts: all of them if the document names none. */
export function WeightSets({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTableText();
  const { caseSets, weightSets } = useCommonDocument();
  const edit = useCommonEdit();
  const label = t('sets.weightIn');
  return (
    <SetMask
      caseSets={caseSets}
      label={label}
      name={label}
      hideLabel
      isIn={(set) => weightSets === undefined || hasSet(weightSets, set)}
      onToggle={(set) => edit((document) => toggleWeightSet(document, set))}
      disabled={isReadOnly}
    />
  );
}
