import type { Support } from './document.ts';

/** Returns whether a support holds a direction, rigidly or by a spring. */
export function isHeld(support: Support, direction: 'x' | 'y' | 'r'): boolean {
  switch (support.className) {
    case 'hinge':
      return false;
    case 'cantilever':
      return true;
    case 'fixed':
      return direction !== 'r' || support.stiffness?.r !== undefined;
    case 'simple':
      return direction === 'y' || support.stiffness?.[direction] !== undefined;
    case 'spring':
      return support.stiffness?.[direction] !== undefined;
    default:
      return support.className satisfies never;
  }
}
