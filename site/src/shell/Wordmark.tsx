import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { pathTo } from '../routes/pathTo.ts';
import { siteMessages } from '../messages/siteMessages.ts';

/** The name of the product over its mark, a beam on two supports; always leads home. */
export function Wordmark() {
  const t = useText(siteMessages);
  return (
    <Home to={pathTo('home')} aria-label={t('app.home')}>
      <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
        <path d="M1 6h26" stroke="currentColor" strokeWidth="2.5" />
        <path d="M4 8l-3 5h6zM24 8l-3 5h6z" fill="none" stroke="currentColor" strokeWidth="1.25" />
        <path d="M4 7Q14 27 24 7" fill="none" stroke={vars.positive} strokeWidth="1.5" />
      </svg>
      <span>{t('app.name')}</span>
    </Home>
  );
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  min-height: 44px;
  padding: 0 ${vars.space2};
  color: ${vars.ink};
  font-size: ${vars.text3};
  font-weight: 600;
  letter-spacing: 0.08em;
  text-decoration: none;
  @media (max-width: 359px) {
    gap: ${vars.space1};
    padding: 0;
  }
`;
