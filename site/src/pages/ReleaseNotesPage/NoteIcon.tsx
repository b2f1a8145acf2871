import Circle from 'lucide-react/icons/circle';
import Pencil from 'lucide-react/icons/pencil';
import Rocket from 'lucide-react/icons/rocket';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import Wrench from 'lucide-react/icons/wrench';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** Icons of notes, by the names that notes use. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  rocket: Rocket,
  pencil: Pencil,
  'account-multiple': Users,
  wrench: Wrench,
};

/** The icon of a note; a circle for an unknown name. */
export function NoteIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? Circle;
  return (
    <Mark>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </Mark>
  );
}

const Mark = styled.span`
  position: absolute;
  top: 0;
  inset-inline-start: -15px;
  display: grid;
  place-items: center;
  width: 29px;
  height: 29px;
  border: 1px solid ${vars.line};
  border-radius: 50%;
  background: ${vars.board};
  color: ${vars.accent};
`;
