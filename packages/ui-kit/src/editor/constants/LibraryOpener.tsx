import BookOpen from 'lucide-react/icons/book-open';
import { type ReactNode, useState } from 'react';
import { Button } from '../../fields/Button.tsx';
import { useTableText } from '../messages/tableMessages.ts';

/** The button that opens a dialog of the library; the dialog's code is loaded when the pointer comes near. */
export function LibraryOpener({
  label,
  disabled = false,
  fetch,
  children,
}: {
  /** @default "From library…" */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly fetch: () => Promise<void>;
  readonly children: (close: () => void) => ReactNode;
}) {
  const t = useTableText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<BookOpen size={16} aria-hidden="true" />}
        disabled={disabled}
        onPointerEnter={() => void fetch().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {label ?? t('library.open')}
      </Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}
