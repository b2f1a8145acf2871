import Settings from 'lucide-react/icons/settings';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton, Spinner, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';

/** Comes when the drawer is first opened. */
const SettingsContent = lazy(async () => {
  const { SettingsContent: found } = await import('./SettingsContent.tsx');
  return { default: found };
});

/** The settings as a sheet from the right, over whatever page is open: a choice is seen on it at once. Esc and a press beside it close it. */
export function SettingsDrawer() {
  const t = useText(siteMessages);
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  // Synchronizes the browser's modal state, which keeps the focus inside and gives it back.
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    <>
      <IconButton
        label={t('settings.open')}
        aria-haspopup="dialog"
        icon={<Settings size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Sheet
        ref={dialog}
        aria-label={t('page.settings')}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          // A press on the element itself, not on what it holds, is one on the backdrop.
          if (event.target === event.currentTarget) setOpen(false);
        }}
      >
        {isOpen ? (
          <>
            <Top>
              <h2>{t('page.settings')}</h2>
              <IconButton
                label={t('settings.close')}
                icon={<X size={20} aria-hidden />}
                onClick={() => setOpen(false)}
              />
            </Top>
            <Content>
              <Suspense fallback={<Spinner delayMs={200} />}>
                <SettingsContent />
              </Suspense>
            </Content>
          </>
        ) : null}
      </Sheet>
    </>
  );
}

const Sheet = styled.dialog`
  box-sizing: border-box;
  width: 460px;
  max-width: 92vw;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${vars.hairline};
  background: ${vars.board};
  color: ${vars.ink};
  &::backdrop {
    background: transparent;
  }
`;

const Top = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 48px;
  padding: 0 ${vars.space2} 0 ${vars.space4};
  border-bottom: 1px solid ${vars.hairline};
  background: ${vars.sheet};

  & > h2 {
    margin: 0;
    font-size: ${vars.text3};
  }
`;

const Content = styled.div`
  padding: ${vars.space2} ${vars.space4} ${vars.space4};
`;
