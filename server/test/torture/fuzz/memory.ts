/** Ids that the server gave one person, so that later calls can use them. */
export interface Memory {
  readonly user: number;
  /** Origin of the server, as written in a query. */
  readonly site: string;
  quote: string;
  /** The last known id for each type: a task, or a row of a partition. */
  readonly things: Map<string, { readonly id: number; readonly version: number }>;
}

/** Replaces `@user`, `@site`, `@id`, `@version` and `@quote` by remembered values; unknown ones become 0. */
export function fillIn(text: string, memory: Memory, path: string): string {
  const { id = 0, version = 0 } = memory.things.get(kindOf(path)) ?? {};
  const numbers: Readonly<Record<string, number>> = { user: memory.user, id, version };
  return text
    .replace(/"@(user|id|version)"|@(id)/g, (_, quoted: string | undefined) =>
      String(numbers[quoted ?? 'id']),
    )
    .replace('@site', memory.site)
    .replace('@quote', memory.quote);
}

/** Remembers the ids in an answer. */
export function remember(memory: Memory, path: string, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { quote, row, rows, ...own } = body as Readonly<Record<string, unknown>>;
  if (hasText(quote)) memory.quote = quote.id;
  for (const thing of [own, row, ...(Array.isArray(rows) ? (rows as unknown[]) : [])])
    if (isThing(thing)) memory.things.set(kindOf(path), thing);
}

function kindOf(path: string): string {
  return /\/(case|material|section)\b/.exec(path)?.[1] ?? '';
}

function hasText(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function isThing(value: unknown): value is { id: number; version: number } {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('version' in value)) return false;
  return typeof value.id === 'number' && typeof value.version === 'number';
}
