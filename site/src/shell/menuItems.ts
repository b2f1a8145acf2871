import FilePlus2 from 'lucide-react/icons/file-plus-2';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import type { LucideIcon } from 'lucide-react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { SiteMessageKey } from '../messages/siteMessages.ts';
import { BeamIcon } from './BeamIcon.tsx';

export interface MenuItem {
  readonly to: string;
  readonly labelKey: SiteMessageKey;
  readonly Icon: LucideIcon | typeof BeamIcon;
}

/** The side menu, in order; only pages that exist. */
export const menuItems: readonly MenuItem[] = [
  { to: '/', labelKey: 'menu.home', Icon: House },
  { to: '/msb/', labelKey: 'page.beam', Icon: BeamIcon },
  { to: '/new-task', labelKey: 'page.newTask', Icon: FilePlus2 },
  { to: '/settings', labelKey: 'page.settings', Icon: SlidersHorizontal },
  { to: '/release-notes', labelKey: 'page.releaseNotes', Icon: FileText },
  { to: '/about', labelKey: 'page.about', Icon: Info },
];
