/** Fetches the splitter beforehand, for an editor that shall work without a network. */
export const loadSplitter = () => import('./Splitter.tsx');
