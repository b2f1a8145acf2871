import { type RefObject, useLayoutEffect } from 'react';
import { type ThemeChoice, getTokens, toVariableName } from './tokens.ts';

/** Text colour on the accent of a page: black or white, whichever has more contrast. */
const LETTERS = 'oklch(from var(--eecs-accent) clamp(0, (0.62 - l) * 1000, 1) 0 0)';

/**
 * Gives the primary button the accent of the page if the page has set one and does not style the button itself. Its
 * text is black or white if the browser can compute that, otherwise the colour that the page sets by
 * `--eecs-on-accent`.
 */
export function useOwnAccent(root: RefObject<HTMLElement | null>, theme: ThemeChoice): void {
  // Reads the rules of the page, which may differ by theme.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const own = getTokens(theme === 'dark' ? 'dark' : 'light');
    const style = getComputedStyle(element);
    const isOwn = (name: 'accent' | 'onAccent' | 'buttonFill'): boolean =>
      name === 'buttonFill'
        ? style.getPropertyValue(toVariableName(name)).trim() === style.getPropertyValue('--eecs-ink').trim()
        : style.getPropertyValue(toVariableName(name)).trim() === own[name];
    if (isOwn('accent') || !isOwn('buttonFill')) return undefined;
    const usesOnAccent = !isOwn('onAccent') || !CSS.supports('color', 'oklch(from red l c h)');
    const values = {
      [toVariableName('buttonFill')]: 'var(--eecs-accent)',
      [toVariableName('buttonText')]: usesOnAccent ? 'var(--eecs-on-accent)' : LETTERS,
    };
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(values)) element.style.removeProperty(name);
    };
  }, [root, theme]);
}
