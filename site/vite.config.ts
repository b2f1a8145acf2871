import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageHead } from './vite/pageHead.ts';
import { prerender } from './vite/prerender.ts';

export default defineConfig({
  plugins: [react(), prerender(), pageHead()],
  resolve: { conditions: ['@eecs/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    // Fonts and pictures stay files: a data: address would need a wider content policy and would block the first paint.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|styled-components|stylis|cookie|set-cookie-parser)[\\/]/,
            },
            // What every page needs travels in one file: small ones compress badly.
            {
              name: 'shell',
              test: /[\\/](?:site[\\/]src[\\/](?:messages[\\/]siteMessages|messages[\\/]en-US|ports[\\/]services|routes[\\/]quietState|preferences)|ui-kit[\\/]src[\\/](?:notices|store|root|i18n|theme|messages[\\/](?:kitMessages|en-US)))|lucide-react[\\/]dist[\\/]esm[\\/](?:createLucideIcon|Icon|context|defaultAttributes|shared)/,
            },
          ],
        },
      },
    },
  },
});
