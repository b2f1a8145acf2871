import { type KeyboardEvent, type Ref, useId } from 'react';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import {
  Button,
  IconButton,
  SegmentedControl,
  useKitAtom,
  useKitAtomValue,
  useKitStore,
  useTexts,
  vars,
} from '@eecs/ui-kit';
import { TOOL_COMMANDS } from './boardCommands.ts';
import { writeKeys } from '../keys/beamKeys.ts';
import { toolMessages, useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import type { DrawingTexts } from '../scheme/drawingTexts.ts';
import { guidesAtom } from '../state/guides.ts';
import { SupportKindField } from '../panels/SupportKindField.tsx';
import {
  type BoardItem,
  type Selection,
  boardItemAtom,
  boardItemsAtom,
  isChosenInTableAtom,
  selectionsAtom,
  toItemKey,
} from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { supportKindAtom, toolAtom } from '../state/tool.ts';
import { addPlaceAtom, boardAnnouncementAtom, typedPlaceAtom } from './boardState.ts';
import { addHereAtom } from './boardVerbs.ts';
import { duplicateAtom } from './chosenVerbs.ts';
import {
  Dock,
  DockRow,
  ToolIntroduction,
  leaveFields,
  tableMessages,
  useIsNewTool,
  useTableText,
} from '@eecs/ui-kit/editor';
import { BeamPlace } from './BeamPlace.tsx';
import { ItemFields } from './itemFields.tsx';
import { LoadDock } from './LoadDock.tsx';
import { nameBoardItem } from './nameBoardItem.ts';
import { nameTool } from './nameTool.ts';
import { useRemoveSelected } from './useRemoveSelected.ts';

export interface BoardDockProps {
  readonly texts: DrawingTexts;
  readonly innerRef: Ref<HTMLDivElement>;
  /** Moves the focus back to the drawing. */
  readonly onLeave: () => void;
}

/** Below the drawing, never over it: the fields of the selection, or the input that a tool needs. */
export function BoardDock({ texts, innerRef, onLeave }: BoardDockProps) {
  const chosen = useKitAtomValue(boardItemAtom);
  const count = useKitAtomValue(boardItemsAtom).length;
  const isInTable = useKitAtomValue(isChosenInTableAtom);
  const item = isInTable ? null : chosen;
  const place = useKitAtomValue(addPlaceAtom);
  const typed = useKitAtomValue(typedPlaceAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const tool = useKitAtomValue(toolAtom);

  function handleKeyDown(event: KeyboardEvent): void {
    leaveFields(event, onLeave);
  }

  const isIdle = place === null && typed === null && item === null && tool === 'select';
  return (
    <Dock ref={innerRef} data-idle={isIdle} onKeyDown={handleKeyDown}>
      {typed !== null ? (
        <BeamPlace onLeave={onLeave} />
      ) : place !== null ? (
        <AddMenu place={place} texts={texts} />
      ) : item !== null ? (
        <>
          <SupportKinds />
          {count > 1 ? (
            <SeveralItems count={count} isReadOnly={isReadOnly} />
          ) : (
            <ItemEditor texts={texts} isReadOnly={isReadOnly} onLeave={onLeave} />
          )}
        </>
      ) : chosen !== null && tool === 'select' ? (
        count > 1 ? (
          <SeveralChosen count={count} />
        ) : (
          <ChosenInTable texts={texts} item={chosen} />
        )
      ) : (
        <ToolHint texts={texts} isReadOnly={isReadOnly} />
      )}
    </Dock>
  );
}

/** Names the selection if its fields are shown elsewhere. */
function ChosenInTable({ texts, item }: { readonly texts: DrawingTexts; readonly item: BoardItem }) {
  const t = useBeamText();
  const tTool = useToolText();
  const document = useKitAtomValue(documentAtom);
  const guides = useKitAtomValue(guidesAtom);
  return (
    <Words>
      {tTool('chosenInTable', { name: nameBoardItem(item, { document, guides, t, tTool, texts }) })}
    </Words>
  );
}

function SeveralChosen({ count }: { readonly count: number }) {
  return <Words>{useToolText()('several', { count })}</Words>;
}

function AddMenu({ place, texts }: { readonly place: number; readonly texts: DrawingTexts }) {
  const t = useBeamText();
  const tTool = useToolText();
  const store = useKitStore();
  const id = useId();
  return (
    <DockRow role="group" aria-labelledby={id}>
      <Words id={id}>{tTool('addAt', { x: texts.place(place) })}</Words>
      {SUPPORT_KINDS.map((kind) => (
        <Button
          key={kind}
          onClick={() => {
            store.set(supportKindAtom, kind);
            store.set(addHereAtom, 'support');
          }}
        >
          {t(`support.${kind}`)}
        </Button>
      ))}
      {TOOL_COMMANDS.map(({ tool }) =>
        tool === 'select' || tool === 'support' ? null : (
          <Button key={tool} onClick={() => store.set(addHereAtom, tool)}>
            {nameTool(tool, { t, tTool })}
          </Button>
        ),
      )}
      <IconButton
        label={tTool('close')}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => store.set(addPlaceAtom, null)}
      />
    </DockRow>
  );
}

function ItemEditor({
  texts,
  isReadOnly,
  onLeave,
}: Omit<BoardDockProps, 'innerRef'> & { readonly isReadOnly: boolean }) {
  const t = useBeamText();
  const tTool = useToolText();
  const document = useKitAtomValue(documentAtom);
  const item = useKitAtomValue(boardItemAtom);
  const guides = useKitAtomValue(guidesAtom);
  if (item === null) return null;
  const { kind } = item;
  return (
    <DockRow role="group" aria-label={nameBoardItem(item, { document, guides, t, tTool, texts })}>
      <ItemFields item={item} isReadOnly={isReadOnly} onLeave={onLeave} />
      {isReadOnly || kind === 'dimension' ? null : <ItemActions canCopy={kind !== 'guide'} />}
    </DockRow>
  );
}

/**
 * The common fields of all selected loads, or all selected supports: each changes all of them. If both kinds are
 * selected, supports show their kind, and loads their common fields.
 */
function SeveralItems({ count, isReadOnly }: { readonly count: number; readonly isReadOnly: boolean }) {
  const tTool = useToolText();
  const label = tTool('several', { count });
  const chosen = useKitAtomValue(selectionsAtom);
  const document = useKitAtomValue(documentAtom);
  const indicesOf = (kind: Selection['kind']): readonly number[] =>
    chosen.flatMap((item) => (item.kind === kind ? [item.index] : []));
  const [loads, supports] = [indicesOf('load'), indicesOf('support')];
  const [index = -1] = loads;
  const [first = -1] = supports;
  const load = document.loads[index];
  // A text typed for some objects does not carry over to the next.
  const key = chosen.map(toItemKey).join(' ');
  return (
    <DockRow role="group" aria-label={label}>
      <Words>{label}</Words>
      {first < 0 ? null : (
        <SupportKindField
          key={`supports ${key}`}
          label={tTool('kind')}
          hideLabel
          index={first}
          indices={supports}
          isReadOnly={isReadOnly}
        />
      )}
      {load === undefined ? null : (
        <LoadDock key={key} load={load} index={index} indices={loads} isReadOnly={isReadOnly} />
      )}
      {isReadOnly ? null : <ItemActions canCopy />}
    </DockRow>
  );
}

function ItemActions({ canCopy }: { readonly canCopy: boolean }) {
  const tTool = useToolText();
  const store = useKitStore();
  const remove = useRemoveSelected();
  return (
    <Actions>
      {canCopy ? (
        <IconButton
          label={tTool('duplicate')}
          title={`${tTool('duplicate')} (${writeKeys('duplicate')})`}
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => store.set(duplicateAtom)}
        />
      ) : null}
      <IconButton
        label={tTool('remove')}
        title={`${tTool('remove')} (${writeKeys('remove')})`}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => void remove()}
      />
    </Actions>
  );
}

