import type { KindIcon } from './kindRow.ts';

/** Creates the icon of a kind of structure from the path that draws it, in the stroke of the other icons. */
export function createKindIcon(path: string): KindIcon {
  return function Icon({ size = 20 }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
