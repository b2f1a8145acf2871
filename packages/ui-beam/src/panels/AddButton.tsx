import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { Button } from '@eecs/ui-kit';
import type { TableTab } from '../state/currentRows.ts';

/** The button that adds a row to a table; the focus comes here when the last row is gone. */
export function AddButton({
  tab,
  onClick,
  children,
}: {
  readonly tab: TableTab;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button data-adds={tab} icon={<Plus size={16} aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  );
}
