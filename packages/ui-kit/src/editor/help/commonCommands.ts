import type { AddedCommand } from '../session/addedCommand.ts';
import type { RefObject } from 'react';
import type { KitStore } from '../../store/kitStore.ts';
import { findBoard } from '../board/findBoard.ts';
import type { CommonKeyId } from '../keys/commonKeys.ts';
import type { EditorCommands } from '../keys/editorCommand.ts';
import { SINGLE_KEY_COMMANDS } from '../keys/singleKeyCommands.ts';
import { hasSingleKeysAtom } from '../keys/singleKeys.ts';
import { PANEL_PX, panelWidthAtom } from '../measures/panelWidth.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import type { HelpText } from '../messages/helpMessages.ts';
import type { NamedCommand, PlainCommand } from './namedCommand.ts';

/** Sources of the commands that every editor has. */
export interface CommonCommandSources {
  readonly store: KitStore;
  readonly tHelp: HelpText;
  readonly tEditor: EditorText;
  /** Writes a key of the table. */
  readonly writeKeys: (id: CommonKeyId) => string;
  /** Why the document cannot be changed; null if it can. */
  readonly locked: string | null;
  /** The element that contains the whole editor. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The commands of an editor that depend on its kind of structure. */
export interface KindCommands {
  readonly commands: EditorCommands;
  /** Why the document cannot be solved. */
  readonly hindrance: string;
  /** The commands that only this kind has, in their order: tools, actions on the selection, views. */
  readonly own: readonly PlainCommand[];
  /** The case sets of the shown results. */
  readonly sets: readonly { readonly title: string }[];
  readonly chooseSet: (set: number | 'all') => void;
  /** Commands that go to a place of the document. @default none */
  readonly places?: readonly PlainCommand[];
  /** Commands that the host adds. */
  readonly added: readonly AddedCommand[];
  /** Returns synonyms of a command. @default none */
  readonly findWords?: (id: string) => string;
}

/** Lists all commands of an editor: those of its kind together with those of every editor. */
export function listKindCommands(
  common: CommonCommandSources,
  { commands, hindrance, own, sets, chooseSet, places = [], added, findWords = () => '' }: KindCommands,
): readonly NamedCommand[] {
  const named = [
    ...listStepCommands(common, commands, hindrance),
    ...own,
    ...listSetCommands(common, sets, chooseSet),
    ...places,
    ...listSurroundingCommands(common),
  ].map((command) => ({ ...command, words: findWords(command.id) }));
  return [...named, ...listAddedCommands(added, findWords)];
}

/** Moves the focus to the board of an editor. */
export function focusBoard({ frame }: Pick<CommonCommandSources, 'frame'>): void {
  if (frame.current !== null) findBoard(frame.current)?.focus({ preventScroll: true });
}

/** Lists undo, redo and Solve, with what prevents it. */
function listStepCommands(
  { store, tHelp, tEditor, writeKeys, locked }: CommonCommandSources,
  { solve, undo, redo }: EditorCommands,
  hindrance: string,
): PlainCommand[] {
  const reasons = { undo: tHelp('reason.noPast'), redo: tHelp('reason.noFuture'), solve: hindrance };
  return [solve, undo, redo].map(({ name, isEnabledAtom, runAtom }) => {
    const reason = store.get(isEnabledAtom) ? null : reasons[name];
    return {
      id: name,
      label: tEditor(name),
      keys: writeKeys(name),
      reason: name === 'solve' ? reason : (locked ?? reason),
      run: () => void store.set(runAtom),
    };
  });
}

/** Lists the tools of a board; a chosen tool moves the focus to the board. */
export function listTools<Tool extends string>(
  { tHelp, locked, frame }: CommonCommandSources,
  tools: readonly { readonly tool: Tool; readonly name: string; readonly letter: string }[],
  take: (tool: Tool) => void,
): PlainCommand[] {
  return tools.map(({ tool, name, letter }) => ({
    id: tool,
    label: tHelp('search.tool', { name }),
    keys: letter,
    reason: locked,
    run: () => {
      take(tool);
      focusBoard({ frame });
    },
  }));
}

/** Lists the case sets of the shown results, and all of them together; empty if there is only one set. */
function listSetCommands(
  { tHelp, writeKeys }: CommonCommandSources,
  sets: readonly { readonly title: string }[],
  choose: (set: number | 'all') => void,
): PlainCommand[] {
  if (sets.length < 2) return [];
  const own = sets.map(({ title }, at) => ({
    id: `set-${at}`,
    label: tHelp('search.set', { name: title === '' ? String(at + 1) : title }),
    keys: at < 9 ? String(at + 1) : '',
    reason: null,
    run: () => choose(at),
  }));
  const all = {
    id: 'allSets',
    label: tHelp('search.allSets'),
    keys: writeKeys('allSets'),
    reason: null,
    run: () => choose('all'),
  };
  return [...own, all];
}

/** Lists the help, the width of the side panel and the switch for single keys. */
function listSurroundingCommands({ store, tHelp, writeKeys, frame }: CommonCommandSources): PlainCommand[] {
  const width = store.get(panelWidthAtom);
  const below = (frame.current?.clientWidth ?? 0) < PANEL_PX.beside ? tHelp('reason.below') : null;
  const reasons: Readonly<Record<string, string | null>> = {
    panelNarrower: below ?? (width <= PANEL_PX.min ? tHelp('reason.narrowest') : null),
    panelWider: below ?? (width >= PANEL_PX.max ? tHelp('reason.widest') : null),
  };
  const hasSingleKeys = store.get(hasSingleKeysAtom);
  const named = SINGLE_KEY_COMMANDS.filter(({ name }) => name !== 'commands').map(({ name, runAtom }) => ({
    id: name,
    label: name === 'help' ? tHelp('search.help') : tHelp(`key.${name}`),
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

/** Lists the commands that the host adds. */
function listAddedCommands(
  added: readonly AddedCommand[],
  findWords: (id: string) => string,
): NamedCommand[] {
  return added.map(({ name, label, words = '', run }) => {
    const id = `host-${name}`;
    return { id, label, keys: '', reason: null, words: `${words} ${findWords(id)}`, run };
  });
}
