import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * The pages that others frame: an editor alone, built apart, so that the site's own
 * pages are not cut by what these share with them.
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
    // The chart comes when it is opened.
    chunkSizeWarningLimit: 2000,
  },
});
