import { type ReactNode, useEffect, useState } from 'react';
import { type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { type KitStore, useKitStore, useUnits } from '@eecs/ui-kit';
import { EditorContext, EditorFrame } from '@eecs/ui-kit/editor';
import { useTrussSession } from '../src/commands/useTrussSession.ts';
import { useTrussPreview } from '../src/live/useTrussPreview.ts';
import { editorPort } from '../src/state/tables.ts';

export interface TrussStoryProps {
  readonly document: TrussCase;
  /** Whether it is solved before it is opened, not only previewed. @default false */
  readonly isSolved?: boolean;
  readonly readOnly?: boolean;
  /** Px; a phone has 342. @default all available width */
  readonly width?: number;
  /** Sets the initial state once the truss is open. Read at mount. */
  readonly begin?: (store: KitStore) => void;
  readonly children: ReactNode;
}

/** Provides the surroundings of a part of the truss editor, for stories, without the rest of the editor. */
export function TrussStory({
  document,
  isSolved = false,
  readOnly = false,
  width,
  begin,
  children,
}: TrussStoryProps) {
  const store = useKitStore();
  const [solution] = useState(() => {
    const answer = isSolved ? solveTruss(document) : null;
    return answer === null || answer.level === 'error' ? {} : { defaultSolution: answer };
  });
  useTrussSession({
    defaultValue: document,
    units: useUnits(),
    readOnly,
    ...solution,
  });
  useTrussPreview();
  const [chooseFirst] = useState(() => begin);
  // Takes the place of the reader's actions.
  useEffect(() => chooseFirst?.(store), [chooseFirst, store]);
  return (
    <EditorContext.Provider value={editorPort}>
      <EditorFrame
        aria-label={document.title}
        data-truss-editor=""
        style={{ width: width ?? '100%', maxWidth: '100%' }}
      >
        {children}
      </EditorFrame>
    </EditorContext.Provider>
  );
}
