import { useEffect, useRef } from 'react';
import { useFormat, useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { StatusFacts } from '@eecs/ui-kit/editor';
import { shownResultAtom } from '../live/beamLive.ts';
import { CorrectionCounts } from '../panels/CorrectionCounts.tsx';
import { BeamMarks } from '../panels/BeamMarks.ts';
import { cursorAtom } from '../state/passing.ts';
import { documentAtom, hashAtom, solutionAtom } from '../state/sessionAtoms.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';

/**
 * The status line of the editor: the number of loads, the hash of the document, whether the solution is current, what
 * the case lacks, the number of corrections by the rules of editing, and the place of the cursor. The verdict on
 * stability is beside Solve.
 */
export function StatusBar() {
  const t = useWorkspaceText();
  const { loads } = useKitAtomValue(documentAtom);
  const isSolved = useKitAtomValue(solutionAtom) !== null;
  const shown = useKitAtomValue(shownResultAtom)?.standing ?? 'none';
  // An earlier beam may only have its preview.
  const standing = shown === 'stale' && !isSolved ? 'none' : shown;
  return (
    <StatusFacts
      aria-label={t('status.label')}
      counts={[t('status.loads', { count: loads.length })]}
      hash={useKitAtomValue(hashAtom)}
      hashLabel={t('status.hash')}
      hashNote={t('status.hashNote')}
      standing={standing}
      standingText={t(`status.solution.${standing}`)}
    >
      <BeamMarks />
      <CorrectionCounts />
      <Place />
    </StatusFacts>
  );
}

/** The place of the cursor of the diagrams and the board; written without React, because it moves with the pointer. */
function Place() {
  const t = useWorkspaceText();
  const format = useFormat();
  const store = useKitStore();
  const cursor = useKitAtomValue(cursorAtom);
  const box = useRef<HTMLOutputElement>(null);

  // Follows the cursor.
  useEffect(() => {
    let frame = 0;
    const write = (): void => {
      frame = 0;
      if (box.current === null) return;
      const x = cursor.get();
      const { units, L } = store.get(documentAtom);
      box.current.textContent = x === null ? '–' : format.place(x, { system: units.system, span: L });
    };
    write();
    const end = cursor.subscribe(() => {
      frame ||= requestAnimationFrame(write);
    });
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [cursor, format, store]);

  return (
    <span>
      {t('status.cursor')} <i>x</i> = <output ref={box} aria-live="off" data-cursor-place="" />
    </span>
  );
}
