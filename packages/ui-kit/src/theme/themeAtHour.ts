import type { ThemeName } from './tokens.ts';

const DAY_BEGINS = 8;
const DAY_ENDS = 18;

/** Chooses a theme by the clock when the device's preference cannot be read: dark before 08:00 and from 18:00. */
export function themeAtHour(time: Date): ThemeName {
  const hour = time.getHours();
  return hour < DAY_BEGINS || hour >= DAY_ENDS ? 'dark' : 'light';
}