const TEXTS = [toolMessages, tableMessages];

function ToolHint({ texts, isReadOnly }: { readonly texts: DrawingTexts; readonly isReadOnly: boolean }) {
  const isReady = useTexts(TEXTS);
  const t = useBeamText();
  const tTool = useToolText();
  const tTable = useTableText();
  const tool = useKitAtomValue(toolAtom);
  const supportKind = useKitAtomValue(supportKindAtom);
  const isNew = useIsNewTool(tool);
  // Reserves an empty line, so that the texts are never shown in English first.
  if (!isReady) return <Words>{'\u00a0'}</Words>;
  if (tool === 'select') {
    const what = tTool('hintAny');
    return (
      <Words>
        {isReadOnly
          ? tTable('hint.look', { what })
          : `${tTable('hint.select', { what })} ${tTool('hintAdd')}`}
      </Words>
    );
  }
  if (isNew)
    return (
      <DockRow>
        <SupportKinds />
        <ToolIntroduction tool={tool} text={tTool(`introduction.${tool}`)} />
      </DockRow>
    );
  if (tool === 'splitSection') return <SplitHint texts={texts} />;
  const isRange = tool === 'DistributedLoad' || tool === 'DistributedMass';
  return (
    <DockRow>
      <SupportKinds />
      <Words>
        {tTool(isRange ? 'hintRange' : 'hintPlace', {
          what: tool === 'support' ? t(`support.${supportKind}`) : nameTool(tool, { t, tTool }),
        })}
      </Words>
    </DockRow>
  );
}

/** The kind of support that the tool places, shown while the tool is active. */
function SupportKinds() {
  const t = useBeamText();
  const tTool = useToolText();
  const [kind, setKind] = useKitAtom(supportKindAtom);
  if (useKitAtomValue(toolAtom) !== 'support') return null;
  return (
    <Scroll>
      <SegmentedControl
        label={tTool('kind')}
        value={kind}
        segments={SUPPORT_KINDS.map((value) => ({ value, label: t(`support.${value}`) }))}
        onChange={setKind}
      />
    </Scroll>
  );
}

/** The effect of the last click of the tool, while it is current; otherwise the input that the tool needs. */
function SplitHint({ texts }: { readonly texts: DrawingTexts }) {
  const tTool = useToolText();
  const said = useKitAtomValue(boardAnnouncementAtom);
  const { beamSections } = useKitAtomValue(documentAtom);
  if (said?.code === 'noSections') return <Refused>{tTool('said.noSections')}</Refused>;
  if (said?.code === 'borderThere') {
    return <Refused>{tTool('said.borderThere', { x: texts.place(said.x) })}</Refused>;
  }
  if (said?.code === 'split' && beamSections.some(({ x }) => x === said.x)) {
    return <Words>{tTool('said.split', { x: texts.place(said.x) })}</Words>;
  }
  return <Words>{tTool('hintPlace', { what: tTool('tool.splitSection') })}</Words>;
}

/** Five kinds with long names are wider than a phone. */
const Scroll = styled.div`
  max-width: 100%;
  overflow-x: auto;
`;

/** Stays visible however far the row scrolls. */
const Actions = styled.div`
  position: sticky;
  inset-inline-end: 0;
  display: flex;
  margin-inline-start: auto;
  background: ${vars.sheet};
`;

const Words = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

/** The announcer reports the same to screen readers. */
const Refused = styled.span`
  color: ${vars.warning};
  font-size: ${vars.text2};
`;
