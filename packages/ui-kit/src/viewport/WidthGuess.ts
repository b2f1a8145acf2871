import { createContext } from 'react';

/**
 * How wide a widget will be, px, for what is drawn before it has been measured; null is as wide as the screen. A page
 * that knows it gives it (`<WidthGuess.Provider value={…}>`), and a phone draws once what it would draw twice.
 */
export const WidthGuess = /* @__PURE__ */ createContext<number | null>(null);
