import { useEffect, useMemo, useRef, useState } from 'react';
import { onPageLeave } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { type CaseHold, createCaseHold, openHoldChannel } from '../../ports/kept/caseHold.ts';
import { writeKeptSolution } from '../../ports/kept/keptDocument.ts';
import { LOCAL_CASE_KEY } from '../../ports/kept/localCaseKey.ts';
import { FIRST_SLOT } from '../../ports/kept/shelf.ts';
import { useServices } from '../../ports/kept/services.ts';
import { watchCleared } from '../../ports/kept/watchCleared.ts';
import { watchHold } from '../../ports/kept/watchHold.ts';
import type { Saver } from './createSaver.ts';
import type { KeptCase } from './keepCase.ts';
import { useSaver } from './useSaver.ts';

export interface Keeping<Document, Solution> {
  /** Whether this tab may edit the stored document; false while another tab does. */
  readonly isMine: boolean;
  /** Takes each edit: stores it in the browser and updates the address. */
  readonly keep: (document: Document) => void;
  readonly keepSolution: (answer: Solution) => void;
  readonly takeOver: () => void;
}

export interface KeepingOptions<Document extends BranchDocument, Solution extends object> {
  readonly branch: Branch<Document, Solution>;
  /** Whether the open document is stored: false if there is none, and while it is another person's. */
  readonly isOpen: boolean;
  /** The document as it was opened; null means an empty one. */
  readonly document: Document | null;
  /** The slot in which it is stored. */
  readonly slot: string;
  /** Stores the edits. */
  readonly saver: Saver<KeptCase<Document>>;
  readonly follow: (document: Document) => void;
  /** Called when another tab has handed over the document: the stored state must be opened. */
  readonly onGiven: () => void;
  /** Called when another tab, which holds the document, has changed it. */
  readonly onSeen: () => void;
}

/** Time limit for the answer to a take-over, ms: a tab that has crashed does not answer. */
const GIVEN_TIMEOUT_MS = 300;

/** Stores the edits of a document in the browser, from one tab at a time. */
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
  // A page that is being left must not restore its own address.
  const addressSaver = useSaver(follow, 'drop');

  const hold = useRef<CaseHold | null>(null);
  /** Expires if the tab that was asked for the document does not answer. */
  const taking = useRef<ReturnType<typeof setTimeout> | null>(null);

  // Synchronizes with the other tabs of this browser while a document is open.
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
    // The hold is released after the last edit is stored. A closing tab has no time left to answer; a tab restored from
    // the browser's cache is read-only at first.
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
        // Only one document is stored, so a tab with another one must not overwrite this edit.
        if (isFirst) hold.current?.take();
      },
      keepSolution: (answer) => {
        if (hold.current?.isMine() === false) return;
        // A result without its document would be useless after a crash.
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

/** Returns the storage key of the document of a slot, which tabs use to identify it. */
function toKey(prefix: string, slot: string): string {
  return slot === FIRST_SLOT ? `${prefix}.${LOCAL_CASE_KEY}` : `${prefix}.${slot}.${LOCAL_CASE_KEY}`;
}
