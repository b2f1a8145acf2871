import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner, useText, vars } from '@eecs/ui-kit';
import { formMessages } from './formMessages.ts';

/** A call shorter than this shows no overlay. */
export const OVERLAY_DELAY_MS = 500;
/** A call longer than this counts as slow. */
export const LONG_WAIT_MS = 4000;

export interface WaitOverlayProps {
  /** Whether the content waits for a call. */
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

/**
 * Covers its content during a call: after half a second with a message, and after four with a second message. Typed
 * text stays readable, and clicks have no effect until the answer arrives.
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
  const t = useText(formMessages);
  const [isDue, setDue] = useState(false);
  const [isLong, setLong] = useState(false);

  // Synchronizes with timers.
  useEffect(() => {
    const timers = [
      setTimeout(() => setDue(true), OVERLAY_DELAY_MS),
      setTimeout(() => setLong(true), LONG_WAIT_MS),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);

  return isDue ? (
    <Scrim data-overlay>
      <Spinner size={32} />
      <p role="status">{isLong ? t('form.longWait') : ''}</p>
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
  place-content: center;
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
  & > p {
    margin: 0;
    padding: 0 ${vars.space3};
    text-align: center;
  }
  & > p:empty {
    display: none;
  }
`;
