import { useCallback } from 'react';
import { useFormat, useKitStore } from '@eecs/ui-kit';
import { shownCombinedAtom } from '../../live/combining.ts';
import { isEnvelopeAtom, shownAnswerAtom, shownSetAtom } from '../../live/shownAnswer.ts';
import type { TrussItem } from '../../editing/items.ts';
import { drawnSetAtom } from '../values/drawnSet.ts';
import { readCombined } from './readCombined.ts';
import { readValues } from './readValues.ts';

/** Returns the function that lists all values of an object in the shown case set; null if it has none. */
export function useReading(): (item: TrussItem) => string | null {
  const store = useKitStore();
  const format = useFormat();
  return useCallback(
    (item) => {
      const shown = store.get(shownAnswerAtom);
      const combined = store.get(shownCombinedAtom);
      if (combined?.isStale === false && combined.alone === null)
        return readCombined(item, combined.situation, {
          format,
          system: combined.document.units.system,
        });
      const drawn = combined === null ? null : store.get(drawnSetAtom);
      if (shown !== null && drawn !== null)
        return readValues(item, [drawn], { format, system: shown.document.units.system });
      const sets = store.get(isEnvelopeAtom) ? shown?.answer.sets : [store.get(shownSetAtom)];
      if (shown === null || sets === undefined) return null;
      return readValues(
        item,
        sets.flatMap((set) => set ?? []),
        { format, system: shown.document.units.system },
      );
    },
    [store, format],
  );
}
