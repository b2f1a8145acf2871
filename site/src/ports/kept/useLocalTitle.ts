import { useShelf } from './services.ts';

/** Returns the title of the beam that was worked on last in this browser, live; null when there is none. */
export function useLocalTitle(): string | null {
  const { active, slots } = useShelf();
  return slots.find(({ id }) => id === active)?.title ?? null;
}
