import { create } from 'storybook/theming';

/** Ink on drawing paper, as the product, around the stories. Pages of docs get the same by preview-head.html: tests load no theming. */
export const paper = create({
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
  fontBase: "'IBM Plex Sans', system-ui, sans-serif",
  fontCode: "'IBM Plex Mono', ui-monospace, monospace",
});
