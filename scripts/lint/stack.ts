/**
 * Creates rooms in layers, the lowest first: each may import those in lower layers, but none in the same or a higher
 * layer.
 */
export function stack(storeys: readonly (readonly string[])[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    storeys.flatMap((rooms, storey) =>
      rooms.map((room) => [
        room,
        storeys
          .slice(storey)
          .flat()
          .filter((other) => other !== room),
      ]),
    ),
  );
}

/** Creates rooms within a room, in layers; they inherit the bars of the room. */
export function within(
  room: string,
  barred: readonly string[],
  storeys: readonly (readonly string[])[],
): Readonly<Record<string, readonly string[]>> {
  return bar(barred, stack(storeys.map((storey) => storey.map((inner) => `${room}/${inner}`))));
}

/** Adds folders that none of the rooms may import. */
export function bar(
  barred: readonly string[],
  rooms: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(rooms).map(([room, above]) => [room, [...barred, ...above]]));
}
