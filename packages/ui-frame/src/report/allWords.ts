import { enUS as failuresEnUS } from '@eecs/solver-core/texts/en-US';
import { ru as failuresRu } from '@eecs/solver-core/texts/ru';
import { uk as failuresUk } from '@eecs/solver-core/texts/uk';
import type { Locale } from '@eecs/ui-kit/layout';
import { createReportWords } from '@eecs/ui-kit/report';
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
import type { FrameReportTexts, FrameReportWords } from './words.ts';

const TEXTS: Readonly<Record<Locale, FrameReportTexts>> = {
  'en-US': {
    t: enUS,
    tEditor: { ...editorEnUS, ...laterEnUS },
    tHand: handEnUS,
    language: failuresEnUS,
  },
  ru: { t: ru, tEditor: editorRu, tHand: handRu, language: failuresRu },
  uk: { t: uk, tEditor: editorUk, tHand: handUk, language: failuresUk },
};

/**
 * Returns the texts of a report in a language. It loads all three languages, for a server; a page loads only the needed
 * one.
 */
export function getFrameReportWords(locale: Locale): FrameReportWords {
  return createReportWords<FrameReportWords>(locale, TEXTS[locale]);
}
