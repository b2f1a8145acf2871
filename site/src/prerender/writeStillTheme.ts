import { getTokens, type ThemeName, toDeclarations } from '@eecs/ui-kit';

/**
 * Writes the theme's variables for the part of the page that exists before the application: `.still`, light and dark.
 */
export function writeStillTheme(): string {
  const declare = (theme: ThemeName): string => toDeclarations(getTokens(theme));
  return `.still { ${declare('light')} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) .still { ${declare('dark')} } }
:root[data-theme='dark'] .still { ${declare('dark')} }
`;
}
