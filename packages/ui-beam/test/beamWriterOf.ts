import type { BeamCase } from '@eecs/solver-core';
import type { BeamWriter, Language } from '@eecs/solver-core/texts';
import { enUS } from '@eecs/solver-core/texts/en-US';
import { ru } from '@eecs/solver-core/texts/ru';
import { uk } from '@eecs/solver-core/texts/uk';
import { createTranslator, type Locale, loadMessages } from '@eecs/ui-kit';
import { beamMessages } from '../src/messages/beamMessages.ts';
import { createBeamWriter } from '../src/state/createBeamWriter.ts';

const LANGUAGES: Readonly<Record<Locale, Language>> = { 'en-US': enUS, ru, uk };

const translator = createTranslator(
  await Promise.all([loadMessages(beamMessages, 'ru'), loadMessages(beamMessages, 'uk')]),
);
translator.addSource(beamMessages);

/** A writer of texts about a beam, outside a widget; places are numbers without a unit. */
export function beamWriterOf(locale: Locale, document?: BeamCase): BeamWriter {
  return createBeamWriter({
    language: LANGUAGES[locale],
    tBeam: (key, values = {}) =>
      translator.write({ namespace: beamMessages.namespace, locale, key: String(key), values }),
    place: String,
    ...(document && { document }),
  });
}
