import { useMemo } from 'react';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { createTrussExample, TRUSS_EXAMPLES, TrussEditor, trussEditorMessages } from '@eecs/ui-truss';
import type { TryOutProps } from '../kinds/kindRow.ts';
import { usePreloaded } from '../ports/page/usePreloaded.ts';
import { useReaderLook } from '../ports/reader/useReaderLook.ts';
import { toLessonHost } from './toLessonHost.ts';
import { useTrussHost } from '../truss/useTrussHost.ts';

const CATALOGUES = [trussEditorMessages, editorMessages, kitMessages];

/**
 * An example truss to edit; changes are not saved. `still` is shown until its texts have loaded, and if no example has
 * that name.
 */
export function TryOutTruss({ name, still }: TryOutProps) {
  const preloaded = usePreloaded(CATALOGUES);
  const look = useReaderLook(preloaded);
  const site = useTrussHost();
  const host = useMemo(() => toLessonHost(site), [site]);
  const example = useMemo(() => {
    const known = TRUSS_EXAMPLES.find((one) => one === name);
    return known === undefined ? null : createTrussExample(known);
  }, [name]);
  if (preloaded === null || example === null) return still;
  return <TrussEditor defaultValue={example} host={host} {...look} />;
}
