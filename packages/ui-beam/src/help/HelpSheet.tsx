import { HelpSheet as KeySheet } from '@eecs/ui-kit/editor';
import { KEY_PLACES, KEY_TABLE } from '../keys/keyTable.ts';
import { helpMessages, useBeamHelpText } from './helpMessages.ts';

type OwnKey = keyof typeof helpMessages.source.key;

/** The list of a beam editor's keys. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useBeamHelpText();
  return (
    <KeySheet
      places={KEY_PLACES}
      table={KEY_TABLE}
      namePlace={(place) => t(`place.${place}`)}
      nameKey={(id) => (id in helpMessages.source.key ? t(`key.${id as OwnKey}`) : null)}
      onClose={onClose}
    />
  );
}
