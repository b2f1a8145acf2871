import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Bell from 'lucide-react/icons/bell';
import Cookie from 'lucide-react/icons/cookie';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Look } from '../theme/look.ts';
import { vars } from '../theme/tokens.ts';
import type { DialogKind } from '../host/dialogRequest.ts';

/** Colour (a 3 px edge and the icon, nothing more) and icon of each kind. */
export const dialogLook: Readonly<Record<DialogKind, Look>> = {
  cookies: { color: vars.accent, Icon: Cookie },
  confirm: { color: vars.success, Icon: CircleQuestionMark },
  info: { color: vars.accent, Icon: Info },
  notify: { color: vars.notify, Icon: Bell },
  warning: { color: vars.warning, Icon: TriangleAlert },
};
