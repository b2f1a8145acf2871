import type { RefObject } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { TOOL_COMMANDS, VIEW_COMMANDS } from '../board/boardCommands.ts';
import { showCursorAtom } from '../board/boardVerbs.ts';
import { duplicateAtom } from '../board/chosenVerbs.ts';
import { nameTool } from '../board/nameTool.ts';
import { EDITOR_COMMANDS } from '../commands/editorCommands.ts';
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
  type EditorText,
  hasSingleKeysAtom,
  type HelpText,
  type NamedCommand,
  PANEL_PX,
  panelWidthAtom,
  type PlainCommand,
  SINGLE_KEY_COMMANDS,
  type TableText,
} from '@eecs/ui-kit/editor';
import { boardItemAtom, isSelection } from '../state/selection.ts';
import { chosenSetAtom, hindranceAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
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
  /** The element all of the editor is in. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly tellHindrance: (hindrance: Hindrance) => string;
  readonly removeSelected: () => Promise<void>;
  /** Commands that the host adds. */
  readonly added: readonly AddedCommand[];
}

/** Lists what can be done with the beam as it stands, and what cannot with its reason. */
export function listCommands(sources: CommandSources): readonly NamedCommand[] {
  const named = [
    ...listEditorCommands(sources),
    ...listTools(sources),
    ...listSupportKinds(sources),
    ...listObjectCommands(sources),
    ...listViews(sources),
    ...listDiagrams(sources),
    ...listSets(sources),
    ...listPlaces(sources),
    ...listSurroundings(sources),
  ].map((command) => ({ ...command, words: findWords(command.id, sources.t) }));
  const added = sources.added.map(({ name, label, words = '', run }) => {
    const id = `host-${name}`;
    return { id, label, keys: '', reason: null, words: `${words} ${findWords(id, sources.t)}`, run };
  });
  return [...named, ...added];
}

type WordKey = keyof typeof helpMessages.source.words;

function findWords(id: string, t: BeamHelpText): string {
  const key = id.startsWith('set-') ? 'set' : id;
  return key in helpMessages.source.words ? t(`words.${key as WordKey}`) : '';
}

function listEditorCommands({ store, t, tellHindrance, tHelp, tEditor }: CommandSources): PlainCommand[] {
  const hindrance = store.get(hindranceAtom);
  const reasons = {
    undo: tHelp('reason.noPast'),
    redo: tHelp('reason.noFuture'),
    solve: hindrance === null ? '' : tellHindrance(hindrance),
  };
  return EDITOR_COMMANDS.map(({ name, isEnabledAtom, runAtom }) => ({
    id: name,
    label: tEditor(name),
    keys: writeKeys(name),
    reason:
      name !== 'solve' && isReadOnly(store)
        ? t('reason.readOnly')
        : store.get(isEnabledAtom)
          ? null
          : reasons[name],
    run: () => void store.set(runAtom),
  }));
}

function listTools({ store, t, tBeam, tTool, frame, tHelp }: CommandSources): PlainCommand[] {
  return TOOL_COMMANDS.map(({ tool, letter, runByKeyAtom }) => ({
    id: tool,
    label: tHelp('search.tool', { name: nameTool(tool, { t: tBeam, tTool }) }),
    keys: letter,
    reason: isReadOnly(store) ? t('reason.readOnly') : null,
    run: () => {
      store.set(runByKeyAtom);
      focusBoard(frame);
    },
  }));
}

/** Each kind by its own name: the tool alone takes whichever is wanted next. */
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
      focusBoard(frame);
    },
  }));
}

function listObjectCommands({ store, t, frame, removeSelected, tHelp }: CommandSources): PlainCommand[] {
  const item = store.get(boardItemAtom);
  // A guide is chosen too, but there is nothing of it to copy.
  const has = { duplicate: isSelection(item), remove: isSelection(item) || item?.kind === 'guide' };
  const run = { duplicate: () => store.set(duplicateAtom), remove: () => void removeSelected() };
  return (['duplicate', 'remove'] as const).map((id) => ({
    id,
    label: tHelp(`search.${id}`),
    keys: writeKeys(id),
    reason: isReadOnly(store) ? t('reason.readOnly') : has[id] ? null : tHelp('reason.noSelection'),
    run: () => {
      focusBoard(frame);
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

/** Where there is one case set there is no choice. */
function listSets({ store, tHelp }: CommandSources): PlainCommand[] {
  const sets = store.get(shownResultAtom)?.document.caseSets ?? [];
  if (sets.length < 2) return [];
  const own = sets.map(({ title }, at) => ({
    id: `set-${at}`,
    label: tHelp('search.set', { name: title === '' ? String(at + 1) : title }),
    keys: at < 9 ? String(at + 1) : '',
    reason: null,
    run: () => store.set(chosenSetAtom, at),
  }));
  const all = {
    id: 'allSets',
    label: tHelp('search.allSets'),
    keys: writeKeys('allSets'),
    reason: null,
    run: () => store.set(chosenSetAtom, 'all'),
  };
  return [...own, all];
}

function listSurroundings({ store, t, frame, tHelp }: CommandSources): PlainCommand[] {
  const width = store.get(panelWidthAtom);
  const below = (frame.current?.clientWidth ?? 0) < PANEL_PX.beside ? t('reason.below') : null;
  const reasons: Readonly<Record<string, string | null>> = {
    panelNarrower: below ?? (width <= PANEL_PX.min ? tHelp('reason.narrowest') : null),
    panelWider: below ?? (width >= PANEL_PX.max ? tHelp('reason.widest') : null),
  };
  const hasSingleKeys = store.get(hasSingleKeysAtom);
  const named = SINGLE_KEY_COMMANDS.filter(({ name }) => name !== 'commands').map(({ name, runAtom }) => ({
    id: name,
    label: name === 'help' ? tHelp('search.help') : t(`key.${name}`),
    keys: writeKeys(name),
    reason: reasons[name] ?? null,
    run: () => store.set(runAtom),
  }));
  const switchKeys = {
    id: 'singleKeys',
    label: tHelp(hasSingleKeys ? 'search.singleKeysOff' : 'search.singleKeysOn'),
    keys: '',
    reason: null,
    run: () => store.set(hasSingleKeysAtom, !hasSingleKeys),
  };
  return [...named, switchKeys];
}

function isReadOnly(store: KitStore): boolean {
  return store.get(isReadOnlyAtom);
}

function focusBoard({ current }: RefObject<HTMLElement | null>): void {
  current?.querySelector<SVGElement>('[data-board] [role="listbox"]')?.focus({ preventScroll: true });
}
