import { loadChunk } from '../ports/page/loadChunk.ts';

/** Fetches the editor of the worked example on the home page. */
export const loadHeroEditor = () => loadChunk('hero', () => import('./HeroEditor.tsx'));
