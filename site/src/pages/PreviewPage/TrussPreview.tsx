import type { TrussCase } from '@eecs/solver-core/truss';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { TrussEditor, trussEditorMessages } from '@eecs/ui-truss';
import { trussBranch } from '../../ports/kept/trussBranch.ts';
import { useTrussHost } from '../../truss/useTrussHost.ts';
import { type WholeTaskProps, useWholeProps } from './useWholeProps.ts';

const CATALOGUES = [trussEditorMessages, editorMessages, kitMessages];

/** A saved truss with its results, to be looked at only. */
export function TrussPreview(task: WholeTaskProps<TrussCase>) {
  const props = useWholeProps(task, trussBranch, CATALOGUES);
  const host = useTrussHost();
  return props === null ? null : <TrussEditor host={host} {...props} />;
}
