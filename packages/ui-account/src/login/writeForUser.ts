import { loadMessages, LOCALES, type Text } from '@eecs/ui-kit';
import type { User } from '../api/accountApi.ts';
import { loginMessages } from './loginMessages.ts';

type LoginText = Text<(typeof loginMessages)['source']>;

/**
 * Writes a text without values in the language of an account, which the page is about to switch to. If the account has
 * chosen none, or its texts cannot be loaded, uses the displayed language.
 */
export async function writeForUser(
  { options }: Pick<User, 'options'>,
  key: keyof (typeof loginMessages)['source'],
  t: LoginText,
): Promise<string> {
  const chosen: unknown = Reflect.get(options, 'locale');
  const locale = LOCALES.find((one) => one === chosen);
  if (locale === undefined) return t(key);
  try {
    const text = (await loadMessages(loginMessages, locale)).messages[key];
    return typeof text === 'string' ? text : t(key);
  } catch {
    return t(key);
  }
}
