import { useCallback, useRef } from 'react';
import { useNavigate } from '../navigation/NavigationContext.ts';
import type { BranchDocument } from '../ports/branch.ts';
import type { TaskEditorOptions, TaskHandle } from './taskEditorOptions.ts';

/** What is done with files on the page of an editor, and the field that a file is chosen by. */
export function useTaskFiles<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
>(
  { branch, editor }: Pick<TaskEditorOptions<Document, Solution, Handle>, 'branch' | 'editor'>,
  isReadOnly: boolean,
) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const files = {
    editor,
    isReadOnly,
    chooseFile: useCallback(() => input.current?.click(), []),
    startAnew: useCallback(
      () => void navigate(branch.toPath(''), { state: branch.askNew }),
      [navigate, branch],
    ),
  };
  return { input, files };
}
