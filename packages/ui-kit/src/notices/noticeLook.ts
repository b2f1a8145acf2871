import Bell from 'lucide-react/icons/bell';
import Bug from 'lucide-react/icons/bug';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import type { Look } from '../theme/look.ts';
import { vars } from '../theme/tokens.ts';
import type { NoticeKind } from '../host/noticeRequest.ts';

/** Colour (edge and icon) and icon of each kind; errors red, warnings deep orange. */
export const noticeLook: Readonly<Record<NoticeKind, Look>> = {
  success: { color: vars.success, Icon: CircleCheck },
  info: { color: vars.accent, Icon: Info },
  notify: { color: vars.notify, Icon: Bell },
  warning: { color: vars.warning, Icon: TriangleAlert },
  error: { color: vars.error, Icon: OctagonAlert },
  account: { color: vars.accent, Icon: UserRound },
  alert: { color: vars.warning, Icon: TriangleAlert },
  debug: { color: vars.inkMuted, Icon: Bug },
};
