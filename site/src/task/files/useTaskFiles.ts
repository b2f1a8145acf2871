import { type RefObject, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { UnitSystem } from '@eecs/solver-core';
import { useDialogs, useText } from '@eecs/ui-kit';
import { type Placement, askPlacement, placementMessages } from '@eecs/ui-kit/editor';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import type { OpenBranch } from '../opening/openBranch.ts';
import type { TaskHandle } from './taskHandle.ts';

/** A file whose document is opened. */
export interface PlacedFile {
  readonly name: string;
  /** The reader's answer if it is known already. @default the reader is asked */
  readonly known?: Placement | undefined;
}

/** Handles files on the page of an editor, and its field for choosing a file. */
export function useTaskFiles<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
>(
  {
    branch,
    editor,
  }: {
    readonly branch: OpenBranch<Document, Solution>;
    readonly editor: RefObject<Handle | null>;
  },
  {
    isReadOnly,
    onReplaced,
    showIn,
  }: {
    readonly isReadOnly: boolean;
    readonly onReplaced: () => void;
    /** Shows the editor in other units. Must stay the same. */
    readonly showIn: (units: UnitSystem) => void;
  },
) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { ask } = useDialogs();
  const t = useText(placementMessages);
  const files = {
    editor,
    isReadOnly,
    /**
     * Opens the document of a file, as one undo step: at once if the drawing is empty, otherwise it replaces the
     * drawing or is added to it, as the reader chooses. Resolves to what was done, or null.
     */
    openCase: useCallback(
      async (document: Document, { name, known }: PlacedFile): Promise<Placement | null> => {
        const before = editor.current?.getCase();
        if (before === undefined) return null;
        const placement = branch.isEmpty(before) ? 'replace' : (known ?? (await askPlacement(ask, t, name)));
        if (placement === 'add') return (await editor.current?.addCase(document)) === true ? 'add' : null;
        if (placement === null) return null;
        // The editor converts a new document to the displayed units, so the units of the file are applied first to
        // leave the document unchanged.
        flushSync(() => showIn(document.units.system));
        editor.current?.replaceCase(document);
        // It becomes a new task, so that saving it does not overwrite the one that was open.
        onReplaced();
        return placement;
      },
      [branch, editor, ask, t, onReplaced, showIn],
    ),
    chooseFile: useCallback(() => input.current?.click(), []),
    startAnew: useCallback(
      () => void navigate(branch.toPath(''), { state: branch.askNew }),
      [navigate, branch],
    ),
  };
  return { input, files };
}
