import type { Locale } from '@eecs/ui-kit';
import enUS from '../messages/en-US.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import uk from '../messages/uk.json' with { type: 'json' };

/** The texts of the site by language, all at once: for the build, where nothing has to be small. */
export const siteTexts: Readonly<Record<Locale, Readonly<Record<keyof typeof enUS, string>>>> = {
  'en-US': enUS,
  ru,
  uk,
};
