import { useMemo } from 'react';
import Copy from 'lucide-react/icons/copy';
import AcrossHorizontal from 'lucide-react/icons/carets-to-axis-dashed-horizontal';
import AcrossVertical from 'lucide-react/icons/carets-to-axis-dashed-vertical';
import Layers from 'lucide-react/icons/layers-2';
import Plus from 'lucide-react/icons/plus';
import Scissors from 'lucide-react/icons/scissors';
import { Button, IconButton, useKitAtomValue, useKitStore, useSetKitAtom } from '@eecs/ui-kit';
import { DockTitle, DockNote } from '@eecs/ui-kit/editor';
import { type TrussItem, indexesOf, isLoadItem, movedJoints } from '../../editing/items.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { AnchorToggles } from '../../panels/AnchorToggles.tsx';
import { ConstantSelects } from '../../panels/ConstantSelects.tsx';
import { ManyLoadFields } from '../../panels/ManyLoadFields.ts';
import { StrainFields } from '../../panels/StrainFields.tsx';
import { countAcross, splitAcross } from '../../editing/split.ts';
import { repeatOpenAtom } from '../../state/repeat.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { applyEditAtom, documentAtom } from '../../state/sessionAtoms.ts';
import { newId } from '../../state/newId.ts';
import { toolAtom } from '../../state/tool.ts';
import { loadChosen } from '../loadJoints.ts';
import { mirrorPart } from '../mirrorPart.ts';

/** For more rods finding the crossings takes too long for a selection. */
const MOST = 1000;

const MIRRORS = [
  { axis: 'x', label: 'part.mirrorX', Icon: AcrossVertical },
  { axis: 'y', label: 'part.mirrorY', Icon: AcrossHorizontal },
  { axis: 'z', label: 'part.mirrorZ', Icon: Layers },
] as const;

/** Actions on several objects at once, each one undo step. */
export function ManyDock({
  items,
  isReadOnly,
  onLeave,
}: {
  readonly items: readonly TrussItem[];
  readonly isReadOnly: boolean;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
}) {
  const t = useLaterText();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const openRepeat = useSetKitAtom(repeatOpenAtom);
  const document = useKitAtomValue(documentAtom);
  const joints = [...indexesOf(items, 'joint')];
  const links = [...indexesOf(items, 'link')];
  const loads = items.filter(isLoadItem);
  const parts = joints.length > 0 ? joints : links;
  const tool = useKitAtomValue(toolAtom);
  const moved = movedJoints(document, items);
  const crossed = useMemo(
    () => (document.links.length <= MOST ? countAcross(document, indexesOf(items, 'link')) : 0),
    [document, items],
  );

  return (
    <>
      <DockTitle>
        {joints.length + links.length < items.length
          ? t('dock.several', { count: items.length })
          : t('dock.many', { joints: joints.length, rods: links.length })}
      </DockTitle>
      {tool === 'load' && !isReadOnly && parts.length > 0 ? (
        <DockNote>
          {t(joints.length > 0 ? 'dock.loads.joints' : 'dock.loads.parts', { count: parts.length })}
        </DockNote>
      ) : null}
      {links.length > 0 ? (
        <>
          <ConstantSelects links={links} isReadOnly={isReadOnly} />
          <StrainFields links={links} isReadOnly={isReadOnly} />
        </>
      ) : null}
      {loads.length > 0 ? <ManyLoadFields loads={loads} isReadOnly={isReadOnly} /> : null}
      {joints.length > 0 ? <AnchorToggles joints={joints} isReadOnly={isReadOnly} /> : null}
      {isReadOnly ? null : (
        <>
          {parts.length > 0 ? (
            <Button
              variant="quiet"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => loadChosen(store, items)}
            >
              {t('load.add')}
            </Button>
          ) : null}
          {crossed > 0 ? (
            <Button
              icon={<Scissors size={16} aria-hidden="true" />}
              onClick={() => {
                edit((now) => splitAcross(now, links, newId));
                onLeave();
              }}
            >
              {t('rods.splitAcross', { count: crossed })}
            </Button>
          ) : null}
          {moved.size > 0 ? (
            <>
              {MIRRORS.filter(({ axis }) => axis !== 'z' || isSpatial(document)).map(
                ({ axis, label, Icon }) => (
                  <IconButton
                    key={axis}
                    label={t(label)}
                    icon={<Icon size={18} aria-hidden="true" />}
                    onClick={() => mirrorPart(store, items, axis)}
                  />
                ),
              )}
              <Button
                variant="quiet"
                icon={<Copy size={16} aria-hidden="true" />}
                onClick={() => openRepeat(true)}
              >
                {t('part.repeat')}
              </Button>
            </>
          ) : null}
        </>
      )}
    </>
  );
}
