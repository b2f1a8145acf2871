import { create, type ThemeVars } from 'storybook/theming';

const FONTS = {
  fontBase: "'IBM Plex Sans', system-ui, sans-serif",
  fontCode: "'IBM Plex Mono', ui-monospace, monospace",
};

/** Ink on drawing paper, as the product, around the stories and on pages of docs. */
export const paper: ThemeVars = create({
  ...FONTS,
  base: 'light',
  brandTitle: 'EECS components',
  brandUrl: '/',
  brandTarget: '_self',
  appBg: '#f6f2e8',
  appContentBg: '#fdfbf5',
  appBorderColor: '#d8d0c0',
  barBg: '#fdfbf5',
  colorPrimary: '#745206',
  colorSecondary: '#745206',
  textColor: '#1c1a17',
});

/** The dark theme of the product, on pages of docs where a reader chose it. */
export const night: ThemeVars = create({
  ...FONTS,
  base: 'dark',
  appBg: '#1d2327',
  appContentBg: '#252c31',
  appPreviewBg: '#1d2327',
  appBorderColor: '#475158',
  barBg: '#252c31',
  colorPrimary: '#e3b75c',
  colorSecondary: '#e3b75c',
  textColor: '#eeebe2',
  textMutedColor: '#b9bab4',
});
