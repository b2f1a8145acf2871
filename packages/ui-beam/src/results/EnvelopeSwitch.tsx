import { CheckField, useKitAtom } from '@eecs/ui-kit';
import { usePanelText } from '../messages/panelMessages.ts';
import { isEnvelopedAtom } from '../state/look.ts';

/** Shows compared case sets as an envelope, or line by line. */
export function EnvelopeSwitch() {
  const t = usePanelText();
  const [isEnveloped, envelop] = useKitAtom(isEnvelopedAtom);
  return <CheckField label={t('envelope.title')} checked={isEnveloped} onChange={envelop} />;
}
