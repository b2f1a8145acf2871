import type { LucideIcon } from 'lucide-react';

/** How a kind of dialog or notice is distinguished: a colour for the edge and the icon, never colour alone. */
export interface Look {
  readonly color: string;
  readonly Icon: LucideIcon;
}
