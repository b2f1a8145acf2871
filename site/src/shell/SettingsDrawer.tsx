import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { styled } from 'styled-components';
import { createLate, IconButton, Spinner, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { Drawer } from './Drawer.tsx';

/** Loads when the drawer is first opened. */
const SettingsContent = createLate(() => import('./SettingsContent.tsx'), 'SettingsContent', {
  fallback: () => <Spinner delayMs={200} />,
});

/**
 * The button of the settings and the sheet that it opens over any page, on which the effect of a choice is visible at
 * once.
 */
export function SettingsDrawer() {
  const t = useText(siteMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('settings.open')}
        aria-haspopup="dialog"
        icon={<Settings size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Drawer
          title={t('page.settings')}
          closeLabel={t('settings.close')}
          side="end"
          width={460}
          isClear
          onClose={() => setOpen(false)}
        >
          <Content>
            <SettingsContent />
          </Content>
        </Drawer>
      ) : null}
    </>
  );
}

const Content = styled.div`
  padding: ${vars.space2} ${vars.space4} ${vars.space4};
  background: ${vars.board};
`;
