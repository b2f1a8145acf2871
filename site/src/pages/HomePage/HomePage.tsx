import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Examples } from './Examples.tsx';
import { StartLinks } from './StartLinks.tsx';
import { Statements } from './Statements.tsx';
import { WorkedExample } from './WorkedExample.tsx';

/** What the product is, shown by a beam worked out, and the ways into the editor. */
export function HomePage() {
  const t = useText(siteMessages);
  return (
    <Page>
      <Intro>
        <PageHeading>{t('home.heading')}</PageHeading>
        <Lead>{t('home.lead')}</Lead>
        <StartLinks />
      </Intro>
      <WorkedExample />
      <Statements />
      <Examples />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  max-width: 1160px;
  margin: 0 auto;
  padding: 40px ${vars.space5} 48px;
  @media (max-width: 639px) {
    gap: ${vars.space5};
    padding: ${vars.space5} ${vars.space4} 32px;
  }
`;

const Intro = styled.div`
  max-width: 70ch;
`;

const Lead = styled.p`
  margin: 0 0 ${vars.space4};
  font-size: ${vars.text3};
`;
