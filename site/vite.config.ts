import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHints } from './vite/compileHints.ts';
import { offline } from './vite/offline.ts';
import { noChunkRings, pageChunks } from './vite/pageChunks.ts';
import { pageHead } from './vite/pageHead.ts';
import { prerender } from './vite/prerender.ts';
import { verification } from './vite/verification.ts';

export default defineConfig({
  plugins: [react(), prerender(), verification(), pageHead(), noChunkRings(), compileHints(), offline()],
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
              test: /node_modules[\\/](?:react|react-dom|scheduler|styled-components|stylis)[\\/]/,
            },
            ...pageChunks(),
          ],
        },
      },
    },
  },
});
