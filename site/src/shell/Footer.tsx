import { useRef } from 'react';
import { Link } from '../navigation/Link.tsx';
import { styled } from 'styled-components';
import { Button, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { useServices, useSettings } from '../ports/kept/services.ts';
import { pathTo } from '../routes/pathTo.ts';
import { useFootRoom } from './useFootRoom.ts';

/** A page of the server rather than of the site: no route leads to it. */
const API_PAGE = '/api/openapi';
const TERMS = ['terms', 'privacy', 'cookies'] as const;

/** The footer of a page: links to the legal documents, and the cookie notice until the reader has acknowledged it. */
export function Footer() {
  const t = useText(siteMessages);
  const { settings } = useServices();
  const { cookiesAccepted } = useSettings();
  const foot = useRef<HTMLElement>(null);
  useFootRoom(foot, !cookiesAccepted);
  return (
    <Foot ref={foot}>
      <Links>
        {TERMS.map((docRef) => (
          <Link key={docRef} to={pathTo('terms', { docRef })}>
            {t(`footer.${docRef}`)}
          </Link>
        ))}
        <Link to={pathTo('embed')}>{t('page.embed')}</Link>
        <a href={API_PAGE}>{t('footer.api')}</a>
      </Links>
      {cookiesAccepted ? null : (
        <Consent aria-label={t('cookies.label')}>
          <span>{t('cookies.text')}</span>
          <Button onClick={() => settings.change({ cookiesAccepted: true })}>{t('cookies.accept')}</Button>
        </Consent>
      )}
    </Foot>
  );
}

/** One row, as high with the cookie notice as without it. */
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${vars.space4};
  padding: ${vars.space1} ${vars.space5};
  border-top: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  font-size: ${vars.text1};
  @media print {
    display: none;
  }
`;

const Consent = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space1} ${vars.space3};
  color: ${vars.inkMuted};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space4};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.hit};
    color: ${vars.ink};
  }
`;
