import { Link } from '../navigation/Link.tsx';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { pathTo } from '../routes/pathTo.ts';
import { siteMessages } from '../messages/siteMessages.ts';

/** The product's logo, a beam on two supports, with its name if there is room; links to the home page. */
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
  @media (max-width: 379px) {
    padding: 0 ${vars.space1};
    > span {
      display: none;
    }
  }
`;
