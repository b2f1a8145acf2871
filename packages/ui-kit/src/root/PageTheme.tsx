import { useLayoutEffect, useRef } from 'react';
import { followTheme } from '../theme/followTheme.ts';
import type { ThemeChoice } from '../theme/tokens.ts';

/** Rendered in a widget with the theme of its page; reports that theme. */
export function PageTheme({ report }: { readonly report: (theme: ThemeChoice) => void }) {
  const place = useRef<HTMLSpanElement>(null);
  // Follows the page around the widget.
  useLayoutEffect(() => {
    const root = place.current?.parentElement;
    return root == null ? undefined : followTheme(root, report);
  }, [report]);
  return <span ref={place} hidden />;
}
