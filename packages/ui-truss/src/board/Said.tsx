import { VisuallyHidden, useKitAtomValue } from '@eecs/ui-kit';
import { saidAtom } from '../state/saying.ts';

/** Speaks once what was just done. */
export function Said() {
  const { text, count } = useKitAtomValue(saidAtom);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {text}
        {count % 2 === 0 ? '' : '\u00a0'}
      </span>
    </VisuallyHidden>
  );
}
