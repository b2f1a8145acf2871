import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { Note } from '@eecs/ui-kit/editor';
import { shownAnswerAtom } from '../live/shownAnswer.ts';
import { useLaterText } from '../messages/laterMessages.ts';

/** Shows the mass of all rods, where it is known. */
export function TotalMass() {
  const t = useLaterText();
  const format = useFormat();
  const answer = useKitAtomValue(shownAnswerAtom)?.answer;
  if (answer === undefined || answer.totalMass === 0) return null;
  return (
    <Note>{t('case.mass', { mass: format.brief(answer.totalMass, { quantity: 'mass', digits: 1 }) })}</Note>
  );
}
