import { useEffect, useState } from 'react';
import type { WritableAtom } from 'jotai/vanilla';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';

/** The atoms of a session that show an edit before it is applied. */
export interface GhostSession<Edit> {
  readonly drawUpAtom: WritableAtom<null, [() => Edit], void>;
  readonly dropDraftAtom: WritableAtom<null, [], void>;
}

/**
 * Shows the result of a typed line on the board as a draft, as during a drag, while the field has the focus. Returns
 * what is shown, and the function that the field calls with its focus state.
 */
export function useGhost<Edit>(
  { drawUpAtom, dropDraftAtom }: GhostSession<Edit>,
  edit: Edit | null,
): { readonly ghost: Edit | null; readonly noteFocus: (hasFocus: boolean) => void } {
  const [hasFocus, setFocus] = useState(false);
  const draw = useSetKitAtom(drawUpAtom);
  const drop = useSetKitAtom(dropDraftAtom);
  const ghost = hasFocus ? edit : null;

  // Keeps the board's draft up to date with the line.
  useEffect(() => {
    if (ghost === null) return undefined;
    draw(() => ghost);
    return () => drop();
  }, [ghost, draw, drop]);

  return { ghost, noteFocus: setFocus };
}
