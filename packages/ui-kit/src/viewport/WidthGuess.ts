import { createContext } from 'react';

/**
 * Expected width of a widget, px, used before it is measured; null means the width of the screen. A page that knows
 * the width provides it (`<WidthGuess.Provider value={…}>`), so that a phone draws once instead of twice.
 */
export const WidthGuess = /* @__PURE__ */ createContext<number | null>(null);
