import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import {
  CommonContext,
  FieldPlaceContext,
  IncrementFields,
  Note,
  RoundingField,
  Stack,
  type TabProps,
  TitleFields,
} from '@eecs/ui-kit/editor';
import { shownAnswerAtom } from '../live/shownAnswer.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { commonPort } from '../state/commonPort.ts';

/** The title and the description of the truss, and how numbers are typed and rounded. */
export function CaseTab({ isReadOnly }: TabProps) {
  const t = useLaterText();
  const format = useFormat();
  const answer = useKitAtomValue(shownAnswerAtom)?.answer;
  return (
    <CommonContext.Provider value={commonPort}>
      <FieldPlaceContext.Provider value={{ tab: 'case' }}>
        <Stack>
          <TitleFields placeholder={t('untitled')} isReadOnly={isReadOnly} />
          <IncrementFields isReadOnly={isReadOnly} />
          <RoundingField isReadOnly={isReadOnly} />
          {answer === undefined || answer.totalMass === 0 ? null : (
            <Note>
              {t('case.mass', { mass: format.brief(answer.totalMass, { quantity: 'mass', digits: 1 }) })}
            </Note>
          )}
        </Stack>
      </FieldPlaceContext.Provider>
    </CommonContext.Provider>
  );
}
