import type { RefObject } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { TOOL_COMMANDS, VIEW_COMMANDS } from '../board/boardCommands.ts';
import { showCursorAtom } from '../board/boardVerbs.ts';
import { duplicateAtom } from '../board/chosenVerbs.ts';
import { nameTool } from '../board/nameTool.ts';
import { toggleTone } from '../output/hear/toggleTone.ts';
import { JUMPS } from '../keys/keyTable.ts';
import { writeKeys } from '../keys/beamKeys.ts';
import { shownResultAtom } from '../live/beamLive.ts';
import type { PanelText } from '../messages/panelMessages.ts';
import type { ToolText } from '../messages/toolMessages.ts';
import type { BeamText } from '../messages/useBeamText.ts';
import { RESULT_ROWS, isLate } from '../naming/resultRows.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import type { AddedCommand } from '../props.ts';
import { phoneRowAtom } from '../state/openRows.ts';
import { traceDiagram } from '../results/traceDiagram.ts';
import {
  type CommonCommandSources,
  type EditorText,
  type HelpText,
  focusBoard,
  listKindCommands,
  listTools,
  type NamedCommand,
  type PlainCommand,
  type TableText,
} from '@eecs/ui-kit/editor';
import { boardItemAtom, isSelection } from '../state/selection.ts';
import { chosenSetAtom, hindranceAtom, isReadOnlyAtom, session } from '../state/sessionAtoms.ts';
import type { Hindrance } from '../state/solvability.ts';
import { supportKindAtom } from '../state/tool.ts';
import { viewAtom } from '../state/view.ts';
import { type BeamHelpText, helpMessages } from './helpMessages.ts';
import { listPlaces } from './listPlaces.ts';

export interface CommandSources {
  readonly store: KitStore;
  readonly t: BeamHelpText;
  readonly tHelp: HelpText;
  readonly tEditor: EditorText;
  readonly tBeam: BeamText;
  readonly tTool: ToolText;
  readonly tPanel: PanelText;
  readonly tTable: TableText;
  /** The element that contains the whole editor. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly describeHindrance: (hindrance: Hindrance) => string;
  readonly removeSelected: () => Promise<void>;
  /** Commands that the host adds. */
  readonly added: readonly AddedCommand[];
}

/** Lists the commands available for the current beam, and unavailable ones with the reason. */
export function listCommands(sources: CommandSources): readonly NamedCommand[] {
  const { store, t, tEditor, tHelp, describeHindrance, frame, added } = sources;
  const locked = isReadOnly(store) ? t('reason.readOnly') : null;
  const common: CommonCommandSources = { store, tHelp, tEditor, writeKeys, locked, frame };
  const hindrance = store.get(hindranceAtom);
  return listKindCommands(common, {
    commands: session.commands,
    hindrance: hindrance === null ? '' : describeHindrance(hindrance),
    own: [
      ...listOwnTools(sources, common),
      ...listSupportKinds(sources),
      ...listObjectCommands(sources),
      ...listViews(sources),
      ...listDiagrams(sources),
    ],
    sets: store.get(shownResultAtom)?.document.caseSets ?? [],
    chooseSet: (set) => store.set(chosenSetAtom, set),
    places: listPlaces(sources),
    added,
    findWords: (id) => findWords(id, t),
  });
}

type WordKey = keyof typeof helpMessages.source.words;

function findWords(id: string, t: BeamHelpText): string {
  const key = id.startsWith('set-') ? 'set' : id;
  return key in helpMessages.source.words ? t(`words.${key as WordKey}`) : '';
}

function listOwnTools({ store, tBeam, tTool }: CommandSources, common: CommonCommandSources): PlainCommand[] {
  const tools = TOOL_COMMANDS.map(({ tool, letter }) => ({
    tool,
    letter,
    name: nameTool(tool, { t: tBeam, tTool }),
  }));
  return listTools(common, tools, (tool) => {
    const command = TOOL_COMMANDS.find((one) => one.tool === tool);
    if (command !== undefined) store.set(command.runByKeyAtom);
  });
}

/** Lists each kind by its own name, because the tool alone uses whichever is needed next. */
function listSupportKinds({ store, t, tBeam, frame, tHelp }: CommandSources): PlainCommand[] {
  const tool = TOOL_COMMANDS.find((command) => command.tool === 'support');
  return SUPPORT_KINDS.map((kind) => ({
    id: `kind-${kind}`,
    label: tHelp('search.tool', { name: tBeam(`support.${kind}`) }),
    keys: '',
    reason: isReadOnly(store) ? t('reason.readOnly') : null,
    run: () => {
      if (tool !== undefined) store.set(tool.runByKeyAtom);
      store.set(supportKindAtom, kind);
      store.set(showCursorAtom);
      focusBoard({ frame });
    },
  }));
}

function listObjectCommands({ store, t, frame, removeSelected, tHelp }: CommandSources): PlainCommand[] {
  const item = store.get(boardItemAtom);
  // A guide can be selected, but not copied.
  const has = { duplicate: isSelection(item), remove: isSelection(item) || item?.kind === 'guide' };
  const run = { duplicate: () => store.set(duplicateAtom), remove: () => void removeSelected() };
  return (['duplicate', 'remove'] as const).map((id) => ({
    id,
    label: tHelp(`search.${id}`),
    keys: writeKeys(id),
    reason: isReadOnly(store) ? t('reason.readOnly') : has[id] ? null : tHelp('reason.noSelection'),
    run: () => {
      focusBoard({ frame });
      run[id]();
    },
  }));
}

function listViews({ store, t, tTool }: CommandSources): PlainCommand[] {
  const isWhole = store.get(viewAtom) === null;
  return VIEW_COMMANDS.map(({ name, keys, runAtom }) => ({
    id: name,
    label: tTool(name),
    keys,
    reason: isWhole && name !== 'zoomIn' ? t('reason.whole') : null,
    run: () => store.set(runAtom),
  }));
}

function listDiagrams({ store, t, tBeam, frame, tHelp }: CommandSources): PlainCommand[] {
  const result = store.get(shownResultAtom);
  const set = result?.answer.sets[0];
  const none = (isThere: boolean): string | null => (isThere ? null : t('reason.noDiagram'));
  const last = RESULT_ROWS.find(({ id }) => id === store.get(phoneRowAtom));
  const hasLast = set !== undefined && last !== undefined && last.pick(set) !== null;
  const rows = RESULT_ROWS.map(({ id, pick }, at) => ({
    id: `diagram-${id}`,
    label: t('search.diagram', { name: tBeam(`results.${id}`) }),
    keys: at < JUMPS ? `${writeKeys('goToDiagram')} ${at + 1}` : '',
    reason: none(set !== undefined && (isLate(id) ? result?.answer.isReal === true : pick(set) !== null)),
    run: () => traceDiagram(store, { frame: frame.current, id }),
  }));
  const lasting = [
    { id: 'trace', run: () => traceDiagram(store, { frame: frame.current, id: store.get(phoneRowAtom) }) },
    { id: 'hear', run: () => toggleTone(store) },
  ] as const;
  return [
    ...rows,
    ...lasting.map(({ id, run }) => ({
      id,
      label: t(`key.${id}`),
      keys: writeKeys(id),
      reason: id === 'hear' && typeof AudioContext === 'undefined' ? tHelp('reason.noSound') : none(hasLast),
      run,
    })),
  ];
}

function isReadOnly(store: KitStore): boolean {
  return store.get(isReadOnlyAtom);
}
