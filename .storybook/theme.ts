import { create, type ThemeVars } from 'storybook/theming';
// The frame around the stories is built separately, where packages resolve to their published files.
import { type Roles, rolesByTheme } from '../packages/ui-kit/src/theme/roles.ts';

const FONTS = {
  fontBase: "'IBM Plex Sans', system-ui, sans-serif",
  fontCode: "'IBM Plex Mono', ui-monospace, monospace",
};

const { light, dark } = rolesByTheme;

/** Colours of the product for Storybook's own parts. */
const toColours = ({ board, sheet, hairline, accent, ink, inkMuted }: Roles) => ({
  appBg: board,
  appContentBg: sheet,
  appPreviewBg: board,
  appBorderColor: hairline,
  barBg: sheet,
  colorPrimary: accent,
  colorSecondary: accent,
  textColor: ink,
  textMutedColor: inkMuted,
});

/** Ink on drawing paper, like the product, around the stories and on docs pages. */
export const paper: ThemeVars = create({
  ...FONTS,
  ...toColours(light),
  base: 'light',
  brandTitle: 'EECS components',
  brandUrl: '/',
  brandTarget: '_self',
});

/** The dark theme of the product, on docs pages if a reader chose it. */
export const night: ThemeVars = create({ ...FONTS, ...toColours(dark), base: 'dark' });
