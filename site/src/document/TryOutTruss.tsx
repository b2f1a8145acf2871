import { useMemo } from 'react';
import { kitMessages, useLocale } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { createTrussExample, TRUSS_EXAMPLES, TrussEditor, trussEditorMessages } from '@eecs/ui-truss';
import { usePreloaded } from '../ports/usePreloaded.ts';
import { useSettings } from '../ports/services.ts';
import { useTrussHost } from '../truss/useTrussHost.ts';

const CATALOGUES = [trussEditorMessages, editorMessages, kitMessages];

/** A truss to try out; nothing of it is kept. Nothing where there is no example of that name. */
export function TryOutTruss({ name }: { readonly name: string }) {
  const preloaded = usePreloaded(CATALOGUES);
  const locale = useLocale();
  const { theme, units, isDense, fixedDigits } = useSettings();
  const host = useTrussHost();
  const example = useMemo(() => {
    const known = TRUSS_EXAMPLES.find((one) => one === name);
    return known === undefined ? null : createTrussExample(known);
  }, [name]);
  if (preloaded === null || example === null) return null;
  return (
    <TrussEditor
      defaultValue={example}
      host={host}
      preloaded={preloaded}
      theme={theme}
      locale={locale}
      units={units}
      density={isDense ? 'compact' : 'comfortable'}
      digits={fixedDigits}
    />
  );
}
