import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { useWanted } from '../navigation/NavigationContext.ts';
import { getSpinnerDelay } from '../navigation/spinnerDelay.ts';

/** Shows that a page is loading; never on the way to the home page. */
export function NavigationSpinner() {
  const t = useText(siteMessages);
  const wanted = useWanted();
  const delayMs = getSpinnerDelay(wanted);
  const [isShown, setShown] = useState(false);

  // Synchronizes with a timer.
  useEffect(() => {
    if (delayMs === null) return undefined;
    const timer = setTimeout(() => {
      setShown(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [delayMs]);

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
