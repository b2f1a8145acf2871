import { loadChunk } from '../ports/loadChunk.ts';

/** Fetches the editor of the worked example on the home page. */
export const loadHeroEditor = () => loadChunk('hero', () => import('./HeroEditor.tsx'));
