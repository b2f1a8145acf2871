declare module 'virtual:gallery' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  export const gallery: readonly import('./renderGallery.tsx').GalleryItem[];
}
declare module 'virtual:try-outs' {
  /** Fetches the picture of an example, by the editor and the name of it: `beam/twoSpans`. */
  export const tryOuts: Readonly<Record<string, () => Promise<{ readonly picture: string }>>>;
}
declare module 'virtual:still/en-US' {
  export const still: string;
}
declare module 'virtual:still/ru' {
  export const still: string;
}
declare module 'virtual:still/uk' {
  export const still: string;
}
declare module 'virtual:worked-solution' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  export const workedSolution: import('@eecs/solver-core').SolvedBeam;
}
declare module 'virtual:worked-preview' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  export const workedPreview: import('@eecs/solver-core').SolvedBeam;
}
declare module 'virtual:still-theme.css';
