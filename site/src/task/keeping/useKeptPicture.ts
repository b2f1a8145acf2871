import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { caseHash } from '@eecs/solver-core';
import type { BeamEditorHandle } from '@eecs/ui-beam';
import { PICTURE_KEY } from '../../ports/kept/beamPaint.ts';
import { useServices } from '../../ports/kept/services.ts';

/** Time without an edit after which the picture is drawn, ms; its code also loads then. */
const QUIET_MS = 2500;
/** A larger picture would take storage from beams, characters. */
const MOST_LETTERS = 100_000;
const EDGES_PX = 24;

/**
 * Stores the last picture of the beam together with the beam: the next visit paints it before any script of the site
 * has loaded. Returns the function to call after an edit.
 */
export function useKeptPicture(
  editor: RefObject<BeamEditorHandle | null>,
  { isKept }: { readonly isKept: boolean },
): () => void {
  const { local } = useServices();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const draw = useCallback(async (): Promise<void> => {
    const document = editor.current?.getCase();
    const board = window.document.querySelector('[data-beam-board]');
    if (document === undefined || board === null) return;
    const width = Math.max(320, Math.min(960, board.clientWidth || window.innerWidth - EDGES_PX));
    const svg = await editor.current?.toSVG({ width });
    if (svg === undefined) return;
    if (svg.length > MOST_LETTERS) local.remove(PICTURE_KEY);
    else local.write(PICTURE_KEY, { hash: caseHash(document), svg });
  }, [editor, local]);

  const note = useCallback(() => {
    clearTimeout(timer.current);
    // If the picture cannot be drawn now, it is drawn after the next edit.
    timer.current = setTimeout(() => void draw().catch(() => undefined), QUIET_MS);
  }, [draw]);

  // Cancels the timer when the editor is unmounted.
  useEffect(() => {
    if (isKept) note();
    return () => clearTimeout(timer.current);
  }, [isKept, note]);

  return note;
}
