import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Spinner, createLate, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../../messages/useBeamText.ts';
import { solutionAtom } from '../../state/sessionAtoms.ts';
import { loadExplore } from './loadExplore.ts';

const ExploreView = createLate(loadExplore, 'ExploreView', { fallback: () => <Spinner delayMs={200} /> });

/**
 * The button that opens the chart of the recorded solution, and the chart. Its code is fetched when it is first opened;
 * a chart that throws or does not come leaves the editor alone and can be tried again.
 */
export function ExploreSlot() {
  const t = useBeamText();
  const id = useId();
  const hasSolution = useKitAtomValue(solutionAtom) !== null;
  const [isOpen, setIsOpen] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  if (!hasSolution) return null;
  return (
    <Slot ref={slot}>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setIsOpen(!isOpen);
          if (!isOpen) requestAnimationFrame(() => slot.current?.scrollIntoView({ block: 'start' }));
        }}
      >
        {t('explore')}
      </Button>
      {isOpen ? (
        <div id={id} data-chart="">
          <ExploreView />
        </div>
      ) : null}
    </Slot>
  );
}

const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space2};
  padding: ${vars.space1} ${vars.space3} ${vars.space3};
  /* A page may have a header that stays. */
  scroll-margin-top: 72px;

  & > div {
    justify-self: stretch;
    /* The chart has its room before it is there: what was asked for is in sight at once. */
    min-height: min(640px, 80vh);
  }
`;
