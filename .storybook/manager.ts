import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'EECS components',
    brandUrl: '/',
    brandTarget: '_self',
    // Ink on drawing paper, as the product.
    appBg: '#f6f2e8',
    appContentBg: '#fdfbf5',
    appBorderColor: '#d8d0c0',
    barBg: '#fdfbf5',
    colorPrimary: '#745206',
    colorSecondary: '#745206',
    textColor: '#1c1a17',
  }),
});
