import type { CaseSet } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { nameSet } from './nameSet.ts';

export interface SetNameProps {
  readonly caseSets: readonly CaseSet[];
  /** Index of the set of the following numbers. */
  readonly at: number;
}

/** Names the case set of the following calculation, if there are several. */
export function SetName({ caseSets, at }: SetNameProps) {
  const t = useEditorText();
  if (caseSets.length < 2) return null;
  return <Line data-set={at}>{nameSet(at, caseSets, t)}</Line>;
}

const Line = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
`;
