import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Atom } from 'jotai/vanilla';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KeyPress } from './createKeys.ts';
import type { EditorCommand, EditorCommands } from './editorCommand.ts';
import { isText } from './isText.ts';
import { isPrintPress, openReportAtom } from './openReport.ts';
import { SINGLE_KEY_COMMANDS, type SingleKeyCommand } from './singleKeyCommands.ts';
import { hasSingleKeysAtom } from './singleKeys.ts';
import { openSheetAtom, typedAheadAtom } from './openSheet.ts';
import { useFocusKeeper } from './useFocusKeeper.ts';
import { openRoomAtom } from '../measures/openRoom.ts';

/** How long keys are kept from the board while a sheet opens, ms. A sheet whose code does not load must not disable the keys. */
const OPENING_MS = 3000;

type TextField = HTMLInputElement | HTMLTextAreaElement;

function toTextField(target: EventTarget): TextField | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
}

/**
 * Returns handlers for the element that contains the whole editor: keys act only while the focus is inside, and the
 * focus is kept inside.
 */
export function useEditorKeys({
  isKey,
  session: { commands, isDraftedAtom },
  save,
  typeNumber,
  actSingle,
}: {
  readonly isKey: (press: KeyPress, id: EditorCommand['name'] | SingleKeyCommand['name'] | 'save') => boolean;
  readonly session: {
    readonly commands: EditorCommands;
    /** Whether a gesture is under way. */
    readonly isDraftedAtom: Atom<boolean>;
  };
  /** Saves the current document, including values being typed; without this handler the browser handles the key. */
  readonly save?: () => void;
  /** Handles the first character of a number that is typed outside fields; returns whether it did. */
  readonly typeNumber?: (event: KeyboardEvent) => boolean;
  /** Runs the action of a single key that only this editor has; returns whether there is one. */
  readonly actSingle?: (event: KeyboardEvent) => boolean;
}): {
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
} {
  const store = useKitStore();
  const { noteFocus, noteBlur } = useFocusKeeper();
  // The text of the focused field when it was entered or last committed: the browser undoes only text typed since then.
  const settled = useRef<string | null>(null);

  /** When a key opened a sheet, as the time stamp of its event. */
  const opened = useRef(-Infinity);

  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  // Clears the timers when the editor unmounts.
  useEffect(() => {
    const waiting = timers.current;
    return () => waiting.forEach((timer) => clearTimeout(timer));
  }, []);

  /** Runs after the event and the renders that it causes. */
  function later(run: () => void): void {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      run();
    });
    timers.current.add(timer);
  }

  /** Blurring a field commits it. In a controlled editor the document comes back with the next render. */
  function commitThen(field: TextField | null, run: () => void): void {
    field?.blur();
    field?.focus();
    later(run);
  }

  /** Other handlers have seen the key first: a coordinate being typed, a diagram being traced. */
  function handleSingleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || isText(event.target)) return;
    // A drag would continue under an open sheet: the key has no effect until the drag ends.
    const isDrafted = store.get(isDraftedAtom);
    if ((!isDrafted && typeNumber?.(event) === true) || !store.get(hasSingleKeysAtom)) return;
    const command = SINGLE_KEY_COMMANDS.find(({ name }) => isKey(event, name));
    if (command === undefined && (isDrafted || actSingle?.(event) !== true)) return;
    event.preventDefault();
    if (command === undefined || isDrafted) return;
    opened.current = event.timeStamp;
    store.set(command.runAtom);
  }

  /**
   * Keeps keys pressed after the key of a sheet and before the sheet has loaded from the board; their characters are
   * meant for the search. The open sheet is outside this element. Escape cancels the opening.
   */
  function keepWhileOpening(event: KeyboardEvent): void {
    const isOpening = store.get(openSheetAtom) !== null && event.timeStamp - opened.current < OPENING_MS;
    if (!isOpening) return;
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    store.set(typedAheadAtom, (typed) => (event.key[1] ? '' : typed + event.key));
    if (event.key === 'Escape') store.set(openSheetAtom, null);
  }

  return {
    onFocus: (event) => {
      noteFocus(event);
      settled.current = toTextField(event.target)?.value ?? null;
    },
    onBlur: noteBlur,
    onKeyDownCapture: keepWhileOpening,
    onKeyDown: (event) => {
      const { target } = event;
      const field = toTextField(target);
      if (field !== null && ['Enter', 'ArrowUp', 'ArrowDown'].includes(event.key)) {
        // The field commits during this event; after the event its text is settled, unless it was refused.
        later(() => {
          if (field.getAttribute('aria-invalid') !== 'true') settled.current = field.value;
        });
      }
      if (event.defaultPrevented && field !== null && isKey(event, 'undo')) {
        // The field has restored its text after a refusal.
        later(() => (settled.current = field.value));
        return;
      }
      if (save !== undefined && isKey(event, 'save')) {
        event.preventDefault();
        commitThen(field, save);
        return;
      }
      if (isPrintPress(event)) {
        event.preventDefault();
        commitThen(field, () => store.set(openReportAtom, 'printed'));
        return;
      }
      // A field, the board or a popover has seen the key first.
      if (event.key === 'Escape' && !event.defaultPrevented && store.get(openRoomAtom) !== null) {
        event.preventDefault();
        store.set(openRoomAtom, null);
        return;
      }
      const command = Object.values(commands).find(({ name }) => isKey(event, name));
      if (command === undefined) {
        handleSingleKey(event);
        return;
      }
      const isTyping = field !== null && settled.current !== null && field.value !== settled.current;
      if (isTyping && command.name !== 'solve') return;
      event.preventDefault();
      if (command.name === 'solve' && field !== null) {
        commitThen(field, () => void store.set(command.runAtom));
        return;
      }
      store.set(command.runAtom);
      if (field !== null) later(() => (settled.current = field.value));
    },
  };
}
