import { useText } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { Drawer } from './Drawer.tsx';
import { MenuList } from './MenuList.tsx';

export interface MenuDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The side menu on a phone, which covers the page until a page is chosen. */
export function MenuDrawer({ id, onClose }: MenuDrawerProps) {
  const t = useText(siteMessages);
  return (
    <Drawer
      id={id}
      title={t('menu.label')}
      closeLabel={t('menu.close')}
      side="start"
      width={280}
      onClose={onClose}
    >
      <nav aria-label={t('menu.label')}>
        <MenuList hasNames />
      </nav>
    </Drawer>
  );
}
