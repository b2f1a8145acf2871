import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { MenuList } from './MenuList.tsx';

export interface MenuDrawerProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The side menu of a phone: a modal sheet from the left, closed by Esc, by a tap outside, by choosing. */
export function MenuDrawer({ id, isOpen, onClose }: MenuDrawerProps) {
  const t = useText(siteMessages);
  const dialog = useRef<HTMLDialogElement>(null);

  // Synchronizes the browser's modal state, which keeps the focus inside and gives it back.
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    <Sheet
      ref={dialog}
      id={id}
      aria-label={t('menu.label')}
      onClose={onClose}
      onClick={(event) => {
        // A press on the element itself, not on what it holds, is one on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Content>
        <Top>
          <IconButton label={t('menu.close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
        </Top>
        <nav aria-label={t('menu.label')}>
          <MenuList hasNames />
        </nav>
      </Content>
    </Sheet>
  );
}

const Sheet = styled.dialog`
  width: 280px;
  max-width: 85vw;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  color: ${vars.ink};
  &::backdrop {
    background: ${vars.scrim};
  }
`;

const Content = styled.div`
  min-height: 100%;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  height: 48px;
  padding: 0 ${vars.space1};
  border-bottom: 1px solid ${vars.hairline};
`;
