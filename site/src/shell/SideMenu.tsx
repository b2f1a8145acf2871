import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { HEADER_PX } from './headerHeight.ts';
import { MenuList } from './MenuList.tsx';

export interface SideMenuProps {
  readonly id: string;
  readonly isWide: boolean;
}

/** The menu next to the page: only icons (56 px), or with their names (220 px). */
export function SideMenu({ id, isWide }: SideMenuProps) {
  const t = useText(siteMessages);
  return (
    <Rail id={id} aria-label={t('menu.label')} $isWide={isWide}>
      <Sticky>
        <MenuList hasNames={isWide} />
      </Sticky>
    </Rail>
  );
}

const Rail = styled.nav<{ $isWide: boolean }>`
  flex: none;
  width: ${({ $isWide }) => ($isWide ? 220 : 56)}px;
  border-inline-end: 1px solid ${vars.hairline};
  background: ${vars.sheet};
`;

const Sticky = styled.div`
  position: sticky;
  top: ${HEADER_PX}px;
`;
