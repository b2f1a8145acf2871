import { useLayoutEffect, useRef, useState } from 'react';
import type { LIMITS, UnitSystem } from '@eecs/solver-core';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useUnits } from '../../kit/useSettings.ts';
import type { KitStore } from '../../store/kitStore.ts';
import { useNotices } from '../../notices/useNotices.ts';
import { compareDocuments } from '../../editing/compareDocuments.ts';
import type { ChangeCause, DocumentChange } from '../../editing/documentChange.ts';
import type { Session } from './createSession.ts';
import type { EditorDocument, SessionTypes } from './documentKind.ts';
import { createHistory, retitle } from './history.ts';
import { readDocument, type RefusedDocumentError, type WrittenDocument } from './readDocument.ts';
import type { SessionPorts } from './sessionPorts.ts';
import type { SolveFault } from './solution.ts';
import { toSystem } from './unitTwins.ts';

/** The props of an editor that are about its document. */
export interface SessionProps<Types extends SessionTypes> {
  readonly value?: Types['document'] | WrittenDocument;
  readonly defaultValue?: Types['document'] | WrittenDocument;
  readonly defaultSolution?: Types['solved'];
  readonly readOnly?: boolean;
  readonly limits?: keyof typeof LIMITS;
  readonly units?: UnitSystem;
  readonly onChange?: (document: Types['document'], change: DocumentChange) => void;
  readonly beforeChange?: (document: Types['document'], change: DocumentChange) => boolean | string;
  readonly onPreview?: (answer: Types['solved'] | Types['refused'], document: Types['document']) => void;
  readonly onSelect?: (items: readonly Types['item'][]) => void;
  readonly onSolve?: (answer: Types['solved']) => void;
  readonly onError?: (fault: EditorFault<Types['refused']>) => void;
}

/**
 * A failure of an editor: the reason why a solve brought no result, or that it was given no document of its kind.
 */
export type EditorFault<Refused> =
  SolveFault<Refused> | { readonly kind: 'refusedDocument'; readonly error: RefusedDocumentError };

/** Options that an editor adds to its props. */
export interface SessionWays<Types extends SessionTypes> {
  readonly session: Session<Types>;
  /** Creates the document an editor opens with when it is given none. */
  readonly create: (units: UnitSystem) => Types['document'];
  /** Its title in the reader's language, whose texts may come later. @default the title it was created with */
  readonly untitled?: string;
  readonly solve: SessionPorts<Types>['solve'];
  readonly reportNotes: SessionPorts<Types>['onNotes'];
  /** Tells the reader why the surroundings did not let an edit through. @default nothing is shown */
  readonly reportVeto?: (reason: string) => void;
}

/** Opens a document in the store of the widget and keeps it in step with the props. */
export function useSession<Types extends SessionTypes>(
  props: SessionProps<Types>,
  ways: SessionWays<Types>,
): void {
  const { notify } = useNotices();
  const reportVeto = (text: string): void => void notify({ kind: 'warning', text });
  useSessionIn({ store: useKitStore(), units: useUnits() }, props, { reportVeto, ...ways });
}

/**
 * Returns whether nothing is edited: as the surroundings decide, or where they do not,
 * as the document's own field states.
 */
export function isLocked({
  readOnly,
  value,
  defaultValue,
}: Pick<SessionProps<SessionTypes>, 'readOnly' | 'value' | 'defaultValue'>): boolean {
  return readOnly ?? (value ?? defaultValue)?.readonly ?? false;
}

/** The same with a store and units of one's own, where there is no widget around. */
export function useSessionIn<Types extends SessionTypes>(
  { store, units }: { readonly store: KitStore; readonly units: UnitSystem },
  props: SessionProps<Types>,
  { session, create, untitled, solve, reportNotes, reportVeto }: SessionWays<Types>,
): void {
  const { kind, portsAtom, historyAtom, unitWaysAtom, documentAtom, runAtom } = session;
  const { restoreSolutionAtom, takeValueAtom, switchUnitsAtom } = session;
  // Decided once: an editor does not change hands.
  const [isControlled] = useState(props.value !== undefined);
  const ports: SessionPorts<Types> = {
    isControlled,
    isReadOnly: isLocked(props),
    limits: props.limits ?? 'full',
    mayChange: (document, of) => props.beforeChange?.(document, toChange(document, of)) ?? true,
    onChange: (document, of) => props.onChange?.(document, toChange(document, of)),
    onPreview: (answer, document) => props.onPreview?.(answer, document),
    onSelect: (items) => props.onSelect?.(items),
    onSolve: (answer) => props.onSolve?.(answer),
    onError: (fault) => props.onError?.(fault),
    onNotes: reportNotes,
    ...(reportVeto !== undefined && { onVeto: reportVeto }),
    solve,
  };

  // Before anything below reads it, and on a server too: nobody listens yet.
  useState(() => {
    store.set(portsAtom, ports);
    // After a failure the editor is tried again: its document is still there.
    if (store.get(historyAtom) !== null) return null;
    const given = props.value ?? props.defaultValue;
    const opened = given === undefined ? create(units) : readDocument(kind, given);
    const first = isControlled ? opened : toSystem(opened, units, store.get(unitWaysAtom));
    store.set(historyAtom, createHistory(first));
    const { defaultSolution: answer } = props;
    if (answer !== undefined) store.set(restoreSolutionAtom, { document: opened, answer });
    return null;
  });

  // Passes the newest callbacks to the commands.
  useLayoutEffect(() => {
    store.set(portsAtom, ports);
  });

  // Renames objects created here in the reader's language once its texts are loaded, or after the language changes.
  const [isCreated] = useState((props.value ?? props.defaultValue) === undefined);
  const title = useRef(untitled);
  useLayoutEffect(() => {
    const from = title.current;
    title.current = untitled;
    const history = store.get(historyAtom);
    if (!isCreated || from === undefined || untitled === undefined || history === null) return;
    store.set(historyAtom, retitle(history, { from, to: untitled }));
  }, [isCreated, untitled, store, historyAtom]);

  // Takes the document of a controlled editor.
  const { value } = props;
  useLayoutEffect(() => {
    if (isControlled && value !== undefined) store.set(takeValueAtom, readDocument(kind, value));
  }, [isControlled, value, store, kind, takeValueAtom]);

  // Takes the document to the units on the screen.
  useLayoutEffect(() => {
    if (store.get(documentAtom).units.system !== units) store.set(switchUnitsAtom, units);
  }, [units, value, store, documentAtom, switchUnitsAtom]);

  // Ends a solve under way when the editor goes.
  useLayoutEffect(() => () => store.get(runAtom)?.abort(), [store, runAtom]);
}

function toChange(
  document: EditorDocument,
  { cause, before }: { readonly cause: ChangeCause; readonly before: EditorDocument },
): DocumentChange {
  return { cause, parts: compareDocuments(before, document) };
}

/** The initial unit system of an editor: the one passed to it, otherwise that of its document. */
export function getFirstUnits({
  units,
  value,
  defaultValue,
}: {
  readonly units?: UnitSystem;
  readonly value?: WrittenDocument;
  readonly defaultValue?: WrittenDocument;
}): UnitSystem {
  // An attribute of HTML is a text, and what is given may be no document at all: its reader reports that later.
  const given: { readonly units?: { readonly system?: unknown } } | null | undefined = value ?? defaultValue;
  return Number(units ?? given?.units?.system ?? 0) === 1 ? 1 : 0;
}
