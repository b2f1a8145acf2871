import { type ComponentType, Suspense, lazy, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button, ErrorBoundary, Spinner, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { solutionAtom } from '../state/sessionAtoms.ts';
import { loadExplore } from './loadExplore.ts';

/**
 * The button that opens the chart of the recorded solution, and the chart. Its code is fetched when it is first opened;
 * a chart that throws or does not come leaves the editor alone and can be tried again.
 */
export function ExploreSlot() {
  const t = useBeamText();
  const id = useId();
  const hasSolution = useKitAtomValue(solutionAtom) !== null;
  const [isOpen, setIsOpen] = useState(false);
  const [View, setView] = useState<ComponentType>(() => createLazyView());
  if (!hasSolution) return null;
  return (
    <Slot>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('explore')}
      </Button>
      {isOpen ? (
        <div id={id}>
          {/* React remembers a lazy part that failed: another try needs another one. */}
          <ErrorBoundary onRetry={() => setView(() => createLazyView({ isRetry: true }))}>
            <Suspense fallback={<Spinner delayMs={200} />}>
              <View />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : null}
    </Slot>
  );
}

function createLazyView(options: { readonly isRetry?: boolean } = {}): ComponentType {
  return lazy(async () => ({ default: (await loadExplore(options)).ExploreView }));
}

const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space2};
  padding: ${vars.space1} ${vars.space3} ${vars.space3};

  & > div {
    justify-self: stretch;
  }
`;
