import { type TokenName, toVariableName } from '@eecs/ui-kit';

/** The colours of values of one sign. */
export interface SignColors {
  readonly line: string;
  readonly text: string;
  readonly fill: string;
}

/** The colours and the font for Plotly, which accepts values, not CSS variables. */
export interface ChartColors {
  readonly ink: string;
  readonly muted: string;
  readonly paper: string;
  readonly grid: string;
  readonly line: string;
  /** The fill between the borders of an envelope, and below a curve in the colour of its set. */
  readonly wash: string;
  readonly positive: SignColors;
  readonly negative: SignColors;
  readonly font: string;
}

/** Reads the tokens as they apply to an element, including overrides of a host. */
export function readChartColors(element: Element): ChartColors {
  const style = getComputedStyle(element);
  const read = (name: TokenName): string => style.getPropertyValue(toVariableName(name)).trim();
  return {
    ink: read('ink'),
    muted: read('inkMuted'),
    paper: read('sheet'),
    grid: read('gridMinor'),
    line: read('line'),
    wash: read('sunken'),
    positive: { line: read('positive'), text: read('positiveText'), fill: read('positiveFill') },
    negative: { line: read('negative'), text: read('negativeText'), fill: read('negativeFill') },
    font: read('fontSans'),
  };
}
