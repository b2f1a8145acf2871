/** Kinds of dialogs. */
export const DIALOG_KINDS = ['cookies', 'confirm', 'info', 'notify', 'warning'] as const;
/** A kind of dialog, which decides its title and its buttons. */
export type DialogKind = (typeof DIALOG_KINDS)[number];

/** A question or a statement that waits for an answer. */
export interface DialogRequest {
  readonly kind: DialogKind;
  /** Split at line breaks into paragraphs. */
  readonly message: string;
  /** Replaces the kind's own title. */
  readonly title?: string;
  /** Adds a checkbox under the message. */
  readonly checkbox?: { readonly label: string; readonly checked?: boolean };
  /** Cannot be dismissed by a click outside or Esc; an outside click shakes it. @default false */
  readonly persistent?: boolean;
  /** Where 'Cookies Policy' leads. @default '/terms/cookies' */
  readonly policyPath?: string;
  /** The button that has the focus at first, and so Enter: `cancel` where a yes loses something. @default 'ok' */
  readonly firstFocus?: 'ok' | 'cancel';
  /** Replace the texts of the buttons. */
  readonly okLabel?: string;
  readonly cancelLabel?: string;
}

/** How a dialog ended. */
export interface DialogOutcome {
  readonly outcome: 'ok' | 'cancel' | 'dismiss';
  /** How the checkbox stood, when there was one. */
  readonly checked?: boolean;
}

/** A request that waits its turn; only the first of the queue is on the screen. */
export interface PendingDialog {
  readonly id: string;
  readonly request: DialogRequest;
  readonly settle: (outcome: DialogOutcome) => void;
}

export type DialogButton = 'ok' | 'cancel' | 'policy';

/** Lists the buttons of a kind, the answer that Enter gives first: Yes and No, OK, or OK and the policy. */
export function dialogButtons(kind: DialogKind): readonly DialogButton[] {
  if (kind === 'confirm') return ['ok', 'cancel'];
  return kind === 'cookies' ? ['ok', 'policy'] : ['ok'];
}

/** Splits a message into its paragraphs; empty lines fall away. */
export function toParagraphs(message: string): string[] {
  return message.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

/** Writes an outcome; the state of the checkbox goes along when the request had one. */
export function toOutcome(
  request: DialogRequest,
  outcome: DialogOutcome['outcome'],
  checked: boolean,
): DialogOutcome {
  return request.checkbox === undefined ? { outcome } : { outcome, checked };
}

/** Takes a dialog out of the queue. */
export function removeDialog(queue: readonly PendingDialog[], id: string): readonly PendingDialog[] {
  return queue.filter((dialog) => dialog.id !== id);
}
