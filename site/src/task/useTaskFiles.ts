import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { UnitSystem } from '@eecs/solver-core';
import { useDialogs, useText } from '@eecs/ui-kit';
import { type Placement, askPlacement, placementMessages } from '@eecs/ui-kit/editor';
import { useNavigate } from '../navigation/NavigationContext.ts';
import type { BranchDocument } from '../ports/kept/branch.ts';
import type { TaskEditorOptions, TaskHandle } from './taskEditorOptions.ts';

/** A file whose document comes onto the drawing. */
export interface PlacedFile {
  readonly name: string;
  /** The answer that the reader gave already. @default the reader is asked */
  readonly known?: Placement | undefined;
}

/** Handles files on the page of an editor, and the field by which a file is chosen. */
export function useTaskFiles<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
>(
  { branch, editor }: Pick<TaskEditorOptions<Document, Solution, Handle>, 'branch' | 'editor'>,
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
     * Puts the document of a file onto the drawing, as one step back: at once where that is empty, else in its place or
     * added to it as the reader chooses. Resolves to what was done, to null if that is nothing.
     */
    openCase: useCallback(
      async (document: Document, { name, known }: PlacedFile): Promise<Placement | null> => {
        const before = editor.current?.getCase();
        if (before === undefined) return null;
        const placement = branch.isEmpty(before) ? 'replace' : (known ?? (await askPlacement(ask, t, name)));
        if (placement === 'add') return (await editor.current?.addCase(document)) === true ? 'add' : null;
        if (placement === null) return null;
        // The editor converts a new document to the units on the screen: the units of the file are taken over first, so
        // that the document stays as it is.
        flushSync(() => showIn(document.units.system));
        editor.current?.replaceCase(document);
        // It becomes a new task: saving it must not overwrite the one that was open.
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
