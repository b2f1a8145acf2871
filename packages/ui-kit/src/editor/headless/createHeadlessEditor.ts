import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import type { Atom } from 'jotai/vanilla';
import type { DocumentEdit } from '../../editing/edit.ts';
import { type KitStore, createKitStore } from '../../store/kitStore.ts';
import { createSession } from '../session/createSession.ts';
import type { DocumentKind, SessionNote, SessionTypes } from '../session/documentKind.ts';
import { readDocument } from '../session/readDocument.ts';
import type { SessionPorts } from '../session/sessionPorts.ts';
import type { Solution, SolveFault } from '../session/solution.ts';
import { type SessionProps, getFirstUnits, useSessionIn } from '../session/useSession.ts';

/** Options of an editor without a view; `Input` is the form in which documents may be passed. */
export interface HeadlessProps<Types extends SessionTypes, Input> extends Omit<
  SessionProps<Types>,
  'value' | 'defaultValue' | 'onPreview'
> {
  /** The document, held by the page; each edit requests another one through `onChange`. */
  readonly value?: Input;
  /** The initial document; the editor holds it from then on. @default an empty one */
  readonly defaultValue?: Input;
  /** Solves in place of the built-in solver. */
  readonly solve?: SessionPorts<Types>['solve'];
}

/** A document with its history and result, for a page that draws them itself. */
export interface HeadlessEditor<Types extends SessionTypes, Input> {
  readonly document: Types['document'];
  /**
   * Applies a pure command, such as those of this entry point, or any function that returns another document, as one
   * undo step. Returns the side effects of the edit, or why nothing was done.
   * @example edit((beam) => addLoad(beam, 'ShearLoad', crypto.randomUUID()))
   */
  readonly edit: (
    verb: (document: Types['document']) => DocumentEdit<Types['document'], Types['note']> | Types['document'],
  ) => readonly SessionNote<Types>[];
  /** Opens another document: clears the history and the result. Throws `RefusedDocumentError` if it is not valid. */
  readonly open: (document: Input) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Solves the current document and stores the result. Returns the answer, which may be a refusal; null if there was no
   * answer.
   */
  readonly solve: () => Promise<Types['solved'] | Types['refused'] | null>;
  /** The stored result, with the document it belongs to. */
  readonly solution: Solution<Types> | null;
  /** Whether that result belongs to the current document. */
  readonly isCurrent: boolean;
  /** Why the last solve gave no result. */
  readonly fault: SolveFault<Types['refused']> | null;
  readonly isSolving: boolean;
}

/**
 * Creates the hook that holds a document of a kind: the same session as an editor's, without a view. It needs no widget
 * around it, and several of them on a page are independent.
 */
export function createHeadlessEditor<Types extends SessionTypes, Input>(
  kind: DocumentKind<Types>,
  {
    create,
    solve,
  }: {
    readonly create: (units: UnitSystem) => Types['document'];
    readonly solve: SessionPorts<Types>['solve'];
  },
): (props?: HeadlessProps<Types, Input>) => HeadlessEditor<Types, Input> {
  const session = createSession<Types>(kind, { isHindered: () => false });
  const { documentAtom, canUndoAtom, canRedoAtom, solutionAtom, isCurrentAtom, faultAtom, runAtom } = session;
  const { applyEditAtom, undoAtom, redoAtom, openDocumentAtom, solveAtom } = session;

  return function useHeadlessEditor(given = {}) {
    // Documents are parsed here, whatever form they are passed in.
    const props = given as HeadlessProps<Types, Input> & SessionProps<Types>;
    const [store] = useState(createKitStore);
    const notes = useRef<readonly SessionNote<Types>[]>([]);
    useSessionIn({ store, units: getFirstUnits(props) }, props, {
      session,
      create,
      solve: (document, signal) => (props.solve ?? solve)(document, signal),
      reportNotes: (told) => {
        notes.current = told;
      },
    });
    const verbs = useMemo(
      () => ({
        edit: (verb: Parameters<HeadlessEditor<Types, Input>['edit']>[0]) => {
          notes.current = [];
          store.set(applyEditAtom, (document) => toEdit(verb(document)));
          return notes.current;
        },
        open: (document: Input) =>
          store.set(openDocumentAtom, readDocument(kind, document as Types['document'] & Input)),
        undo: () => store.set(undoAtom),
        redo: () => store.set(redoAtom),
        solve: () => store.set(solveAtom),
      }),
      [store],
    );
    return {
      ...verbs,
      document: useValue(store, documentAtom),
      canUndo: useValue(store, canUndoAtom),
      canRedo: useValue(store, canRedoAtom),
      solution: useValue(store, solutionAtom),
      isCurrent: useValue(store, isCurrentAtom),
      fault: useValue(store, faultAtom),
      isSolving: useValue(store, runAtom) !== null,
    };
  };

  function toEdit(
    made: DocumentEdit<Types['document'], Types['note']> | Types['document'],
  ): DocumentEdit<Types['document'], Types['note']> {
    // A document has units, an edit has none.
    return 'units' in made ? { document: made, notes: [] } : made;
  }
}

function useValue<Value>(store: KitStore, atom: Atom<Value>): Value {
  const subscribe = useCallback((listen: () => void) => store.sub(atom, listen), [store, atom]);
  const read = (): Value => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}
