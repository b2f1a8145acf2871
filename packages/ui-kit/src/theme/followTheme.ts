import type { ThemeChoice } from './tokens.ts';

/**
 * Where pages declare their theme: a class as in Tailwind, or an attribute as in Bootstrap, Docusaurus, GitHub and
 * others.
 */
const ATTRIBUTES = [
  'class',
  'data-theme',
  'data-bs-theme',
  'data-color-mode',
  'data-color-scheme',
  'data-mode',
];

const NAME = /^(?:theme-)?(dark|light)(?:-(?:theme|mode))?$/;

/**
 * Calls back with the theme around an element, now and after every change: that of the nearest element that declares
 * one, otherwise the page's `color-scheme`, otherwise `system`. Returns the function that stops this.
 */
export function followTheme(element: Element, notify: (theme: ThemeChoice) => void): () => void {
  const around = listAround(element);
  const read = (): void => notify(readTheme(around));
  const observer = new MutationObserver(read);
  around.forEach((one) => observer.observe(one, { attributeFilter: ATTRIBUTES }));
  read();
  return () => observer.disconnect();
}

/** Lists all ancestors of an element, from the nearest on, also across shadow roots. */
function listAround(element: Element): readonly Element[] {
  const root = element.getRootNode();
  const next = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return next === null ? [] : [next, ...listAround(next)];
}

function readTheme(around: readonly Element[]): ThemeChoice {
  for (const one of around) {
    const words = ATTRIBUTES.flatMap((name) => one.getAttribute(name)?.split(/\s+/) ?? []);
    const said = words.map((word) => NAME.exec(word)?.[1]).find((name) => name !== undefined);
    if (said === 'dark' || said === 'light') return said;
  }
  const declared = around[0] === undefined ? '' : getComputedStyle(around[0]).colorScheme;
  return declared === 'dark' || declared === 'light' ? declared : 'system';
}
