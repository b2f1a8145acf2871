import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { DockNote, DockTitle, SelectionDock, useIsNewTool, useTableText } from '@eecs/ui-kit/editor';
import { type FrameItem, indexesOf, isLoadItem } from '../editing/items.ts';
import { loadCombinations } from '../late/loadParts.ts';
import { isCombinedAtom } from '../live/combining.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { JointFields } from '../panels/JointFields.tsx';
import { ManyLoadFields } from '../panels/ManyLoadFields.ts';
import { MemberFields } from '../panels/MemberFields.tsx';
import { useRemoval } from '../panels/useRemoval.ts';
import { selectionAtom } from '../state/selection.ts';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { refusalAtom, toolAtom, typedPlaceAtom } from '../state/tool.ts';
import { ItemFields } from './itemFields.tsx';
import { PlaceDock } from './PlaceDock.ts';
import { listLoadedParts } from './toolOnAll.ts';
import type { Surface } from './surface.ts';

/** Loaded when combinations are first shown. */
const CauseAtCursor = createLate(loadCombinations, 'CauseAtCursor', { isQuiet: true });

/** The line below the board: the fields of the selection, or a hint for the active tool. */
export function BoardDock({ surface, onLeave }: { readonly surface: Surface; readonly onLeave: () => void }) {
  const t = useLaterText();
  const tTable = useTableText();
  const refusal = useKitAtomValue(refusalAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const tool = useKitAtomValue(toolAtom);
  const items = useKitAtomValue(selectionAtom);
  const [first, ...others] = items;
  const { removeChosen } = useRemoval();
  const introduced = `frame-${tool}`;
  const isIntroduced = useIsNewTool(introduced) && tool !== 'select' && !isReadOnly;
  const isTyped = useKitAtomValue(typedPlaceAtom) !== null;
  const wantsPlace = !isReadOnly && (tool === 'member' || isTyped);
  // The hint of a tool takes precedence over the fields of the member that it drew.
  const hasFields = !(isIntroduced && tool === 'member');
  const isCombined = useKitAtomValue(isCombinedAtom);
  const hint =
    tool === 'select'
      ? tTable('hint.select', { what: t('hint.any') })
      : tool === 'member'
        ? tTable('hint.line', { what: t('hint.line') })
        : tool === 'support'
          ? tTable('hint.support')
          : t(`hint.${tool}`);

  return (
    <>
      {isCombined ? <CauseAtCursor /> : null}
      <SelectionDock
        label={t('dock.label')}
        refusal={refusal === null ? null : t(`note.${refusal}`, { count: 1 })}
        place={wantsPlace ? <PlaceDock surface={surface} onLeave={onLeave} /> : null}
        fields={
          !hasFields || first === undefined ? null : others.length > 0 ? (
            <ManyFields items={items} isReadOnly={isReadOnly} />
          ) : (
            <ItemFields item={first} isReadOnly={isReadOnly} onLeave={onLeave} />
          )
        }
        hint={isReadOnly ? tTable('hint.look', { what: t('hint.any') }) : hint}
        removeLabel={t('remove')}
        onRemove={items.length > 0 && !isReadOnly && hasFields ? removeChosen : null}
        introduction={isIntroduced ? { tool: introduced, text: hint } : null}
        onLeave={onLeave}
      />
    </>
  );
}

/** The fields that several objects have in common. */
function ManyFields({
  items,
  isReadOnly,
}: {
  readonly items: readonly FrameItem[];
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const joints = [...indexesOf(items, 'joint')];
  const members = [...indexesOf(items, 'member')];
  const loads = items.filter(isLoadItem);
  const loaded = listLoadedParts(items, useKitAtomValue(toolAtom));
  return (
    <>
      <DockTitle>{t('dock.many', { count: items.length })}</DockTitle>
      {loaded === null || isReadOnly ? null : (
        <DockNote>
          {t(`dock.loads.${loaded.kind === 'joint' ? 'joints' : 'parts'}`, { count: loaded.parts.size })}
        </DockNote>
      )}
      {loads.length > 0 ? <ManyLoadFields loads={loads} isReadOnly={isReadOnly} /> : null}
      {joints[0] !== undefined && members.length === 0 ? (
        <JointFields index={joints[0]} indices={joints} isReadOnly={isReadOnly} />
      ) : null}
      {members[0] === undefined ? null : (
        <MemberFields index={members[0]} indices={members} isReadOnly={isReadOnly} />
      )}
    </>
  );
}
