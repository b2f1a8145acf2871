import { styled } from 'styled-components';
import { describeUtilisation } from '@eecs/solver-core/texts';
import { useLanguage, vars } from '@eecs/ui-kit';
import { failureMessages } from '@eecs/ui-kit/editor';

/** States what utilisation compares, and that it is not a check by a design code. */
export function UtilisationNote() {
  return <Note>{describeUtilisation({ language: useLanguage(failureMessages) })}</Note>;
}

const Note = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
