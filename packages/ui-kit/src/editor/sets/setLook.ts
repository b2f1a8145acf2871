import { contrast } from '../../theme/contrast.ts';

/** The look of the line of a case set: sets differ in dash pattern and number, and also in colour. */
export interface SetLook {
  readonly number: number;
  readonly color: string;
  /** Colour of the text at the line: that of the line if it is dark enough for text, otherwise ink. */
  readonly textColor: string;
  /** Lengths of dashes and gaps, px, in the form of SVG and Plotly; empty for a solid line. */
  readonly dash: string;
}

const PATTERNS = ['', '9 4', '2 3', '9 3 2 3', '16 4', '9 3 2 3 2 3'];
const LINE_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;

/** Returns the look of a set: its own colour if that is visible on the paper, otherwise ink. */
export function getSetLook(
  index: number,
  color: string,
  { ink, paper }: { readonly ink: string; readonly paper: string },
): SetLook {
  return {
    number: index + 1,
    color: isVisible(color, paper, LINE_CONTRAST) ? color : ink,
    textColor: isVisible(color, paper, TEXT_CONTRAST) ? color : ink,
    dash: PATTERNS[index % PATTERNS.length] ?? '',
  };
}

function isVisible(color: string, paper: string, least: number): boolean {
  const isHex = [color, paper].every((value) => /^#[0-9a-f]{6}$/i.test(value));
  return isHex && contrast(color, paper) >= least;
}
