export interface TrussIconProps {
  readonly size?: number;
}

/** A truss on two supports, in the stroke of the other icons. */
export function TrussIcon({ size = 20 }: TrussIconProps) {
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
      <path d="M3 18h18L16 7H8zM8 7l4 11 4-11" />
    </svg>
  );
}
