import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * The pages that others frame: a single editor, built separately, so that the chunks of the site's own pages do not
 * depend on what they share with these.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/',
  plugins: [react()],
  resolve: { conditions: ['@eecs/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    outDir: path.join(import.meta.dirname, '../dist/embed'),
    emptyOutDir: true,
    // The charts load when they are opened.
    chunkSizeWarningLimit: 2000,
  },
});
