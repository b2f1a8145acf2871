import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { UnitSystem } from '@eecs/solver-core';
import { useNavigate } from '../navigation/NavigationContext.ts';
import type { BranchDocument } from '../ports/kept/branch.ts';
import type { TaskEditorOptions, TaskHandle } from './taskEditorOptions.ts';

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
  const files = {
    editor,
    isReadOnly,
    /**
     * Puts the document of a file in the place of what is open, as one step back. It is a task of its own: saving it
     * must not write over the one that was open.
     */
    openCase: useCallback(
      (document: Document) => {
        // The editor takes what comes in to the units on the screen: those of the file, so that it stays as it is.
        flushSync(() => showIn(document.units.system));
        editor.current?.replaceCase(document);
        onReplaced();
      },
      [editor, onReplaced, showIn],
    ),
    chooseFile: useCallback(() => input.current?.click(), []),
    startAnew: useCallback(
      () => void navigate(branch.toPath(''), { state: branch.askNew }),
      [navigate, branch],
    ),
  };
  return { input, files };
}
