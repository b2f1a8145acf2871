import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** The editors come after the text around them. */
const EDITORS = {
  beam: lazy(async () => {
    const { TryOut: found } = await import('./TryOut.tsx');
    return { default: found };
  }),
  truss: lazy(async () => {
    const { TryOutTruss: found } = await import('./TryOutTruss.tsx');
    return { default: found };
  }),
};

/** An example in its editor, within a text. */
export function LazyTryOut({
  editor,
  name,
}: {
  readonly editor: keyof typeof EDITORS;
  readonly name: string;
}) {
  const TryOut = EDITORS[editor];
  return (
    <Frame>
      <Suspense fallback={null}>
        <TryOut name={name} />
      </Suspense>
    </Frame>
  );
}

/** Keeps room for an editor, so that the text below it does not jump. */
const Frame = styled.div`
  min-height: 560px;
  margin: ${vars.space3} 0;
  border: 1px solid ${vars.hairline};
`;
