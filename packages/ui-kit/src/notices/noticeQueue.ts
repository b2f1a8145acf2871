import {
  type BadgePosition,
  NOTICE_KINDS,
  NOTICE_POSITIONS,
  type NoticeAction,
  type NoticeKind,
  type NoticePosition,
  type NoticeRequest,
  type NoticeSettings,
} from '../host/noticeRequest.ts';

/** A notice on the screen. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly timeoutMs: number;
  readonly position: NoticePosition;
  readonly badgePosition: BadgePosition;
  /** Null if it is not grouped. */
  readonly group: string | null;
  /** The number of repetitions; above 1 a badge shows it. */
  readonly count: number;
  readonly action: NoticeAction | null;
}

const PROBLEM_TIMEOUT_MS = 10_000;

/** Kinds that the reader must close. */
const PERSISTENT: readonly NoticeKind[] = ['info', 'notify', 'account', 'alert', 'debug'];

/** Returns how long a kind of notice stays, ms; 0 means until it is closed. */
export function noticeTimeout(kind: NoticeKind, settings: NoticeSettings): number {
  if (PERSISTENT.includes(kind)) return 0;
  return kind === 'error' || kind === 'warning' ? PROBLEM_TIMEOUT_MS : settings.timeoutMs;
}

export type NoticeMisuse =
  | 'parameter required'
  | 'wrong position'
  | 'wrong timeout'
  | 'wrong badgePosition'
  | 'a grouped notification cannot be updated';

/** Lists the problems of a request, for the console; empty for a valid one. */
export function checkNotice(request: Partial<NoticeRequest> | undefined): NoticeMisuse[] {
  if (!request?.kind || !NOTICE_KINDS.includes(request.kind) || !request.text) return ['parameter required'];
  const { position, timeoutMs, badgePosition } = request;
  const misuses: NoticeMisuse[] = [];
  if (position !== undefined && !NOTICE_POSITIONS.includes(position)) misuses.push('wrong position');
  if (timeoutMs !== undefined && !(Number.isFinite(timeoutMs) && timeoutMs >= 0))
    misuses.push('wrong timeout');
  if (badgePosition !== undefined && !/^(top|bottom)-(left|right)$/.test(badgePosition)) {
    misuses.push('wrong badgePosition');
  }
  return misuses;
}

/** Adds a notice, or increments the counter of the one it repeats. The newest is last. */
export function addNotice(
  queue: readonly Notice[],
  request: NoticeRequest,
  { id, settings }: { readonly id: string; readonly settings: NoticeSettings },
): readonly Notice[] {
  const notice = toNotice(request, id, settings);
  const twin = notice.group === null ? undefined : queue.find(({ group }) => group === notice.group);
  if (twin === undefined) return [...queue, notice];
  // A repeated notice takes the new id, so that its timer restarts.
  return queue.map((entry) => (entry === twin ? { ...notice, count: twin.count + 1 } : entry));
}

function toNotice(request: NoticeRequest, id: string, settings: NoticeSettings): Notice {
  const { kind, text, group = true } = request;
  const position = request.position ?? (kind === 'alert' ? 'top-right' : settings.position);
  const timeoutMs = neverCloses(kind) ? 0 : (request.timeoutMs ?? noticeTimeout(kind, settings));
  return {
    id,
    kind,
    text,
    timeoutMs,
    position,
    badgePosition: request.badgePosition ?? (position.includes('left') ? 'top-right' : 'top-left'),
    group: group === false ? null : group === true ? `${kind} ${position} ${text}` : group,
    count: 1,
    action: request.action ?? null,
  };
}

/** Debug messages and alerts never close by themselves, whatever is requested. */
function neverCloses(kind: NoticeKind): boolean {
  return kind === 'debug' || kind === 'alert';
}

/** Removes a notice. */
export function removeNotice(queue: readonly Notice[], id: string): readonly Notice[] {
  return queue.filter((notice) => notice.id !== id);
}

/** The parts of a shown notice that may be changed. */
export type NoticeChange = Partial<Pick<NoticeRequest, 'kind' | 'text' | 'timeoutMs'>>;

/**
 * Changes a single notice; a grouped one stays unchanged and the misuse is logged. A notice that changes its kind stays
 * as long as the new kind does, unless the change sets a duration.
 */
export function updateNotice(
  queue: readonly Notice[],
  {
    id,
    change,
    settings,
  }: { readonly id: string; readonly change: NoticeChange; readonly settings: NoticeSettings },
): { readonly queue: readonly Notice[]; readonly misuse: NoticeMisuse | null } {
  const notice = queue.find((entry) => entry.id === id);
  if (notice === undefined) return { queue, misuse: null };
  if (notice.group !== null) return { queue, misuse: 'a grouped notification cannot be updated' };
  const { action: _, ...request } = notice;
  const misuse = checkNotice({ ...request, ...change, group: false })[0] ?? null;
  if (misuse !== null) return { queue, misuse };
  const kind = change.kind ?? notice.kind;
  const kept = kind === notice.kind ? notice.timeoutMs : noticeTimeout(kind, settings);
  const timeoutMs = neverCloses(kind) ? 0 : (change.timeoutMs ?? kept);
  const changed = { ...notice, ...change, timeoutMs };
  return { queue: queue.map((entry) => (entry === notice ? changed : entry)), misuse: null };
}
