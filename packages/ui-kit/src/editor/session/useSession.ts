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

/** The props of an editor about its document. */
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

/** A failure of an editor: why a solve gave no result, or that the passed document is invalid. */
export type EditorFault<Refused> =
  SolveFault<Refused> | { readonly kind: 'refusedDocument'; readonly error: RefusedDocumentError };

/** Options that an editor adds to its props. */
export interface SessionWays<Types extends SessionTypes> {
  readonly session: Session<Types>;
  /** Creates the initial document if none is passed. */
  readonly create: (units: UnitSystem) => Types['document'];
  /** Its title in the reader's language, whose texts may load later. @default the title it was created with */
  readonly untitled?: string;
  readonly solve: SessionPorts<Types>['solve'];
  readonly reportNotes: SessionPorts<Types>['onNotes'];
  /** Shows the reader why the host rejected an edit. @default nothing is shown */
  readonly reportVeto?: (reason: string) => void;
}

/** Opens a document in the store of the widget and keeps it in sync with the props. */
export function useSession<Types extends SessionTypes>(
  props: SessionProps<Types>,
  ways: SessionWays<Types>,
): void {
  const { notify } = useNotices();
  const reportVeto = (text: string): void => void notify({ kind: 'warning', text });
  useSessionIn({ store: useKitStore(), units: useUnits() }, props, { reportVeto, ...ways });
}

/** Returns whether editing is off: as the host decides, otherwise as the document's own field states. */
export function isLocked({
  readOnly,
  value,
  defaultValue,
}: Pick<SessionProps<SessionTypes>, 'readOnly' | 'value' | 'defaultValue'>): boolean {
  return readOnly ?? (value ?? defaultValue)?.readonly ?? false;
}

/** Like `useSession`, with an explicit store and units, for use without a widget. */
export function useSessionIn<Types extends SessionTypes>(
  { store, units }: { readonly store: KitStore; readonly units: UnitSystem },
  props: SessionProps<Types>,
  { session, create, untitled, solve, reportNotes, reportVeto }: SessionWays<Types>,
): void {
  const { kind, portsAtom, historyAtom, unitWaysAtom, documentAtom, runAtom } = session;
  const { restoreSolutionAtom, takeValueAtom, switchUnitsAtom } = session;
  // Decided once: an editor does not switch between controlled and uncontrolled.
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

  // Runs before children read it, and on a server too: there are no listeners yet.
  useState(() => {
    store.set(portsAtom, ports);
    // After a rendering failure the editor is mounted again: its document is still in the store.
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

  // Receives the document of a controlled editor.
  const { value } = props;
  useLayoutEffect(() => {
    if (isControlled && value !== undefined) store.set(takeValueAtom, readDocument(kind, value));
  }, [isControlled, value, store, kind, takeValueAtom]);

  // Converts the document to the displayed units.
  useLayoutEffect(() => {
    if (store.get(documentAtom).units.system !== units) store.set(switchUnitsAtom, units);
  }, [units, value, store, documentAtom, switchUnitsAtom]);

  // Cancels a solve under way on unmount.
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
  // An HTML attribute is a text, and the passed value may not be a document at all: the parser reports that later.
  const given: { readonly units?: { readonly system?: unknown } } | null | undefined = value ?? defaultValue;
  return Number(units ?? given?.units?.system ?? 0) === 1 ? 1 : 0;
}
