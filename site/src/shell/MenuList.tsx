import { NavLink } from '../navigation/Link.tsx';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { useSiteSession } from '../ports/kept/services.ts';
import { guard } from '../routes/guard.ts';
import type { SiteRoute } from '../routes/siteRoute.ts';
import { routes } from '../routes/table.ts';
import type { KindIcon } from '../kinds/kindRow.ts';
import { menuIcons } from './menuIcons.ts';

export interface MenuListProps {
  /** Whether names are shown next to the icons; otherwise a name appears while its icon is hovered or focused. */
  readonly hasNames: boolean;
}

interface MenuItem {
  readonly access: SiteRoute['access'];
  readonly to: string;
  readonly labelKey: SiteRoute['titleKey'];
  readonly Icon: (typeof menuIcons)[keyof typeof menuIcons] | KindIcon;
}

/** Only pages that exist, in the order of the table. */
const menuItems: readonly MenuItem[] = (routes as readonly SiteRoute[]).flatMap(
  ({ path, access, titleKey, menu }) =>
    menu === null
      ? []
      : [
          {
            access,
            to: menu.to ?? path.replace('*', ''),
            labelKey: menu.labelKey ?? titleKey,
            Icon: typeof menu.icon === 'string' ? menuIcons[menu.icon] : menu.icon,
          },
        ],
);

/** The links of the side menu. */
export function MenuList({ hasNames }: MenuListProps) {
  const t = useText(siteMessages);
  const session = useSiteSession();
  const shown = menuItems.filter(({ access }) => guard(access, session) === 'allow');
  return (
    <List>
      {shown.map(({ to, labelKey, Icon }) => (
        <li key={to}>
          <Item to={to} end={to === '/'} data-named={hasNames || undefined}>
            <Icon size={20} aria-hidden="true" />
            {hasNames ? <span>{t(labelKey)}</span> : <Name>{t(labelKey)}</Name>}
          </Item>
        </li>
      ))}
    </List>
  );
}

/** The name of an icon: visible at once on hover or focus, and always available to screen readers. */
const Name = styled.span`
  position: absolute;
  z-index: 25;
  inset-inline-start: 100%;
  padding: ${vars.space1} ${vars.space3};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  white-space: nowrap;
  pointer-events: none;
  opacity: 0;
  a:is(:hover, :focus-visible) > & {
    opacity: 1;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: ${vars.space2} 0;
  list-style: none;
`;

const Item = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space4};
  min-height: 44px;
  padding: 0 15px;
  border-inline-start: 3px solid transparent;
  color: ${vars.ink};
  text-decoration: none;
  svg {
    flex: none;
  }
  &:hover {
    background: ${vars.sunken};
  }
  &[aria-current='page'] {
    border-inline-start-color: ${vars.accent};
    background: ${vars.accentWash};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
