import { type TokenName, toVariableName } from '@eecs/ui-kit';

/** The colours and the font Plotly is given: it reads values, no variables. */
export interface ChartColors {
  readonly ink: string;
  readonly muted: string;
  readonly paper: string;
  readonly grid: string;
  readonly line: string;
  readonly wash: string;
  readonly accent: string;
  readonly font: string;
}

/** Reads the tokens as they apply to an element, with what a host has overridden. */
export function readChartColors(element: Element): ChartColors {
  const style = getComputedStyle(element);
  const read = (name: TokenName): string => style.getPropertyValue(toVariableName(name)).trim();
  return {
    ink: read('ink'),
    muted: read('inkMuted'),
    paper: read('sheet'),
    grid: read('gridMinor'),
    line: read('line'),
    wash: read('accentWash'),
    accent: read('accent'),
    font: read('fontSans'),
  };
}
