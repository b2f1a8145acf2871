import { type Locale, createTranslator, loadMessages, unitName } from '@eecs/ui-kit';
import { loadSheetText } from '../src/files/sheetMessages.ts';
import type { SheetReader } from '../src/files/writeTables.ts';
import { trussLaterMessages } from '../src/messages/laterMessages.ts';

/** Creates the reader of the sheets for a language. */
export async function createSheetReader(locale: Locale): Promise<SheetReader> {
  const { write } = createTranslator([await loadMessages(trussLaterMessages, locale)]);
  return {
    t: (key, values = {}) => write({ namespace: trussLaterMessages.namespace, locale, key, values }),
    tSheet: await loadSheetText(locale),
    nameUnit: (unit) => unitName(unit, locale),
  };
}
