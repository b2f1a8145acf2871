import { extendCatalogue } from '../i18n/catalogue.ts';
import { kitMessages } from './kitMessages.ts';
import laterEnUS from './later.en-US.json' with { type: 'json' };

/** All texts of ui-kit; for late parts alone, as what it shows at once does without most of them. */
export const kitLaterMessages = extendCatalogue(kitMessages, laterEnUS);
