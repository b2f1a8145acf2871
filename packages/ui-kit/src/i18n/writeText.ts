import type { Messages } from './catalogue.ts';

/** Values put into a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Writes the text of a key, nested keys joined by dots: in the plural form `plural` chooses for `count`, with each
 * `{{name}}` replaced by its value. Undefined where the catalogue has no such text.
 *
 * @example writeText({ loads_one: '{{count}} load', … }, { key: 'loads', values: { count: 1 }, plural }) // '1 load'
 */
export function writeText(
  messages: Messages,
  {
    key,
    values,
    plural,
  }: { readonly key: string; readonly values: TextValues; readonly plural: Intl.PluralRules },
): string | undefined {
  const count = values['count'];
  const counted =
    typeof count === 'number' ? findText(messages, `${key}_${plural.select(count)}`) : undefined;
  const text = counted ?? findText(messages, key);
  return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

function findText(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages[key];
  if (found === undefined) {
    found = messages;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
