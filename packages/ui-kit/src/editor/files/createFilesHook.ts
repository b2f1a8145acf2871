import { useMemo } from 'react';
import type { UnitChooser } from '../../i18n/createFormat.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useLocale, useTheme, useUnitOf } from '../../kit/useSettings.ts';
import type { Text } from '../../kit/useText.ts';
import { useTextOf } from '../../kit/useTextOf.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Messages } from '@eecs/solver-core/texts';

/** The editor whose document is written to files, and the reader's language, units and theme. */
export interface FilesOptions<M extends Messages> {
  readonly store: KitStore;
  readonly format: ReturnType<typeof useFormat>;
  readonly theme: ReturnType<typeof useTheme>;
  readonly locale: Locale;
  readonly unitOf: UnitChooser;
  readonly t: Text<M>;
}

/** Functions that write files, each under its name. */
type Writers<Made> = Readonly<Record<keyof Made, () => unknown>>;

/** The late module that writes files. */
interface FilesModule<Made, M extends Messages> {
  readonly createPictures: (options: FilesOptions<M>) => Made;
  readonly pictureTexts: Catalogue<M>;
}

/** The functions of the module, once it is loaded. */
type LateFiles<Made extends Writers<Made>> = {
  readonly [Name in keyof Made]: () => Promise<Awaited<ReturnType<Made[Name]>>>;
};

/**
 * Creates the hook that returns the functions that write files of the board, by their names; their code is loaded with
 * the first request.
 */
export function createFilesHook<Made extends Writers<Made>, M extends Messages>(
  names: readonly (keyof Made & string)[],
  load: () => Promise<FilesModule<Made, M>>,
): () => LateFiles<Made> {
  return function useFiles(): LateFiles<Made> {
    const store = useKitStore();
    const format = useFormat();
    const theme = useTheme();
    const locale = useLocale();
    const unitOf = useUnitOf();
    const textOf = useTextOf();
    return useMemo(() => {
      const write = (name: keyof Made) => async (): Promise<unknown> => {
        const { createPictures, pictureTexts } = await load();
        const t = textOf(pictureTexts);
        return createPictures({ store, format, theme, locale, unitOf, t })[name]();
      };
      // Each function writes what the function of the same name in the module writes.
      return Object.fromEntries(names.map((name) => [name, write(name)])) as unknown as LateFiles<Made>;
    }, [store, format, theme, locale, unitOf, textOf]);
  };
}
