/** Rooms in storeys, the lowest first: each may reach those on storeys below its own, and nobody beside or above. */
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

/** Rooms of a room, in storeys; what the room itself may not reach, none of them may. */
export function within(
  room: string,
  barred: readonly string[],
  storeys: readonly (readonly string[])[],
): Readonly<Record<string, readonly string[]>> {
  return bar(barred, stack(storeys.map((storey) => storey.map((inner) => `${room}/${inner}`))));
}

/** Adds folders that none of the rooms may reach. */
export function bar(
  barred: readonly string[],
  rooms: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(rooms).map(([room, above]) => [room, [...barred, ...above]]));
}
