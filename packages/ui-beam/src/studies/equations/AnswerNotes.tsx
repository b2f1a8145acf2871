import { type BeamCase, type SolvedBeam, totalMass } from '@eecs/solver-core';
import { listOddFactors, listUnfactored } from '@eecs/solver-core/rules';
import { describeFailure, describeOddFactors, describeUnfactored } from '@eecs/solver-core/texts';
import { styled } from 'styled-components';
import { useFormat, useKitAtomValue, useText, vars } from '@eecs/ui-kit';
import { countersAtom } from '../../state/counters.ts';
import { useBeamWriter } from '../../state/useBeamWriter.ts';
import { equationMessages } from './equationMessages.ts';

const COUNTERS = ['adjustedSupports', 'loadCollisions', 'supportCollisions'] as const;

/**
 * Notes on an answer: corrections made on reading, warnings, the mass, and the number of corrections by the rules of
 * editing.
 */
export function AnswerNotes({
  document,
  answer,
}: {
  readonly document: BeamCase;
  readonly answer: SolvedBeam;
}) {
  const t = useText(equationMessages);
  const format = useFormat();
  const counters = useKitAtomValue(countersAtom);
  const told = useAnswerNotes(document, answer);
  const corrected = COUNTERS.filter((name) => counters[name] > 0);
  return (
    <List>
      {told.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {told.length === 0 ? <li>{t('notes.none')}</li> : null}
      <li>
        {t('notes.mass', {
          mass: format.quantity(totalMass(document), { quantity: 'mass', system: document.units.system }),
        })}
      </li>
      {corrected.map((name) => (
        <li key={name}>{t(`counters.${name}`, { count: counters[name] })}</li>
      ))}
    </List>
  );
}

/** Lists in words the corrections made on reading, the warnings, and factors with an unexpected effect. */
export function useAnswerNotes(document: BeamCase, answer: SolvedBeam): readonly string[] {
  const writer = useBeamWriter();
  return [
    ...new Set([
      ...answer.corrections.map((failure) => describeFailure(failure, writer)),
      ...listOddFactors(document).flatMap((set) => describeOddFactors(set, writer)),
      ...listUnfactored(document).flatMap((set) => describeUnfactored(set, writer)),
    ]),
  ];
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${vars.space4};
`;
