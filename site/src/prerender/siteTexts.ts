import type { Locale } from '@eecs/ui-kit';
import enUS from '../messages/en-US.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import uk from '../messages/uk.json' with { type: 'json' };

/** The texts of the site by language, all loaded: for the build, where size does not matter. */
export const siteTexts: Readonly<Record<Locale, Readonly<Record<keyof typeof enUS, string>>>> = {
  'en-US': enUS,
  ru,
  uk,
};
