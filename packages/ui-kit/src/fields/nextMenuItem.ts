/** Says which item a key leads to, or null when the key means nothing here. Arrows go round. */
export function nextMenuItem(
  key: string,
  { current, labels }: { readonly current: number; readonly labels: readonly string[] },
): number | null {
  const count = labels.length;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return key.length === 1 && key !== ' ' ? findByLetter(key, current, labels) : null;
  }
}

function findByLetter(key: string, current: number, labels: readonly string[]): number | null {
  const letter = key.toLowerCase();
  const order = labels.map((_, i) => (current + 1 + i) % labels.length);
  return order.find((i) => labels[i]?.trim().toLowerCase().startsWith(letter)) ?? null;
}
