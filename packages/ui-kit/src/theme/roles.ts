import { palette } from './palette.ts';

/** Second layer: the purposes of colours. Both themes define the same list. */
export interface Roles {
  /** The drawing board, the background of the page. */
  readonly board: string;
  /** A sheet lying on the board: panels, tables, menus, dialogs. */
  readonly sheet: string;
  /** A recess: table heads, hovered rows, the inside of a segmented control. */
  readonly sunken: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** Text on a surface filled with ink. */
  readonly inkInverse: string;
  /** Borders of controls and drawn lines that carry meaning. */
  readonly line: string;
  /** Rules between rows and around panels; decorative only. */
  readonly hairline: string;
  readonly gridMajor: string;
  readonly gridMinor: string;
  /** The only colour of interaction. */
  readonly accent: string;
  readonly accentHover: string;
  readonly accentWash: string;
  readonly onAccent: string;
  readonly focus: string;
  readonly negative: string;
  readonly negativeText: string;
  readonly negativeFill: string;
  readonly positive: string;
  readonly positiveText: string;
  readonly positiveFill: string;
  readonly success: string;
  readonly notify: string;
  readonly warning: string;
  readonly error: string;
  readonly scrim: string;
}

export const lightRoles: Roles = {
  board: palette.paper,
  sheet: palette.sheet,
  sunken: palette.vellum,
  ink: palette.ink,
  inkMuted: palette.graphite,
  inkInverse: palette.sheet,
  line: palette.pencilLight,
  hairline: palette.rule,
  gridMajor: palette.ruleSoft,
  gridMinor: palette.ruleFaint,
  accent: palette.brass,
  accentHover: palette.brassDeep,
  accentWash: palette.brassWash,
  onAccent: palette.sheet,
  focus: palette.brass,
  negative: palette.signalRed,
  negativeText: palette.signalRed,
  negativeFill: `${palette.signalRed}24`,
  positive: palette.signalBlue,
  positiveText: palette.signalBlueInk,
  positiveFill: `${palette.signalBlue}24`,
  success: palette.green,
  notify: palette.blueGrey,
  warning: palette.deepOrange,
  error: palette.signalRed,
  scrim: `${palette.ink}66`,
};

export const darkRoles: Roles = {
  board: palette.slate,
  sheet: palette.slateRaised,
  sunken: palette.slateDeep,
  ink: palette.chalk,
  inkMuted: palette.chalkDust,
  inkInverse: palette.slateDeep,
  line: palette.chalkSmear,
  hairline: palette.groove,
  gridMajor: palette.groove,
  gridMinor: palette.grooveFaint,
  accent: palette.brassLight,
  accentHover: palette.brassPale,
  accentWash: palette.brassShade,
  onAccent: palette.slateDeep,
  focus: palette.brassLight,
  negative: palette.signalRedLight,
  negativeText: palette.signalRedLight,
  negativeFill: `${palette.signalRedLight}2e`,
  positive: palette.signalBlueLight,
  positiveText: palette.signalBlueLight,
  positiveFill: `${palette.signalBlueLight}2e`,
  success: palette.greenLight,
  notify: palette.blueGreyLight,
  warning: palette.deepOrangeLight,
  error: palette.signalRedLight,
  scrim: '#000000a6',
};

export const rolesByTheme = { light: lightRoles, dark: darkRoles } as const;
