import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { nameSet, useEditorText as useKitText } from '@eecs/ui-kit/editor';
import type { ShownSet } from '../live/shownAnswer.ts';

/** Which case set is worked out, where there are several. */
export function SetName({ shown: { document, answer }, at }: Pick<ShownSet, 'shown' | 'at'>) {
  const t = useKitText();
  if (answer.sets.length < 2) return null;
  return <Line>{nameSet(at, document.caseSets, t)}</Line>;
}

const Line = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
`;
