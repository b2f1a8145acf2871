import { type Messages, type TextValues, writeText } from '@eecs/solver-core/texts';
import { type Catalogue, type LoadedMessages, loadMessages } from './catalogue.ts';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** Translates texts; each mounted widget has one, with the loaded texts. */
export interface Translator {
  /**
   * Writes a text of a catalogue in a language; in English if it is missing there; the key if it is missing everywhere.
   */
  readonly write: (request: TextRequest) => string;
  /** Returns the texts of a catalogue in a language; in English until they have been loaded. */
  readonly read: <M extends Messages>(catalogue: Catalogue<M>, locale: Locale) => LoadedTexts<M>;
  /**
   * Adds the English source of a catalogue; cheap if it is already there. A catalogue that extends another adds its
   * texts to those of the first.
   */
  readonly addSource: (catalogue: Catalogue) => void;
  /**
   * Loads a catalogue in a language once for all callers; only the first caller gets the error of a failure. The texts
   * then stay English, and loading may be tried again.
   */
  readonly load: (catalogue: Catalogue, locale: Locale) => Promise<void>;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Incremented each time texts arrive. */
  readonly getVersion: () => number;
}

export interface TextRequest {
  readonly namespace: string;
  readonly locale: Locale;
  readonly key: string;
  readonly values?: TextValues;
}

/** The texts of a catalogue, and their language. */
export interface LoadedTexts<M extends Messages> {
  readonly locale: Locale;
  readonly texts: M;
}

/** Creates a translator that answers at once, in English until another language has been loaded. */
export function createTranslator(preloaded: readonly LoadedMessages[] = []): Translator {
  const texts = new Map<string, Messages>();
  const plurals = new Map<Locale, Intl.PluralRules>();
  const listeners = new Set<() => void>();
  const pending = new Map<string, Promise<void>>();
  const sources = new Set<Messages>();
  let version = 0;

  const nameOf = (locale: Locale, namespace: string): string => `${locale} ${namespace}`;

  function add({ namespace, locale, messages }: LoadedMessages): void {
    texts.set(nameOf(locale, namespace), messages);
  }

  function pluralOf(locale: Locale): Intl.PluralRules {
    const plural = plurals.get(locale) ?? new Intl.PluralRules(locale);
    plurals.set(locale, plural);
    return plural;
  }

  function find(locale: Locale, { namespace, key, values = {} }: TextRequest): string | undefined {
    const messages = texts.get(nameOf(locale, namespace));
    return messages && writeText(messages, { key, values, locale, plural: pluralOf(locale) });
  }

  async function fetch(catalogue: Catalogue, locale: Locale): Promise<void> {
    add(await loadMessages(catalogue, locale));
    version += 1;
    for (const listener of listeners) listener();
  }

  function addSource({ namespace, source }: Catalogue): void {
    if (sources.has(source)) return;
    sources.add(source);
    const name = nameOf(DEFAULT_LOCALE, namespace);
    texts.set(name, { ...source, ...texts.get(name) });
  }

  preloaded.forEach(add);

  return {
    write: (request) => find(request.locale, request) ?? find(DEFAULT_LOCALE, request) ?? request.key,
    read: <M extends Messages>(catalogue: Catalogue<M>, locale: Locale): LoadedTexts<M> => {
      addSource(catalogue);
      const { namespace, source } = catalogue;
      const found = texts.get(nameOf(locale, namespace));
      // A test of each catalogue ensures that its translations have the keys of the source.
      return found === undefined ? { locale: DEFAULT_LOCALE, texts: source } : { locale, texts: found as M };
    },
    addSource,
    load: (catalogue, locale) => {
      const name = nameOf(locale, catalogue.namespace);
      if (texts.has(name)) return Promise.resolve();
      const asked = pending.get(name);
      if (asked !== undefined) return asked.catch(() => undefined);
      const fetched = fetch(catalogue, locale).finally(() => pending.delete(name));
      pending.set(name, fetched);
      return fetched;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getVersion: () => version,
  };
}

/** Loads the texts of a catalogue in a language, for use outside React. Rejects if loading fails. */
export async function loadTexts<M extends Messages>(
  catalogue: Catalogue<M>,
  locale: Locale,
): Promise<LoadedTexts<M>> {
  return createTranslator([await loadMessages(catalogue, locale)]).read(catalogue, locale);
}
