import { useMemo } from 'react';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { createTrussExample, TRUSS_EXAMPLES, TrussEditor, trussEditorMessages } from '@eecs/ui-truss';
import { usePreloaded } from '../ports/usePreloaded.ts';
import { useReaderLook } from '../ports/useReaderLook.ts';
import { useTrussHost } from '../truss/useTrussHost.ts';

const CATALOGUES = [trussEditorMessages, editorMessages, kitMessages];

/** A truss to try out; nothing of it is kept. Nothing where there is no example of that name. */
export function TryOutTruss({ name }: { readonly name: string }) {
  const preloaded = usePreloaded(CATALOGUES);
  const look = useReaderLook(preloaded);
  const host = useTrussHost();
  const example = useMemo(() => {
    const known = TRUSS_EXAMPLES.find((one) => one === name);
    return known === undefined ? null : createTrussExample(known);
  }, [name]);
  if (preloaded === null || example === null) return null;
  return <TrussEditor defaultValue={example} host={host} {...look} />;
}
