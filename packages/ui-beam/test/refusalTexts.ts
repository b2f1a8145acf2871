import { createTranslator, type Locale, loadMessages } from '@eecs/ui-kit';
import { beamMessages } from '../src/messages/beamMessages.ts';
import { type RefusalText, refusalMessages } from '../src/messages/refusalMessages.ts';
import type { BeamText } from '../src/messages/useBeamText.ts';

const catalogues = [beamMessages, refusalMessages];
const translator = createTranslator(
  await Promise.all(
    catalogues.flatMap((catalogue) => [loadMessages(catalogue, 'ru'), loadMessages(catalogue, 'uk')]),
  ),
);
catalogues.forEach((catalogue) => translator.addSource(catalogue));

/** The texts sentences about failures are made of, outside a widget. */
export function textsOf(locale: Locale): { readonly t: RefusalText; readonly tBeam: BeamText } {
  const textOf =
    (namespace: string): BeamText & RefusalText =>
    (key, values) =>
      translator.write({ namespace, locale, key: String(key), ...(values === undefined ? {} : { values }) });
  return { t: textOf(refusalMessages.namespace), tBeam: textOf(beamMessages.namespace) };
}
