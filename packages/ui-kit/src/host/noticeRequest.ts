/** Kinds of notices: the kind determines the colour, the icon and the duration. */
export const NOTICE_KINDS = [
  'success',
  'info',
  'notify',
  'warning',
  'error',
  'account',
  'alert',
  'debug',
] as const;
/** A kind of notice. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Positions of notices in the widget. */
export const NOTICE_POSITIONS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
/** A position of notices. */
export type NoticePosition = (typeof NOTICE_POSITIONS)[number];

/** The corner of a notice with the counter of grouped notices. */
export type BadgePosition = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The action that a notice offers. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** A request for a notice. */
export interface NoticeRequest {
  readonly kind: NoticeKind;
  readonly text: string;
  /** Duration, ms; 0 stays until closed. @default by kind, see `noticeTimeout` */
  readonly timeoutMs?: number;
  readonly position?: NoticePosition;
  /** Equal notices become one with a counter; a name groups different ones. @default true */
  readonly group?: boolean | string;
  readonly badgePosition?: BadgePosition;
  /** A button after the text, which closes the notice. */
  readonly action?: NoticeAction;
}

/** Settings of an application for all its notices. */
export interface NoticeSettings {
  /** @default 5000 */
  readonly timeoutMs: number;
  /** @default 'bottom-right' */
  readonly position: NoticePosition;
}

/** The default position and duration of notices. */
export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = { timeoutMs: 5000, position: 'bottom-right' };
