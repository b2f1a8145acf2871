import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import FilePlus2 from 'lucide-react/icons/file-plus-2';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Layers from 'lucide-react/icons/layers';
import LibraryBig from 'lucide-react/icons/library-big';
import type { LucideIcon } from 'lucide-react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import Terminal from 'lucide-react/icons/terminal';
import UserRound from 'lucide-react/icons/user-round';
import type { MenuIcon } from '../routes/siteRoute.ts';

/** The icons of the side menu by their names in the table of routes. */
export const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = {
  home: House,
  newTask: FilePlus2,
  settings: SlidersHorizontal,
  notes: FileText,
  about: Info,
  sections: LibraryBig,
  materials: Layers,
  tasks: FolderOpen,
  account: UserRound,
  plans: Star,
  notices: Bell,
  products: Tag,
  guide: BookOpen,
  verification: BadgeCheck,
  console: Terminal,
};
