import type { DialogKind, DialogOutcome, DialogRequest } from '../host/dialogRequest.ts';

/** A pending request; only the first of the queue is on the screen. */
export interface PendingDialog {
  readonly id: string;
  readonly request: DialogRequest;
  readonly settle: (outcome: DialogOutcome) => void;
}

export type DialogButton = 'ok' | 'other' | 'cancel' | 'policy';

/**
 * Lists the buttons of a kind, first the answer of the Enter key: Yes and No, with a third answer between them if there
 * is one; OK; or OK and the policy.
 */
export function dialogButtons(kind: DialogKind, hasOther = false): readonly DialogButton[] {
  if (kind === 'confirm') return hasOther ? ['ok', 'other', 'cancel'] : ['ok', 'cancel'];
  return kind === 'cookies' ? ['ok', 'policy'] : ['ok'];
}

/** Splits a message into its paragraphs; empty lines fall away. */
export function toParagraphs(message: string): string[] {
  return message.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

/** Creates the outcome; includes the state of the checkbox if the request had one. */
export function toOutcome(
  request: DialogRequest,
  outcome: DialogOutcome['outcome'],
  checked: boolean,
): DialogOutcome {
  return request.checkbox === undefined ? { outcome } : { outcome, checked };
}

/** Removes a dialog from the queue. */
export function removeDialog(queue: readonly PendingDialog[], id: string): readonly PendingDialog[] {
  return queue.filter((dialog) => dialog.id !== id);
}
