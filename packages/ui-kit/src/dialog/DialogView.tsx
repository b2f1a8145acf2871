import { useHost } from '../kit/useHost.ts';
import { createLate } from '../late/createLate.tsx';
import { useKitAtom } from '../kit/useKitAtom.ts';
import { removeDialog } from './dialogQueue.ts';
import { dialogsAtom } from './dialogsAtom.ts';
import { loadKitParts } from '../loadKitParts.ts';

const Dialog = createLate(loadKitParts, 'Dialog');

/** Shows the first pending dialog; the next follows when it has been answered. */
export function DialogView() {
  const [queue, setQueue] = useKitAtom(dialogsAtom);
  const host = useHost();
  const current = queue[0];
  if (current === undefined) return null;
  return (
    <Dialog
      key={current.id}
      request={current.request}
      onSettle={(outcome) => {
        setQueue(removeDialog(queue, current.id));
        current.settle(outcome);
      }}
      {...(host.open === undefined ? {} : { onOpen: host.open })}
    />
  );
}
