import { type Roles, rolesByTheme } from './roles.ts';

/** A displayed theme. */
export type ThemeName = 'light' | 'dark';
/** The theme that a reader chooses. `system` follows the device. */
export type ThemeChoice = ThemeName | 'system';
/**
 * The theme that a page requests: a choice, or `inherit`, the theme that the page itself declares by a class or an
 * attribute around the widget.
 */
export type ThemeWish = ThemeChoice | 'inherit';
/** The height of rows and controls. `compact` makes them lower. Hit areas on touch screens stay 44 px. */
export type Density = 'comfortable' | 'compact';

/** The third layer of tokens, by component. Most refer to a role, so that a host can change a single part. */
const componentTokens = {
  buttonFill: 'var(--eecs-ink)',
  buttonText: 'var(--eecs-ink-inverse)',
  fieldFill: 'var(--eecs-sheet)',
  fieldBorder: 'var(--eecs-line)',
  beamLine: 'var(--eecs-ink)',
  loadLine: 'var(--eecs-ink)',
  /** The colour of the deformed shape; the accent is reserved for interaction. */
  shapeLine: 'var(--eecs-notify)',
  dimensionLine: 'var(--eecs-ink-muted)',
} as const;

/** Measures that do not depend on the theme. */
export const measureTokens = {
  fontSans:
    "'IBM Plex Sans', 'IBM Plex Sans Fallback', 'Segoe UI', system-ui, 'Liberation Sans', Arial, sans-serif",
  fontMono:
    "'IBM Plex Mono', 'IBM Plex Mono Fallback', 'Cascadia Mono', ui-monospace, 'Liberation Mono', monospace",
  text1: '12px',
  text2: '14px',
  text3: '16px',
  text4: '20px',
  text5: '28px',
  space1: '4px',
  space2: '8px',
  space3: '12px',
  space4: '16px',
  space5: '24px',
  radius: '2px',
  strokeHair: '1px',
  strokeMedium: '1.5px',
  strokeHeavy: '3px',
  /** Axis of a drawn beam. */
  strokeBeam: '4px',
  /** The shadow of a part that lies on the page like a sheet. */
  shadow: 'none',
  iconSize: '20px',
  layer: '1000',
} as const;

/** Measures that depend on the density. */
const densityTokens = {
  comfortable: { hit: '32px', rowHeight: '32px' },
  compact: { hit: '28px', rowHeight: '26px' },
} as const satisfies Readonly<Record<Density, Readonly<Record<string, string>>>>;

/** The name of a token: a colour, a measure or a part of a component. */
export type TokenName =
  | keyof Roles
  | keyof typeof componentTokens
  | keyof typeof measureTokens
  | keyof (typeof densityTokens)['comfortable'];

/** The value of every token, in CSS syntax. */
export type Tokens = Readonly<Record<TokenName, string>>;

/** Lists every token with its value in one theme and density. */
export function getTokens(theme: ThemeName, density: Density = 'comfortable'): Tokens {
  return { ...rolesByTheme[theme], ...componentTokens, ...measureTokens, ...densityTokens[density] };
}

/** Writes a token's CSS variable name: `accentWash` is `--eecs-accent-wash`, `text1` is `--eecs-text-1`. */
export function toVariableName(name: TokenName): `--eecs-${string}` {
  return `--eecs-${name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
}

/** Every token as `var(--eecs-…)`, for use inside styled components and SVG attributes. */
export const vars: Tokens = Object.freeze(
  Object.fromEntries(
    (Object.keys(getTokens('light')) as TokenName[]).map((name) => [name, `var(${toVariableName(name)})`]),
  ),
) as Tokens;

/** Writes declarations for a list of tokens: `--eecs-board: #f6f2e8; …`. */
export function toDeclarations(tokens: Readonly<Partial<Record<TokenName, string>>>): string {
  return (Object.entries(tokens) as [TokenName, string][])
    .map(([name, value]) => `${toVariableName(name)}: ${value};`)
    .join('\n');
}
