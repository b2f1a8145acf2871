import { styled } from 'styled-components';
import type { TrussCase } from '@eecs/solver-core/truss';
import { vars } from '@eecs/ui-kit';
import { nameSet, useEditorText as useKitText } from '@eecs/ui-kit/editor';

/** Which case set is worked out, where there are several. */
export function SetName({
  document,
  sets,
  at,
}: {
  readonly document: TrussCase;
  readonly sets: number;
  readonly at: number;
}) {
  const t = useKitText();
  if (sets < 2) return null;
  return <Line>{nameSet(at, document.caseSets, t)}</Line>;
}

const Line = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
`;
