import { type RefObject, useLayoutEffect, useState } from 'react';
import { useTheme } from '@eecs/ui-kit';
import { type ChartColors, readChartColors } from './chartColors.ts';

/** Returns the colours of the current theme; null before the element is mounted. */
export function useChartColors(ref: RefObject<Element | null>): ChartColors | null {
  const theme = useTheme();
  const [colors, setColors] = useState<ChartColors | null>(null);

  // Reads the values of the style sheets in the new theme.
  useLayoutEffect(() => {
    if (ref.current !== null) setColors(readChartColors(ref.current));
  }, [ref, theme]);

  return colors;
}
