import { useKit } from '../../kit/KitContext.ts';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';
import { createOption } from '../measures/options.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import { WholeNumberField } from './WholeNumberField.tsx';

const digitsAtom = createOption('fixedDigits');

/** Digits after the decimal mark of results. */
export function DigitsField() {
  const t = useOptionText();
  const { digits } = useKit('DigitsField');
  const choose = useSetKitAtom(digitsAtom);
  return (
    <WholeNumberField
      label={t('fixedDigits')}
      hint={t('digitsHint')}
      wrong={t('digitsError')}
      value={digits}
      min={0}
      max={12}
      onChange={choose}
    />
  );
}
