import Plus from 'lucide-react/icons/plus';
import Scissors from 'lucide-react/icons/scissors';
import { Button, useKitStore, useSetKitAtom } from '@eecs/ui-kit';
import { LineField, DockTitle } from '@eecs/ui-kit/editor';
import { setLinkLength } from '../../editing/dimensions.ts';
import { addLinkLoads } from '../../editing/loads.ts';
import { distanceOf, placeBetween } from '../../editing/place.ts';
import { countAcross, splitAcross, splitLinkAt } from '../../editing/split.ts';
import { useSettled } from '../../live/useSettled.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { ConstantSelects } from '../../panels/ConstantSelects.tsx';
import { StrainFields } from '../../panels/StrainFields.tsx';
import { applyEditAtom, documentAtom, lastSetAtom, shownDocumentAtom } from '../../state/sessionAtoms.ts';
import { selectionAtom } from '../../state/selection.ts';
import { newId } from '../../state/newId.ts';
import { usualLoad } from '../../editing/usualLoads.ts';

/** The length, material and cross-section of one rod; offers to split it where it crosses others. */
export function LinkDock({
  index,
  isReadOnly,
  onLeave,
}: {
  readonly index: number;
  readonly isReadOnly: boolean;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
}) {
  const t = useLaterText();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useSettled(shownDocumentAtom);
  const link = document.links[index];
  const [a, b] = [link && document.joints[link.i], link && document.joints[link.j]];
  if (link === undefined || a === undefined || b === undefined) return null;
  const crossed = countAcross(document, new Set([index]));

  function addLoad(): void {
    const { system } = store.get(documentAtom).units;
    const set = store.get(lastSetAtom);
    edit((now) => addLinkLoads(now, new Set([index]), { ...usualLoad('link', system), set }, newId));
    const count = store.get(documentAtom).links[index]?.loads.length ?? 1;
    store.set(selectionAtom, [{ kind: 'linkLoad', link: index, index: count - 1 }]);
  }

  return (
    <>
      <DockTitle>{t('dock.rod', { i: link.i + 1, j: link.j + 1 })}</DockTitle>
      <LineField
        symbol="L"
        name={t('rods.length')}
        tab="rods"
        quantity="length"
        value={distanceOf(a, b)}
        positive
        readOnly={isReadOnly}
        onCommit={(length) => edit((now) => setLinkLength(now, index, length))}
      />
      <ConstantSelects links={[index]} isReadOnly={isReadOnly} />
      <StrainFields links={[index]} isReadOnly={isReadOnly} />
      {isReadOnly ? null : (
        <>
          {crossed > 0 ? (
            <Button
              icon={<Scissors size={16} aria-hidden="true" />}
              onClick={() => {
                edit((now) => splitAcross(now, [index], newId));
                // The button disappears after its use, and the keys would lose their target.
                onLeave();
              }}
            >
              {t('rods.splitAcross', { count: crossed })}
            </Button>
          ) : (
            <Button
              variant="quiet"
              icon={<Scissors size={16} aria-hidden="true" />}
              onClick={() => edit((now) => splitLinkAt(now, index, placeBetween(a, b, 0.5), newId))}
            >
              {t('rods.splitMiddle')}
            </Button>
          )}
          <Button variant="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={addLoad}>
            {t('load.add')}
          </Button>
        </>
      )}
    </>
  );
}
