import { extendCatalogue } from '../i18n/catalogue.ts';
import { kitMessages } from './kitMessages.ts';
import laterEnUS from './later.en-US.json' with { type: 'json' };

/** All texts of ui-kit; for late parts only, because the initial parts need few of them. */
export const kitLaterMessages = extendCatalogue(kitMessages, laterEnUS);
