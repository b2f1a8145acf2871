import type { WritableAtom } from 'jotai/vanilla';
import type { KitStore } from '@eecs/ui-kit';
import {
  type NamedCommand,
  type useEditorText as useKitText,
  type useHelpText,
  openSheetAtom,
} from '@eecs/ui-kit/editor';
import { editorCommands } from '../commands/editorCommands.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import type { AddedCommand } from '../props.ts';
import { TOOL_LETTERS, VIEW_LETTERS } from '../state/commands.ts';
import { repeatOpenAtom } from '../state/repeat.ts';
import { areReactionsShownAtom, isShapeShownAtom } from '../state/resultMode.ts';
import { selectAllAtom, selectionAtom } from '../state/selection.ts';
import { chosenSetAtom, documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';

export interface CommandSources {
  readonly store: KitStore;
  readonly t: LaterText;
  readonly tHelp: ReturnType<typeof useHelpText>;
  readonly tKit: ReturnType<typeof useKitText>;
  /** Takes the focus to the board, where the keys of a tool act. */
  readonly focusBoard: () => void;
  readonly removeChosen: () => void;
  /** Commands that the host adds. */
  readonly added: readonly AddedCommand[];
}

/** Lists what can be told to a truss editor by name; what cannot be done now says why. */
export function listCommands(sources: CommandSources): NamedCommand[] {
  return [
    ...listSteps(sources),
    ...listTools(sources),
    ...listParts(sources),
    ...listViews(sources),
    ...listSets(sources),
    ...sources.added.map(({ name, label, words = '', run }) => ({
      id: `host-${name}`,
      label,
      words,
      run,
      keys: '',
      reason: null,
    })),
  ];
}

function listSteps({ store, tHelp, tKit, t }: CommandSources): NamedCommand[] {
  const reasons = {
    undo: tHelp('reason.noPast'),
    redo: tHelp('reason.noFuture'),
    solve: t('search.noSolve'),
  };
  const keys = { undo: 'Ctrl Z', redo: 'Ctrl Y', solve: 'Ctrl Enter' };
  return (['solve', 'undo', 'redo'] as const).map((name) => ({
    id: name,
    label: tKit(name),
    words: '',
    keys: keys[name],
    reason: store.get(editorCommands[name].isEnabledAtom) ? null : reasons[name],
    run: () => void store.set(editorCommands[name].runAtom),
  }));
}

function listTools({ store, t, tHelp, focusBoard }: CommandSources): NamedCommand[] {
  const reason = store.get(isReadOnlyAtom) ? t('search.readOnly') : null;
  return TOOL_LETTERS.map(({ name, tool, letter, runAtom }) => ({
    id: `tool-${tool}`,
    label: tHelp('search.tool', { name: t(name) }),
    words: '',
    reason,
    keys: letter.toUpperCase(),
    run: () => {
      store.set(runAtom);
      focusBoard();
    },
  }));
}

/** Actions on the selection. */
function listParts({ store, t, tHelp, focusBoard, removeChosen }: CommandSources): NamedCommand[] {
  const items = store.get(selectionAtom);
  const isNone = items.length === 0 ? tHelp('reason.noSelection') : null;
  const reason = store.get(isReadOnlyAtom) ? t('search.readOnly') : isNone;
  return [
    {
      id: 'all',
      label: t('help.all'),
      words: '',
      keys: 'Ctrl A',
      reason: null,
      run: () => {
        store.set(selectAllAtom);
        focusBoard();
      },
    },
    {
      id: 'remove',
      label: tHelp('search.remove'),
      words: '',
      keys: 'Del',
      reason,
      run: () => {
        focusBoard();
        removeChosen();
      },
    },
    {
      id: 'repeat',
      label: t('search.repeat'),
      words: '',
      keys: '',
      reason,
      run: () => store.set(repeatOpenAtom, true),
    },
  ];
}

function listViews({ store, t, tHelp }: CommandSources): NamedCommand[] {
  const switches: readonly (readonly [string, WritableAtom<boolean, [boolean], void>, string])[] = [
    ['shape', isShapeShownAtom, t('results.shape')],
    ['reactions', areReactionsShownAtom, t('results.arrows')],
  ];
  return [
    ...VIEW_LETTERS.map(({ name, letter, runAtom }) => ({
      id: name,
      label: t(name),
      words: '',
      keys: letter.toUpperCase(),
      reason: null,
      run: () => void store.set(runAtom),
    })),
    ...switches.map(([id, isOnAtom, name]): NamedCommand => ({
      id,
      words: '',
      keys: '',
      reason: null,
      label: tHelp(store.get(isOnAtom) ? 'search.switchOff' : 'search.switchOn', { name }),
      run: () => store.set(isOnAtom, !store.get(isOnAtom)),
    })),
    {
      id: 'help',
      label: tHelp('search.help'),
      words: '',
      keys: '?',
      reason: null,
      run: () => store.set(openSheetAtom, 'help'),
    },
  ];
}

function listSets({ store, tHelp }: CommandSources): NamedCommand[] {
  return store.get(documentAtom).caseSets.map(({ title }, index) => ({
    id: `set-${index}`,
    label: tHelp('search.set', { name: title === '' ? String(index + 1) : title }),
    words: '',
    keys: index < 9 ? String(index + 1) : '',
    reason: null,
    run: () => store.set(chosenSetAtom, index),
  }));
}
