import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useLocation } from '../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { SkipLink, useText, vars } from '@eecs/ui-kit';
import { TitleDetailContext, useHead } from '../head/useHead.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { isEditorName } from '../kinds/kindNames.ts';
import { removeBeamPaint } from '../ports/kept/beamPaint.ts';
import { useServices, useSettings, useSiteSession } from '../ports/kept/services.ts';
import { useDocumentSettings } from '../preferences/useDocumentSettings.ts';
import { useArrival } from '../navigation/useArrival.ts';
import { useCurrentRoute } from '../navigation/NavigationContext.ts';
import { useRememberPath } from '../navigation/useRememberPath.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationSpinner } from './NavigationSpinner.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { SideMenu } from './SideMenu.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { usePhone } from './usePhone.ts';

/** Loads late, because few readers have plans that end. */
const PlanAlerts = lazy(async () => {
  const { PlanAlerts: found } = await import('./PlanAlerts.tsx');
  return { default: found };
});

/** The frame of every page: skip link, header, side menu (a drawer on phones), the page itself. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useText(siteMessages);
  const { settings } = useServices();
  const session = useSiteSession();
  const hasMessages = 'user' in session && session.subscriptions.some(({ messages }) => messages.length > 0);
  const options = useSettings();
  const { drawer } = options;
  const isPhone = usePhone();
  const { key } = useLocation();
  // The drawer is open only for the page on which it was opened; after a navigation it would hide the new page.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isDrawerOpen = isPhone && openAt === key;
  const menuId = useId();
  const route = useCurrentRoute();
  const setDetail = useHead(t(route?.titleKey ?? 'page.notFound'));
  useDocumentSettings(options);
  // The page is not the one that was painted, or it failed.
  useEffect(() => {
    if (route?.id !== 'beam') removeBeamPaint(document);
  }, [route]);
  useArrival();
  useRememberPath();

  return (
    <Frame>
      <SkipLink target="main" />
      <Header
        menuId={menuId}
        isMenuOpen={isPhone ? isDrawerOpen : drawer}
        isPhone={isPhone}
        onToggleMenu={() => {
          if (isPhone) setOpenAt(key);
          else settings.change({ drawer: !drawer });
        }}
      />
      <Body>
        {isPhone ? null : <SideMenu id={menuId} isWide={drawer} />}
        {isDrawerOpen ? (
          <MenuDrawer
            id={menuId}
            onClose={() => {
              setOpenAt(null);
            }}
          />
        ) : null}
        <Main id="main" tabIndex={-1}>
          <NavigationSpinner />
          <SessionEnd />
          {hasMessages ? (
            <Suspense fallback={null}>
              <PlanAlerts subscriptions={session.subscriptions} />
            </Suspense>
          ) : null}
          <TitleDetailContext value={setDetail}>{children}</TitleDetailContext>
        </Main>
      </Body>
      {isEditorName(route?.id) ? null : <Footer />}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  align-items: stretch;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  background: ${vars.board};
  &:focus {
    outline: none;
  }
`;
