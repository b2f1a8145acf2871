export interface FrameIconProps {
  readonly size?: number;
}

/** A portal on two clamps, in the stroke of the other icons. */
export function FrameIcon({ size = 20 }: FrameIconProps) {
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
      <path d="M5 20V5h14v15M2 20h6M16 20h6" />
    </svg>
  );
}
