import type { CrossSection } from '@eecs/solver-core';
import { type PrintedValues, CATALOGUE_CLASSES } from '@eecs/solver-core/catalogue';
import { useEffect, useState } from 'react';
import { useHost } from '../../kit/useHost.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { catalogueLibrary } from './catalogueLibrary.ts';

/** Finds the printed values of a section taken from a catalogue; undefined until they are found. */
export function usePrintedValues({ origin, editable }: CrossSection): PrintedValues | undefined {
  const { library = catalogueLibrary } = useHost();
  const locale = useLocale();
  const id = origin?.kind === 'catalogue' && editable === false ? origin.id : '';
  const [found, setFound] = useState<{ readonly id: string; readonly printed: PrintedValues | undefined }>();
  useEffect(() => {
    const shape = CATALOGUE_CLASSES.find((name) => name === id.split('/', 1)[0]);
    if (shape === undefined) return;
    let isStale = false;
    library.listSections(shape, locale).then(
      (drawers) => {
        const item = drawers.flatMap(({ items }) => items).find((entry) => entry.origin.id === id);
        if (!isStale) setFound({ id, printed: item?.printed });
      },
      // After a failure the study shows no printed values.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [id, library, locale]);
  return found?.id === id ? found.printed : undefined;
}
