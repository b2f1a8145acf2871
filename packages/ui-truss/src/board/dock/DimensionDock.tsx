import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { LineField, DockNote, DockTitle } from '@eecs/ui-kit/editor';
import { listCoordinates, setGap } from '../../editing/dimensions.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { openDimensionAtom } from '../../state/passing.ts';
import { applyEditAtom, documentAtom } from '../../state/sessionAtoms.ts';

/** The length of the selected dimension; changing it moves every joint beyond it. */
export function DimensionDock() {
  const t = useLaterText();
  const open = useKitAtomValue(openDimensionAtom);
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  if (open === null) return null;
  const places = listCoordinates(document, open.axis);
  const [start, end] = [places[open.gap], places[open.gap + 1]];
  if (start === undefined || end === undefined) return null;
  return (
    <>
      <DockTitle>{t('dock.dimension', { axis: open.axis })}</DockTitle>
      <LineField
        key={`${open.axis} ${open.gap}`}
        symbol={`d${open.axis}`}
        name={t('dimension.length')}
        tab="joints"
        quantity="length"
        value={end - start}
        positive
        onCommit={(length) => edit((now) => setGap(now, { axis: open.axis, gap: open.gap, length }))}
      />
      <DockNote>{t('dimension.note')}</DockNote>
    </>
  );
}
