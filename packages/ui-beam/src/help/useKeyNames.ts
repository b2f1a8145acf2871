import type { HelpSheetProps } from '@eecs/ui-kit/editor';
import type { KeyId, KeyPlace } from '../keys/keyTable.ts';
import { helpMessages, useBeamHelpText } from './helpMessages.ts';

type OwnKey = keyof typeof helpMessages.source.key;

/** Returns the words for places and keys that only a beam editor has. */
export function useKeyNames(): Pick<HelpSheetProps<KeyId, KeyPlace>, 'namePlace' | 'nameKey'> {
  const t = useBeamHelpText();
  return {
    namePlace: (place) => t(`place.${place}`),
    nameKey: (id) => (id in helpMessages.source.key ? t(`key.${id as OwnKey}`) : null),
  };
}
