/** Texts by their keys, flat (`"case.title"`) or nested. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Values that are inserted in a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A placeholder for a value in a text. */
export const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

/**
 * Writes the text of a key, nested keys joined by dots: in the plural form of the language for `count`, with each
 * `{{name}}` replaced by its value and each `{{name, number}}` by the number as the language groups its digits.
 * Undefined if there is no such text.
 *
 * @example writeText({ loads_one: '{{count}} load', … }, { key: 'loads', values: { count: 1 }, … }) // '1 load'
 */
export function writeText(
  messages: Messages,
  {
    key,
    values,
    locale,
    plural,
    missing = '',
  }: {
    readonly key: string;
    readonly values: TextValues;
    readonly locale: string;
    /**
     * The plural rules of `locale`; a caller that writes many texts creates them once. @default created for each text
     */
    readonly plural?: Intl.PluralRules;
    /** Text in place of a value that is not given. @default an empty string */
    readonly missing?: string;
  },
): string | undefined {
  const text = findCounted(messages, { key, values, locale, plural }) ?? findText(messages, key);
  return text?.replace(PLACEHOLDER, (_, name: string, isNumber?: string) => {
    const value = values[name] ?? missing;
    return isNumber === undefined ? String(value) : value.toLocaleString(locale);
  });
}

/** Finds the plural form of a text that has plural forms. */
function findCounted(
  messages: Messages,
  {
    key,
    values: { count },
    locale,
    plural,
  }: {
    readonly key: string;
    readonly values: TextValues;
    readonly locale: string;
    readonly plural: Intl.PluralRules | undefined;
  },
): string | undefined {
  // Creating plural rules takes longer than writing a text.
  if (typeof count !== 'number' || findText(messages, `${key}_other`) === undefined) return undefined;
  return findText(messages, `${key}_${(plural ?? new Intl.PluralRules(locale)).select(count)}`);
}

function findText(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages[key];
  if (found === undefined) {
    found = messages;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
