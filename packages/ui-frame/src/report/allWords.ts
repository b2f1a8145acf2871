import { enUS as failuresEnUS } from '@eecs/solver-core/texts/en-US';
import { ru as failuresRu } from '@eecs/solver-core/texts/ru';
import { uk as failuresUk } from '@eecs/solver-core/texts/uk';
import type { Locale } from '@eecs/ui-kit/layout';
import editorEnUS from '../messages/editor.en-US.json' with { type: 'json' };
import { ru as editorRu } from '../messages/editor.ru.ts';
import { uk as editorUk } from '../messages/editor.uk.ts';
import handEnUS from '../messages/hand.en-US.json' with { type: 'json' };
import handRu from '../messages/hand.ru.json' with { type: 'json' };
import handUk from '../messages/hand.uk.json' with { type: 'json' };
import laterEnUS from '../messages/later.en-US.json' with { type: 'json' };
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { type FrameReportTexts, type FrameReportWords, createFrameReportWords } from './words.ts';

const TEXTS: Readonly<Record<Locale, FrameReportTexts>> = {
  'en-US': {
    report: enUS,
    editor: { ...editorEnUS, ...laterEnUS },
    hand: handEnUS,
    failures: failuresEnUS,
  },
  ru: { report: ru, editor: editorRu, hand: handRu, failures: failuresRu },
  uk: { report: uk, editor: editorUk, hand: handUk, failures: failuresUk },
};

/**
 * Returns the texts of a report in a language. It loads all three languages, for a server; a page loads only the needed
 * one.
 */
export function getFrameReportWords(locale: Locale): FrameReportWords {
  return createFrameReportWords(locale, TEXTS[locale]);
}
