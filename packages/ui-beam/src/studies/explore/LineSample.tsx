import type { SetLook } from '@eecs/ui-kit/editor';

/** A sample of a set's line, beside its number. */
export function LineSample({ look }: { readonly look: SetLook }) {
  return (
    <svg width="28" height="8" aria-hidden="true">
      <line x1="0" y1="4" x2="28" y2="4" stroke={look.color} strokeWidth="2" strokeDasharray={look.dash} />
    </svg>
  );
}
