import { useText } from '../../kit/useText.ts';
import { typedLineMessages } from '../messages/typedLineMessages.ts';
import type { Asked } from './useNamed.ts';

/** The sentences about a name that differ by kind of structure. */
export interface NamedWords {
  readonly section: (name: string) => string;
  readonly material: (name: string) => string;
  /** An unknown name without similar ones. */
  readonly unknown: (name: string) => string;
}

/**
 * Returns the function that describes a name in a typed line: the section or material found, or the state of the
 * search.
 */
export function useNameDescription(
  named: ReadonlyMap<string, Asked>,
  words: NamedWords,
): (name: string) => string {
  const t = useText(typedLineMessages);
  return (name) => {
    const found = named.get(name);
    if (found === undefined || found === 'asked') return t('asked', { name });
    switch (found.kind) {
      case 'ways':
        return t('ways', { name, hot: found.hot, cold: found.cold });
      case 'near':
        return found.names.length === 0
          ? words.unknown(name)
          : t('near', { name, names: found.names.join(', ') });
      case 'section':
        return words.section(found.section.label);
      case 'material':
        return words.material(found.material.name);
      default:
        return found satisfies never;
    }
  };
}
