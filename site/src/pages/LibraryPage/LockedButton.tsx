import type { LucideIcon } from 'lucide-react';
import Lock from 'lucide-react/icons/lock';
import { Button, useText } from '@eecs/ui-kit';
import { featureMessages } from '../../features/featureMessages.ts';

export interface LockedButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
  /** Explains that the reader's plan does not include the action, and how to get it; null if it does. */
  readonly explain: (() => void) | null;
}

/** A button that shows a lock and explains itself if the reader's plan does not include the action. */
export function LockedButton({ icon, label, onClick, explain }: LockedButtonProps) {
  const t = useText(featureMessages);
  const Icon = explain === null ? icon : Lock;
  return (
    <Button
      title={explain === null ? undefined : t('feature.restricted')}
      icon={<Icon size={16} aria-hidden="true" />}
      onClick={explain ?? onClick}
    >
      {label}
    </Button>
  );
}
