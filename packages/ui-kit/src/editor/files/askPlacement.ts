import type { Dialogs } from '../../dialog/useDialogs.ts';
import type { Text } from '../../kit/useText.ts';
import type { placementMessages } from '../messages/placementMessages.ts';

/** How a document is placed on a drawing that is not empty: it replaces the drawing or is added to it. */
export type Placement = 'replace' | 'add';

/**
 * Asks whether a document replaces the drawing or is added to it; null if the reader cancels. `name` is the name of its
 * file; a pasted document has none.
 */
export async function askPlacement(
  ask: Dialogs['ask'],
  t: Text<typeof placementMessages.source>,
  name?: string,
): Promise<Placement | null> {
  const { outcome } = await ask({
    kind: 'confirm',
    title: t('title'),
    message: [name === undefined ? t('pasted') : t('file', { name }), t('added')].join('\n'),
    okLabel: t('replace'),
    otherLabel: t('add'),
    cancelLabel: t('neither'),
  });
  if (outcome === 'ok') return 'replace';
  return outcome === 'other' ? 'add' : null;
}
