import type { AddedCommand } from '../session/addedCommand.ts';
import type { RefObject } from 'react';
import type { KitStore } from '../../store/kitStore.ts';
import type { CommonKeyId } from '../keys/commonKeys.ts';
import type { EditorCommand } from '../keys/editorCommand.ts';
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
  /** Why nothing of the document can be changed; null where it can. */
  readonly locked: string | null;
  /** The element all of the editor is in. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Lists steps back and forward and Solve, with what hinders it. */
export function listStepCommands(
  { store, tHelp, tEditor, writeKeys, locked }: CommonCommandSources,
  commands: readonly EditorCommand[],
  hindrance: string,
): PlainCommand[] {
  const reasons = { undo: tHelp('reason.noPast'), redo: tHelp('reason.noFuture'), solve: hindrance };
  return commands.map(({ name, isEnabledAtom, runAtom }) => {
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

/** Lists the tools of a board. */
export function listTools<Tool extends string>(
  { tHelp, locked }: CommonCommandSources,
  tools: readonly { readonly tool: Tool; readonly name: string; readonly letter: string }[],
  take: (tool: Tool) => void,
): PlainCommand[] {
  return tools.map(({ tool, name, letter }) => ({
    id: tool,
    label: tHelp('search.tool', { name }),
    keys: letter,
    reason: locked,
    run: () => take(tool),
  }));
}

/** Lists the case sets of what is shown, and all of them at once; where there is one set there is no choice. */
export function listSetCommands(
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

/** Lists the help, the width of the side panel and the switch of single keys. */
export function listSurroundingCommands({
  store,
  tHelp,
  writeKeys,
  frame,
}: CommonCommandSources): PlainCommand[] {
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

/**
 * Lists the commands that the host adds.
 * @param findWords gives other words that a command is known by
 */
export function listAddedCommands(
  added: readonly AddedCommand[],
  findWords: (id: string) => string = () => '',
): NamedCommand[] {
  return added.map(({ name, label, words = '', run }) => {
    const id = `host-${name}`;
    return { id, label, keys: '', reason: null, words: `${words} ${findWords(id)}`, run };
  });
}
