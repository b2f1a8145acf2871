import { type ComponentProps, lazy, Suspense } from 'react';
import type { Preview } from '@storybook/react-vite';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-400-italic.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '@fontsource/ibm-plex-sans/cyrillic-400.css';
import '@fontsource/ibm-plex-sans/cyrillic-600.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import { configure } from 'storybook/test';
import { quietWaits } from '../scripts/browser/quietWaits.ts';
import { type ColorReader, rememberColors } from '../scripts/browser/rememberColors.ts';
import { addLookControls, hideDocuments } from './lookArgTypes.ts';
import { FIRST_CHOICES, TOOLBARS } from './toolbars.ts';
import { withLook } from './withLook.tsx';

// Late parts are loaded over the network, which takes seconds while other tests keep the processors busy. Content that
// is ready at once is not delayed.
configure({ asyncUtilTimeout: 15_000 });

// Storybook does not pass Vitest's own variable to a page.
const isTested = import.meta.env.MODE === 'test';
/** Tests report violations only: finding, describing and sending what passes takes half of axe's time. */
const axeOptions = isTested ? { resultTypes: ['violations' as const], preload: false } : {};
/**
 * Contrasts of all colour pairs are computed without a page (`ui-kit/src/theme/contrast.test.ts`); axe checks only
 * those of the component sheet, in both themes, which enables the rule itself.
 */
const axeConfig = isTested ? { rules: [{ id: 'color-contrast', enabled: false }] } : {};
if (isTested) {
  quietWaits();
  void import('axe-core').then(({ default: axe }) => {
    rememberColors(axe as unknown as ColorReader);
  });
}

// Tests have no docs pages; the first docs page loads its background.
const DocsPaper = lazy(() => import('./DocsPaper.tsx'));

function DocsRoom(props: ComponentProps<typeof DocsPaper>) {
  return (
    <Suspense>
      <DocsPaper {...props} />
    </Suspense>
  );
}

const preview: Preview = {
  decorators: [withLook],
  tags: ['autodocs'],
  argTypesEnhancers: [addLookControls, hideDocuments],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions, config: axeConfig },
    controls: { expanded: true },
    docs: { container: DocsRoom },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Install', 'Embed in five minutes', '*'],
          'Beam',
          ['BeamEditor', '*'],
          'Truss',
          ['TrussEditor', '*'],
          'Headless',
          'Account',
          '*',
        ],
      },
    },
  },
  globalTypes: TOOLBARS,
  initialGlobals: FIRST_CHOICES,
};

export default preview;
