import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { vars } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** When a spinner appears, and its text. */
export interface SpinnerProps {
  /** Appears after this delay, so that short waits show nothing, ms. @default 0 */
  readonly delayMs?: number;
  /** Edge length, px. @default 20 */
  readonly size?: number;
  /** Read aloud. @default 'Loading…' in the reader's language */
  readonly label?: string;
}

/** A spinner: a turning arc. */
export function Spinner({ delayMs = 0, size = 20, label }: SpinnerProps) {
  const t = useText(kitMessages);
  const [isDue, setIsDue] = useState(delayMs === 0);

  // Shows the spinner after the delay.
  useEffect(() => {
    if (delayMs === 0) return undefined;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);

  return (
    <Box role="status">
      {isDue ? (
        <>
          <Arc width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="8" fill="none" stroke={vars.hairline} strokeWidth="1.5" />
            <path d="M10 2 A8 8 0 0 1 18 10" fill="none" stroke={vars.accent} strokeWidth="2" />
          </Arc>
          <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
        </>
      ) : null}
    </Box>
  );
}

const turn = keyframes`
  to { rotate: 360deg; }
`;

const Box = styled.span`
  display: inline-flex;
`;

const Arc = styled.svg`
  animation: ${turn} 900ms linear infinite;
`;
