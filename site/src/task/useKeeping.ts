import { useEffect, useMemo, useRef, useState } from 'react';
import { onPageLeave } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from '../ports/kept/branch.ts';
import { type CaseHold, createCaseHold, openHoldChannel } from '../ports/kept/caseHold.ts';
import { writeKeptSolution } from '../ports/kept/keptDocument.ts';
import { LOCAL_CASE_KEY } from '../ports/kept/localCaseKey.ts';
import { FIRST_SLOT } from '../ports/kept/shelf.ts';
import { useServices } from '../ports/kept/services.ts';
import { watchCleared } from '../ports/kept/watchCleared.ts';
import { watchHold } from '../ports/kept/watchHold.ts';
import type { Saver } from './createSaver.ts';
import type { KeptCase } from './keepCase.ts';
import { useSaver } from './useSaver.ts';

export interface Keeping<Document, Solution> {
  /** Whether this tab may edit what is kept; false while another one does. */
  readonly isMine: boolean;
  /** Takes each edit: it is kept in the browser and the address follows it. */
  readonly keep: (document: Document) => void;
  readonly keepSolution: (answer: Solution) => void;
  readonly takeOver: () => void;
}

export interface KeepingOptions<Document extends BranchDocument, Solution extends object> {
  readonly branch: Branch<Document, Solution>;
  /** Whether a document is open that is kept: not while there is none, nor while it is another person's. */
  readonly isOpen: boolean;
  /** The document as it was opened; null is an empty one. */
  readonly document: Document | null;
  /** Where it is kept. */
  readonly slot: string;
  /** Keeps the edits. */
  readonly saver: Saver<KeptCase<Document>>;
  readonly follow: (document: Document) => void;
  /** Another tab has handed the document over: what is kept is to be opened. */
  readonly onGiven: () => void;
  /** Another tab, which has the document, has changed it. */
  readonly onSeen: () => void;
}

/** How long an answer to a take-over is waited for: a tab that has crashed gives none. */
const GIVEN_TIMEOUT_MS = 300;

/** Keeps the edits of a document in the browser, by one tab at a time. */
export function useKeeping<Document extends BranchDocument, Solution extends object>({
  branch,
  isOpen,
  document,
  slot,
  saver,
  follow,
  onGiven,
  onSeen,
}: KeepingOptions<Document, Solution>): Keeping<Document, Solution> {
  const shelf = branch.pickShelf(useServices());
  const heldKey = toKey(branch.prefix, slot);
  const [isMine, setMine] = useState(true);
  const current = useRef<Document | null>(document);
  const heard = useRef({ onGiven, onSeen });
  useEffect(() => {
    current.current = document;
  }, [document]);
  useEffect(() => {
    heard.current = { onGiven, onSeen };
  }, [onGiven, onSeen]);
  // A page that is being left must not call its own address back.
  const addressSaver = useSaver(follow, 'drop');

  const hold = useRef<CaseHold | null>(null);
  /** Runs out when the tab that was asked for the document does not answer. */
  const taking = useRef<ReturnType<typeof setTimeout> | null>(null);

  // Synchronizes with the other tabs of this browser for as long as a document is open.
  useEffect(() => {
    if (!isOpen) return undefined;
    const own: CaseHold = createCaseHold({
      channel: openHoldChannel(heldKey),
      id: `${Date.now()}-${Math.random()}`,
      since: Date.now(),
      getHash: () => (current.current === null ? '' : branch.hash(current.current)),
      flush: saver.flush,
      onChange: setMine,
      onGiven: () => {
        if (taking.current === null) return;
        clearTimeout(taking.current);
        taking.current = null;
        heard.current.onGiven();
      },
      onBye: () => {
        watch.check();
      },
    });
    const watch = watchHold(own, () => {
      heard.current.onSeen();
    });
    hold.current = own;
    own.ask();
    // The hold is given up after the last edit is kept. A closing tab has no time left to answer; one that comes back out of the browser's memory looks on first.
    const stopListening = onPageLeave('keep', own.leave);
    const look = watchCleared({
      heldKey,
      isMine: own.isMine,
      putBack: () => {
        if (current.current !== null) saver.put({ slot, document: current.current });
      },
      onSeen: () => {
        heard.current.onSeen();
      },
    });
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener('storage', look);
      stopListening();
      watch.stop();
      if (taking.current !== null) clearTimeout(taking.current);
      taking.current = null;
      hold.current = null;
      own.close();
      setMine(true);
    };
  }, [isOpen, heldKey, branch, saver, slot]);

  return useMemo(
    () => ({
      isMine,
      keep: (next) => {
        if (hold.current?.isMine() === false) return;
        const isFirst = current.current === document;
        current.current = next;
        saver.put({ slot, document: next });
        addressSaver.put(next);
        // Only one document is kept: a tab with another one must not overwrite this edit.
        if (isFirst) hold.current?.take();
      },
      keepSolution: (answer) => {
        if (hold.current?.isMine() === false) return;
        // A result without the document it answers is worth nothing after a crash.
        saver.flush();
        writeKeptSolution(branch, shelf.open(slot), answer);
      },
      takeOver: () => {
        taking.current = setTimeout(() => {
          taking.current = null;
          heard.current.onGiven();
        }, GIVEN_TIMEOUT_MS);
        hold.current?.take();
      },
    }),
    [branch, isMine, document, slot, saver, addressSaver, shelf],
  );
}

/** Where the browser keeps the document of a slot; tabs that have it open speak of it by that name. */
function toKey(prefix: string, slot: string): string {
  return slot === FIRST_SLOT ? `${prefix}.${LOCAL_CASE_KEY}` : `${prefix}.${slot}.${LOCAL_CASE_KEY}`;
}
