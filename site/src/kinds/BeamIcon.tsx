export interface BeamIconProps {
  readonly size?: number;
}

/** A beam on two supports under a force, in the stroke of the other icons. */
export function BeamIcon({ size = 20 }: BeamIconProps) {
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
      <path d="M2 13h20M6 13l-3 6h6zM18 13l-3 6h6zM12 3v7M9.5 7.5 12 10l2.5-2.5" />
    </svg>
  );
}
