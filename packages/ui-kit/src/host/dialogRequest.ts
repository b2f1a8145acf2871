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
  /**
   * Adds a further answer to a `confirm`, between the two: `other`. Surroundings that draw dialogs themselves and do not
   * know it offer the two alone.
   */
  readonly otherLabel?: string;
}

/** How a dialog ended. */
export interface DialogOutcome {
  readonly outcome: 'ok' | 'other' | 'cancel' | 'dismiss';
  /** How the checkbox stood, when there was one. */
  readonly checked?: boolean;
}
