import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { type LoadItem, setLoadSizes, sizeOfLoad } from '../../editing/dragLoads.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { LineField } from '../../panels/LineField.tsx';
import { applyEditAtom, shownDocumentAtom } from '../../state/sessionAtoms.ts';

/** The value of several loads of one kind at once; that of the first is shown. */
export function ManyLoadsField({
  loads,
  isReadOnly,
}: {
  readonly loads: readonly LoadItem[];
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(shownDocumentAtom);
  const [first] = loads;
  // A force and a force along a length have no value in common.
  if (first === undefined || loads.some(({ kind }) => kind !== first.kind)) return null;
  const isForce = first.kind === 'jointLoad';
  return (
    <LineField
      symbol={isForce ? 'P' : 'q'}
      name={t('load.value')}
      tab="loads"
      quantity={isForce ? 'force' : 'distributedLoad'}
      value={sizeOfLoad(document, first)}
      readOnly={isReadOnly}
      onCommit={(value) => edit((now) => setLoadSizes(now, loads, value))}
    />
  );
}
