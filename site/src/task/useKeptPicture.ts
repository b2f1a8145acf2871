import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { caseHash } from '@eecs/solver-core';
import type { BeamEditorHandle } from '@eecs/ui-beam';
import { PICTURE_KEY } from '../ports/kept/beamPaint.ts';
import { useServices } from '../ports/kept/services.ts';

/** Time without an edit after which the picture is drawn, ms; its code, too, loads in that quiet. */
const QUIET_MS = 2500;
/** A larger picture would take the room of beams. */
const MOST_LETTERS = 100_000;
const EDGES_PX = 24;

/**
 * Keeps the last picture of the beam beside the beam: the next visit paints it before any script of the site has
 * loaded. Returns the function to call after an edit.
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
    // A picture that cannot be drawn now is drawn after the next edit.
    timer.current = setTimeout(() => void draw().catch(() => undefined), QUIET_MS);
  }, [draw]);

  // Ends what waits with the editor.
  useEffect(() => {
    if (isKept) note();
    return () => clearTimeout(timer.current);
  }, [isKept, note]);

  return note;
}
