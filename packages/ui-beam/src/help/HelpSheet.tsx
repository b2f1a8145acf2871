import { HelpSheet as KeySheet } from '@eecs/ui-kit/editor';
import { listKeys } from '../keys/beamKeys.ts';
import { KEY_PLACES } from '../keys/keyTable.ts';
import { useBeamHelpText } from './helpMessages.ts';

/** The list of a beam editor's keys. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useBeamHelpText();
  const groups = KEY_PLACES.map((place) => ({
    place,
    title: t(`place.${place}`),
    lines: listKeys(place),
  }));
  return <KeySheet groups={groups} nameKey={(id) => t(`key.${id}`)} onClose={onClose} />;
}
