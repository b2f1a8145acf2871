/** Kinds of dialogs. */
export const DIALOG_KINDS = ['cookies', 'confirm', 'info', 'notify', 'warning'] as const;
/** A kind of dialog, which decides its title and its buttons. */
export type DialogKind = (typeof DIALOG_KINDS)[number];

/** A question or a statement that the reader must answer. */
export interface DialogRequest {
  readonly kind: DialogKind;
  /** Split at line breaks into paragraphs. */
  readonly message: string;
  /** Replaces the kind's own title. */
  readonly title?: string;
  /** Adds a checkbox below the message. */
  readonly checkbox?: { readonly label: string; readonly checked?: boolean };
  /** Cannot be dismissed by a click outside or Esc; an outside click shakes it. @default false */
  readonly persistent?: boolean;
  /** The target of 'Cookies Policy'. @default '/terms/cookies' */
  readonly policyPath?: string;
  /** The button with the initial focus, which Enter presses: `cancel` if a yes loses something. @default 'ok' */
  readonly firstFocus?: 'ok' | 'cancel';
  /** Replace the texts of the buttons. */
  readonly okLabel?: string;
  readonly cancelLabel?: string;
  /**
   * Adds a third answer to a `confirm`, between the other two: `other`. A host that draws dialogs itself and does not
   * know this option offers two answers.
   */
  readonly otherLabel?: string;
}

/** How a dialog ended. */
export interface DialogOutcome {
  readonly outcome: 'ok' | 'other' | 'cancel' | 'dismiss';
  /** The state of the checkbox, if there was one. */
  readonly checked?: boolean;
}
