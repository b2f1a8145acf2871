import { useShelf } from './services.ts';

/** Returns the title of the most recent beam in this browser as a live value; null if there is none. */
export function useLocalTitle(): string | null {
  const { active, slots } = useShelf();
  return slots.find(({ id }) => id === active)?.title ?? null;
}
