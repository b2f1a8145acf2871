import { useState } from 'react';
import { useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { isLarge } from '../scheme/isLarge.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { NO_EMPHASIS, type Scheme } from '../scheme/scheme.ts';
import type { SchemeTexts } from '../scheme/schemeTexts.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { orientationAtom, planeAtom } from '../state/view.ts';
import { FALLBACK_SHEET_PX } from './useBoardSheet.ts';

/** Returns the drawing that React paints once, on a server too; afterwards the painter draws. */
export function useFirstScheme(texts: SchemeTexts): Scheme {
  const store = useKitStore();
  const document = useKitAtomValue(documentAtom);
  const [scheme] = useState(() =>
    layoutScheme(isLarge(document) ? { ...document, joints: [], links: [], guides: [] } : document, {
      ...FALLBACK_SHEET_PX,
      texts,
      orientation: store.get(orientationAtom),
      window: null,
      emphasis: NO_EMPHASIS,
      ...(store.get(documentAtom).joints.length === 0 && { grid: store.get(planeAtom) }),
    }),
  );
  return scheme;
}
