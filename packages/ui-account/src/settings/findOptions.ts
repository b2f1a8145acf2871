import type { Text } from '@eecs/ui-kit';
import type { accountMessages } from '../messages/accountMessages.ts';
import { OPTION_GROUPS, type OptionGroup } from './optionGroups.ts';

/**
 * Lists the groups with those options whose name, explanation or group contains every word of a query; all for an empty
 * query.
 */
export function findOptions(query: string, t: Text<typeof accountMessages.source>): readonly OptionGroup[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return OPTION_GROUPS.flatMap(({ title, options }) => {
    const found = options.filter((name) => {
      const searched = `${t(title)} ${t(`settings.${name}`)} ${t(`settings.hint.${name}`)}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    });
    return found.length === 0 ? [] : [{ title, options: found }];
  });
}
