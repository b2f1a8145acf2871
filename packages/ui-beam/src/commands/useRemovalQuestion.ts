import { usePanelText } from '../messages/panelMessages.ts';
import { useDialogs, useFormat, useKitStore, useLocale } from '@eecs/ui-kit';
import { askBeforeRemoval } from '@eecs/ui-kit/editor';
import { useBeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { createDrawingTexts } from '../scheme/createDrawingTexts.ts';
import { nameItem } from '../scheme/nameItem.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';
import type { Selection } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

/** Returns the question before a support or a load is removed, if the option requires one. */
export function useRemovalQuestion(): (object: Selection) => Promise<boolean> {
  const t = useBeamText();
  const tPanel = usePanelText();
  const store = useKitStore();
  const format = useFormat();
  const locale = useLocale();
  const { ask } = useDialogs();
  return ({ kind, index }) =>
    askBeforeRemoval(store, ask, () => {
      const document = store.get(documentAtom);
      const { system } = document.units;
      const texts = createDrawingTexts(createSchemeTexts(format, system), [format, locale, system]);
      const name = nameSupports(document.supports)[index];
      const question =
        kind === 'load' || name === undefined
          ? tPanel('remove.load', { number: index + 1 })
          : tPanel(`remove.${name.noun}`, { mark: name.mark });
      return {
        message: `${question}\n${nameItem({ kind, index }, { document, t, texts })}`,
        askEveryTime: tPanel('remove.askEveryTime'),
      };
    });
}
