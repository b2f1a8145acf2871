import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner, vars } from '@eecs/ui-kit';

/** A call shorter than this covers nothing. */
export const OVERLAY_DELAY_MS = 500;

export interface WaitOverlayProps {
  /** Whether a call is out that what is inside waits for. */
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

/**
 * Covers what waits for a call, after half a second, and says so: what is typed stays readable, a
 * press on it does nothing until the answer is there.
 */
export function WaitOverlay({ isWaiting, children }: WaitOverlayProps) {
  return (
    <Place>
      {children}
      {isWaiting ? <Cover /> : null}
    </Place>
  );
}

/** Mounted with the call, so that each call has its own half second. */
function Cover() {
  const [isDue, setDue] = useState(false);

  // Synchronizes with the clock.
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), OVERLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return isDue ? (
    <Scrim data-overlay>
      <Spinner size={32} />
    </Scrim>
  ) : null;
}

const Place = styled.div`
  display: grid;
  gap: inherit;
  position: relative;
`;

const Scrim = styled.div`
  position: absolute;
  inset: calc(-1 * ${vars.space1});
  display: grid;
  place-items: center;
  cursor: progress;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${vars.board};
    opacity: 0.6;
  }
  & > * {
    position: relative;
  }
`;
