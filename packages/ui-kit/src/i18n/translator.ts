import { type i18n, createInstance } from 'i18next';
import { type Catalogue, type LoadedMessages, loadMessages } from './catalogue.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';

/** One translator per mounted widget: an i18next instance and the knowledge of what it has loaded. */
export interface Translator {
  readonly instance: i18n;
  /** Puts the English source of a catalogue in place; cheap when it is there already. */
  readonly addSource: (catalogue: Catalogue) => void;
  /** Fetches a catalogue in a language once; a failed fetch leaves English on the screen and may be tried again. */
  readonly load: (catalogue: Catalogue, locale: Locale) => Promise<void>;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Grows each time texts arrive. */
  readonly getVersion: () => number;
}

/** Creates a translator that answers at once, in English until another language has been loaded. */
export function createTranslator(preloaded: readonly LoadedMessages[] = []): Translator {
  const instance = createInstance({
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: [...LOCALES],
    load: 'currentOnly',
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  });
  void instance.init();

  const listeners = new Set<() => void>();
  const pending = new Set<string>();
  let version = 0;

  function add({ namespace, locale, messages }: LoadedMessages): void {
    instance.addResourceBundle(locale, namespace, messages);
  }

  preloaded.forEach(add);

  return {
    instance,
    addSource: (catalogue) => {
      if (!instance.hasResourceBundle(DEFAULT_LOCALE, catalogue.namespace)) {
        add({ namespace: catalogue.namespace, locale: DEFAULT_LOCALE, messages: catalogue.source });
      }
    },
    load: async (catalogue, locale) => {
      const key = `${locale} ${catalogue.namespace}`;
      if (instance.hasResourceBundle(locale, catalogue.namespace) || pending.has(key)) return;
      pending.add(key);
      try {
        add(await loadMessages(catalogue, locale));
        version += 1;
        for (const listener of listeners) listener();
      } finally {
        pending.delete(key);
      }
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getVersion: () => version,
  };
}
