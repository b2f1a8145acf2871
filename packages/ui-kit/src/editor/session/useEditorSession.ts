import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '@eecs/solver-core/texts';
import type { EditNote } from '../../editing/edit.ts';
import type { WritableAtom } from 'jotai/vanilla';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { HostCall } from '../../host/host.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { Text } from '../../kit/useText.ts';
import type { ModuleFetch } from '../../late/createFetch.ts';
import type { KitStore } from '../../store/kitStore.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { createHandle } from './createHandle.ts';
import type { SessionNote, SessionTypes } from './documentKind.ts';
import type { DocumentHandle } from './editorProps.ts';
import { type ConfirmDeleteProps, useConfirmDelete } from './useConfirmDelete.ts';
import { type ShownParts, useDefaultShown } from './useDefaultShown.ts';
import { useEditNotices } from './useEditNotices.ts';
import { type SessionProps, type SessionWays, useSession } from './useSession.ts';

type AnswerOf<Types extends SessionTypes> = Types['solved'] | Types['refused'];

/** The late parts of a session: texts of notes, and the functions that add a document, report a view or restore one. */
interface LateSession<Document, Shown, M extends Messages> extends ShownParts {
  readonly noteTexts: Catalogue<M>;
  readonly getShown: (store: KitStore) => Shown;
  /** Adds a document to that of an editor; returns whether that changed it. */
  readonly addCase: (store: KitStore, given: Document) => boolean;
}

/** The part of a handle that is the same in every editor. */
export interface MountedHandle<Types extends SessionTypes, Shown> extends DocumentHandle<
  Types['document'],
  Types['solved'] | Types['refused']
> {
  readonly addCase: (document: Types['document']) => Promise<boolean>;
  readonly getShown: () => Promise<Shown>;
  readonly select: (items: readonly Types['item'][]) => void;
  readonly focus: () => void;
}

/** A note whose text the package of a kind writes. */
type NoteOf<Types extends SessionTypes> = Omit<Types['note'], 'code'> & {
  readonly code: Exclude<Types['note']['code'], 'listFull'>;
};

/** The props of an editor that its session reads. */
export interface EditorSessionProps<Types extends SessionTypes>
  extends SessionProps<Types>, ConfirmDeleteProps {
  readonly defaultShown?: unknown;
  readonly host?: {
    readonly solve?: (document: Types['document'], options: HostCall) => Promise<AnswerOf<Types>>;
  };
}

/** The parts of an editor's session that depend on its kind of document. Functions are the same in every render. */
export interface EditorSessionWays<
  Types extends SessionTypes,
  M extends Messages,
  Shown,
  Files extends object,
> extends Pick<SessionWays<Types>, 'session' | 'create'> {
  /** The title of a new document in the reader's language. */
  readonly untitled: string;
  /** Loads the late parts: texts of notes, and the function that restores the view of another editor. */
  readonly load: ModuleFetch<LateSession<Types['document'], Shown, M>>;
  /** Loads the solver; a page whose host solves never loads it. */
  readonly loadSolving: () => Promise<{
    readonly solveLocally: (document: Types['document']) => AnswerOf<Types> | Promise<AnswerOf<Types>>;
  }>;
  /** Writes the text of a note; the kit itself writes that a list is full. */
  readonly writeNote: (note: NoteOf<Types>, t: Text<M>) => string;
  readonly selectionAtom: WritableAtom<unknown, [items: readonly Types['item'][]], unknown>;
  /** Methods that write files of the document, in the language and theme of this render. */
  readonly files: Files;
  /** Clears the state of the previous document: the active tool, a preview. */
  readonly reset: (store: KitStore) => void;
}

/**
 * Opens a document in the store of the widget, keeps it in sync with the props of an editor, and provides the handle.
 * Returns the ref of the editor's own element.
 */
export function useEditorSession<Types extends SessionTypes, M extends Messages, Shown, Files extends object>(
  props: EditorSessionProps<Types>,
  ref: Ref<MountedHandle<Types, Shown> & Files> | undefined,
  ways: EditorSessionWays<Types, M, Shown, Files>,
): RefObject<HTMLDivElement | null> {
  const { session, load } = ways;
  const store = useKitStore();
  const t = useEditorText();
  useSession(props, {
    ...ways,
    solve: async (document, signal) =>
      props.host?.solve?.(document, { signal }) ?? (await ways.loadSolving()).solveLocally(document),
    reportNotes: useEditNotices<SessionNote<Types>, M>({
      load,
      write: (note, tNote) =>
        isListFull(note)
          ? t('note.listFull', { count: note.count })
          : ways.writeNote(note as NoteOf<Types>, tNote),
      undoLabel: t('undo'),
    }),
  });
  useConfirmDelete(props);
  useDefaultShown(props.defaultShown, load);
  const frame = useRef<HTMLDivElement>(null);
  const [handle] = useState((): MountedHandle<Types, Shown> => ({
    ...createHandle(store, session),
    addCase: async (document) => (await load()).addCase(store, document),
    getShown: async () => (await load()).getShown(store),
    select: (items) => void store.set(ways.selectionAtom, items),
    focus: () => frame.current?.focus(),
  }));
  // The same handle for as long as the editor is mounted; its files are in the language and theme of the last render.
  useLayoutEffect(() => void Object.assign(handle, ways.files));
  useImperativeHandle(ref, () => handle as MountedHandle<Types, Shown> & Files, [handle]);
  // State of the previous document is reset together with it.
  const { reset } = ways;
  useLayoutEffect(() => store.sub(session.openingAtom, () => reset(store)), [store, session, reset]);
  return frame;
}

function isListFull(note: EditNote): note is EditNote<'listFull'> {
  return note.code === 'listFull';
}
