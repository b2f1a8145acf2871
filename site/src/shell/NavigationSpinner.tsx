import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { useWanted } from '../navigation/NavigationContext.ts';
import { isQuiet } from '../navigation/quietState.ts';

/** A navigation shorter than this shows nothing. */
export const SPINNER_DELAY_MS = 400;

/** Shows that a page is on its way; never for the way home. */
export function NavigationSpinner() {
  const t = useText(siteMessages);
  const wanted = useWanted();
  const isWaiting = wanted !== null && wanted.pathname !== '/' && !isQuiet(wanted.state);
  const [isShown, setShown] = useState(false);

  // Synchronizes with the clock.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setShown(true);
    }, SPINNER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isWaiting]);

  return isShown ? (
    <Place>
      <Spinner label={t('loading')} />
    </Place>
  ) : null;
}

const Place = styled.div`
  position: fixed;
  top: 64px;
  inset-inline-end: ${vars.space4};
  z-index: 19;
`;
