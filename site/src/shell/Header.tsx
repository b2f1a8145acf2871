import Menu from 'lucide-react/icons/menu';
import { styled } from 'styled-components';
import { IconButton, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { KIND_ROWS } from '../kinds/kinds.ts';
import { useCurrentRoute } from '../navigation/NavigationContext.ts';
import { AccountLink } from './AccountLink.tsx';
import { EditorLinks, Wide } from './EditorLinks.tsx';
import { HEADER_PX } from './headerHeight.ts';
import { LocaleMenu } from './LocaleMenu.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { UnitsSwitch } from './UnitsSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';
import { pathTo } from '../routes/pathTo.ts';

export interface HeaderProps {
  readonly menuId: string;
  readonly isMenuOpen: boolean;
  readonly isPhone: boolean;
  readonly onToggleMenu: () => void;
}

/**
 * The top bar of every page: menu button, link to the home page, the editors, libraries, guide, plans, units, theme,
 * language, the account.
 */
export function Header({ menuId, isMenuOpen, isPhone, onToggleMenu }: HeaderProps) {
  const t = useText(siteMessages);
  const route = useCurrentRoute();
  const menuLabel = isPhone ? 'menu.open' : isMenuOpen ? 'menu.narrow' : 'menu.widen';
  return (
    <Bar>
      <IconButton
        label={t(menuLabel)}
        icon={<Menu size={20} aria-hidden />}
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onClick={onToggleMenu}
      />
      <Wordmark />
      {isPhone ? null : (
        <Editors aria-label={t('header.label')}>
          <EditorLinks rows={KIND_ROWS} />
          <Wide
            $from={1100}
            to={pathTo('sharedSections')}
            aria-current={route?.id === 'sharedMaterials' ? 'page' : undefined}
          >
            {t('header.libraries')}
          </Wide>
          <Wide $from={1100} to={pathTo('guide', { part: 'beams', index: '1' })}>
            {t('page.guide')}
          </Wide>
          <Wide $from={900} to={pathTo('products')}>
            {t('page.products')}
          </Wide>
        </Editors>
      )}
      <Choices>
        <UnitsSwitch />
        <ThemeMenu />
        <LocaleMenu isShort={isPhone} />
        {isPhone ? null : <SettingsDrawer />}
        <AccountLink isShort={isPhone} />
      </Choices>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  height: ${HEADER_PX}px;
  padding: 0 ${vars.space3} 0 12px;
  border-bottom: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  color: ${vars.ink};
  @media (max-width: 699px) {
    gap: ${vars.space1};
  }
  @media (max-width: 639px) {
    gap: ${vars.space1};
    padding: 0 ${vars.space1};
  }
`;

const Editors = styled.nav`
  display: flex;
  align-self: stretch;
  margin-inline-start: ${vars.space3};
  @media (max-width: 799px) {
    margin-inline-start: 0;
  }
`;

const Choices = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  margin-inline-start: auto;
  @media (max-width: 799px) {
    gap: ${vars.space1};
  }
  @media (max-width: 639px) {
    gap: 0;
  }
`;
