import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import enUS from './messages/en-US.json';

export type RodMessages = typeof enUS;
export type RodText = Text<RodMessages>;

/** Texts of the rod check by a design code; loaded with its room. */
export const rodMessages = defineCatalogue<RodMessages>({
  namespace: 'ui-truss-rods',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});

/** Returns the texts of the rod check in the reader's language. */
export function useRodText(): RodText {
  return useText(rodMessages);
}
