import type { Ref, RefObject } from 'react';
import type { WritableAtom } from 'jotai/vanilla';
import type { UnitSystem } from '@eecs/solver-core';
import type { Messages } from '@eecs/solver-core/texts';
import type { SessionTypes } from './documentKind.ts';
import {
  type EditorSessionProps,
  type EditorSessionWays,
  type MountedHandle,
  useEditorSession,
} from './useEditorSession.ts';
import { useSelectionReport } from './useSelectionReport.ts';

/** The parts of an editor's session for structures on a board. Hooks and functions are the same in every render. */
export interface SessionPlan<
  Types extends SessionTypes,
  M extends Messages,
  Shown,
  Files extends object,
> extends Omit<EditorSessionWays<Types, M, Shown, Files>, 'create' | 'untitled' | 'files' | 'selectionAtom'> {
  /** Creates the initial document if none is passed; `created` is the time, ms. */
  readonly create: (units: UnitSystem, title: string, created: number) => Types['document'];
  readonly useText: () => (key: 'untitled') => string;
  readonly selectionAtom: WritableAtom<readonly Types['item'][], [items: readonly Types['item'][]], unknown>;
  readonly useFiles: () => Files;
}

/**
 * Creates the hook that opens a document in an editor and keeps it in sync with the props; the hook returns the ref of
 * the editor's own element.
 */
export function createSessionHook<
  Types extends SessionTypes,
  M extends Messages,
  Shown,
  Files extends object,
>(plan: SessionPlan<Types, M, Shown, Files>) {
  return (
    props: EditorSessionProps<Types>,
    ref?: Ref<MountedHandle<Types, Shown> & Files>,
  ): RefObject<HTMLDivElement | null> => {
    const untitled = plan.useText()('untitled');
    useSelectionReport(plan.session, plan.selectionAtom);
    return useEditorSession(props, ref, {
      ...plan,
      create: (units) => plan.create(units, untitled, Date.now()),
      untitled,
      files: plan.useFiles(),
    });
  };
}
