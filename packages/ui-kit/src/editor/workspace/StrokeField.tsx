import { useKitAtom } from '../../kit/useKitAtom.ts';
import { createOption } from '../measures/options.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import { WholeNumberField } from './WholeNumberField.tsx';

const strokeAtom = createOption('strokeWidth');

/** The thickness of a beam's axis. */
export function StrokeField() {
  const t = useOptionText();
  const [stroke, choose] = useKitAtom(strokeAtom);
  return (
    <WholeNumberField
      label={t('strokeWidth')}
      hint={t('hint.strokeWidth')}
      wrong={t('strokeError')}
      value={stroke}
      min={1}
      max={32}
      onChange={choose}
    />
  );
}
