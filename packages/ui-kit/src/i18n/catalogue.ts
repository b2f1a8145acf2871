import type { Messages } from '@eecs/solver-core/texts';
import type { Locale } from './locale.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** The keys of a catalogue: nested keys are joined by dots, and plural suffixes are removed. */
export type MessageKey<M> = {
  [Key in keyof M & string]: M[Key] extends string ? WithoutPlural<Key> : `${Key}.${MessageKey<M[Key]>}`;
}[keyof M & string];

type Loader = () => Promise<{ readonly default: Messages }>;

/** The texts of one package or page: English in the bundle, the others loaded on demand. */
export interface Catalogue<M extends Messages = Messages> {
  readonly namespace: string;
  readonly source: M;
  readonly load: Readonly<Record<Exclude<Locale, 'en-US'>, Loader>>;
}

/**
 * Declares a catalogue; the type of `source` gives the keys of `useText`.
 *
 * @example
 * export const messages = defineCatalogue({
 *   namespace: 'ui-beam',
 *   source: enUS,
 *   load: { ru: () => import('./ru.json'), uk: () => import('./uk.json') },
 * });
 */
export function defineCatalogue<const M extends Messages>(catalogue: Catalogue<M>): Catalogue<M> {
  return catalogue;
}

/**
 * Adds to a catalogue the English texts that only late parts use, so that the first picture loads without them. Both
 * have one namespace and share the file of each other language, which has all texts.
 *
 * @example export const laterMessages = extendCatalogue(messages, laterEnUS);
 */
export function extendCatalogue<M extends Messages, Later extends Messages>(
  catalogue: Catalogue<M>,
  later: Later,
): Catalogue<M & Later> {
  return { ...catalogue, source: { ...catalogue.source, ...later } };
}

/** Preloaded texts for `WidgetRoot`, so that the first paint is the final one. */
export interface LoadedMessages {
  readonly namespace: string;
  readonly locale: Locale;
  readonly messages: Messages;
}

/** Fetches the texts of one catalogue in one language. */
export async function loadMessages(catalogue: Catalogue, locale: Locale): Promise<LoadedMessages> {
  const messages = locale === 'en-US' ? catalogue.source : (await catalogue.load[locale]()).default;
  return { namespace: catalogue.namespace, locale, messages };
}
