import type { ReactNode, Ref } from 'react';
import { SegmentedControl, useKitAtom, useKitAtomValue } from '@eecs/ui-kit';
import { SelectionDock, isByFingerAtom, useIsNewTool, useTableText } from '@eecs/ui-kit/editor';
import { useRemoval } from '../panels/useRemoval.ts';
import { GUIDE_KINDS } from '../editing/guides.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { openDimensionAtom, refusalAtom, typedPlaceAtom } from '../state/passing.ts';
import { repeatOpenAtom } from '../state/repeat.ts';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { guideKindAtom, toolAtom } from '../state/tool.ts';
import type { BoardSurface } from './boardSurface.ts';
import { NudgePad } from './NudgePad.tsx';
import { DimensionDock } from './dock/DimensionDock.tsx';
import { ItemFields } from './dock/itemFields.tsx';
import { ManyDock } from './dock/ManyDock.tsx';
import { PlaceDock } from './dock/PlaceDock.ts';
import { RepeatDock } from './dock/RepeatDock.tsx';

/** The line under the board: the fields of the selection, or a hint for the current tool. */
export function BoardDock({
  surface,
  innerRef,
  placeRef,
  onLeave,
}: {
  readonly surface: BoardSurface;
  readonly innerRef: Ref<HTMLDivElement>;
  readonly placeRef: Ref<HTMLDivElement>;
  readonly onLeave: () => void;
}) {
  const t = useLaterText();
  const tTable = useTableText();
  const tOwn = useResultsText();
  const tNote = useEditorText();
  const refusal = useKitAtomValue(refusalAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const tool = useKitAtomValue(toolAtom);
  const isNew = useIsNewTool(tool);
  const items = useKitAtomValue(selectionAtom);
  const { removeChosen } = useRemoval();
  const isRepeating = useKitAtomValue(repeatOpenAtom) && items.length > 0;
  const [dimension, closeDimension] = useKitAtom(openDimensionAtom);
  const isByFinger = useKitAtomValue(isByFingerAtom);
  const [first, ...others] = items;

  function renderFields(): ReactNode {
    if (dimension !== null && !isReadOnly) return <DimensionDock />;
    if (isRepeating && !isReadOnly) return <RepeatDock items={items} />;
    if (first === undefined) return null;
    if (others.length > 0) return <ManyDock items={items} isReadOnly={isReadOnly} onLeave={onLeave} />;
    return <ItemFields item={first} isReadOnly={isReadOnly} onLeave={onLeave} />;
  }

  function writeHint(): string {
    const what = t('hint.any');
    if (tool === 'select')
      return isReadOnly ? tTable('hint.look', { what }) : tTable('hint.select', { what });
    if (tool === 'rod') return tTable('hint.line', { what: t('hint.line') });
    return tool === 'anchor' ? tTable('hint.support') : t(`hint.${tool}`);
  }

  const isOnJoint = tool === 'load' || tool === 'anchor' || (first?.kind === 'joint' && others.length === 0);
  const isTyping = useKitAtomValue(typedPlaceAtom) !== null && isOnJoint;
  const wantsPlace = !isReadOnly && (tool === 'joint' || tool === 'rod' || tool === 'guide' || isTyping);
  const isFree = items.length > 0 && dimension === null && !isReadOnly;
  return (
    <SelectionDock
      innerRef={innerRef}
      label={t('dock.label')}
      isForm={isRepeating}
      refusal={refusal === null ? null : tNote(`note.${refusal}`, { count: 1 })}
      buttons={isByFinger && isFree && tool === 'select' ? <NudgePad surface={surface} /> : null}
      place={
        wantsPlace ? (
          <>
            {tool === 'guide' ? <GuideKindControl /> : null}
            <PlaceDock surface={surface} innerRef={placeRef} onLeave={onLeave} />
          </>
        ) : null
      }
      fields={renderFields()}
      hint={writeHint()}
      removeLabel={t('remove')}
      onRemove={isFree ? removeChosen : null}
      introduction={
        isNew && tool !== 'select' && !isReadOnly ? { tool, text: tOwn(`introduction.${tool}`) } : null
      }
      onLeave={() => {
        closeDimension(null);
        onLeave();
      }}
    />
  );
}

function GuideKindControl() {
  const t = useLaterText();
  const [kind, setKind] = useKitAtom(guideKindAtom);
  return (
    <SegmentedControl
      label={t('guide.kind')}
      value={kind}
      segments={GUIDE_KINDS.map((value) => ({ value, label: t(`guide.${value}`) }))}
      onChange={setKind}
    />
  );
}
