import { create, type ThemeVars } from 'storybook/theming';
// The frame around the stories is built by itself, where a package goes by its published files.
import { type Roles, rolesByTheme } from '../packages/ui-kit/src/theme/roles.ts';

const FONTS = {
  fontBase: "'IBM Plex Sans', system-ui, sans-serif",
  fontCode: "'IBM Plex Mono', ui-monospace, monospace",
};

const { light, dark } = rolesByTheme;

/** Colours of the product for what Storybook draws itself. */
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

/** Ink on drawing paper, as the product, around the stories and on pages of docs. */
export const paper: ThemeVars = create({
  ...FONTS,
  ...toColours(light),
  base: 'light',
  brandTitle: 'EECS components',
  brandUrl: '/',
  brandTarget: '_self',
});

/** The dark theme of the product, on pages of docs where a reader chose it. */
export const night: ThemeVars = create({ ...FONTS, ...toColours(dark), base: 'dark' });
