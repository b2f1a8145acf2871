import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton, useModal, vars } from '@eecs/ui-kit';

export interface DrawerProps {
  readonly id?: string;
  readonly title: string;
  readonly closeLabel: string;
  /** The edge of the window at which it opens: for the menu, the edge of its button. */
  readonly side: 'start' | 'end';
  /** The preferred width, px. */
  readonly width: number;
  /** Whether the page next to the drawer stays undimmed, so that the effect of a choice is visible. @default false */
  readonly isClear?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal sheet as high as the window, at one of its edges: Esc and a click outside close it, and the focus returns.
 */
export function Drawer({
  id,
  title,
  closeLabel,
  side,
  width,
  isClear = false,
  onClose,
  children,
}: DrawerProps) {
  const titleId = useId();
  return (
    <Sheet
      {...useModal(onClose)}
      id={id}
      aria-labelledby={titleId}
      $side={side}
      $width={width}
      $isClear={isClear}
    >
      <Content>
        <Top $side={side}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} onClick={onClose} />
        </Top>
        {children}
      </Content>
    </Sheet>
  );
}

const Sheet = styled.dialog<{ $side: DrawerProps['side']; $width: number; $isClear: boolean }>`
  box-sizing: border-box;
  width: ${({ $width }) => $width}px;
  max-width: 92vw;
  height: 100dvh;
  max-height: none;
  margin: 0;
  margin-inline-start: ${({ $side }) => ($side === 'end' ? 'auto' : 0)};
  padding: 0;
  border: 0;
  border-inline-${({ $side }) => ($side === 'end' ? 'start' : 'end')}: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  color: ${vars.ink};
  &::backdrop {
    background: ${({ $isClear }) => ($isClear ? 'transparent' : vars.scrim)};
  }
`;

const Content = styled.div`
  min-height: 100%;
`;

const Top = styled.div<{ $side: DrawerProps['side'] }>`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'end' ? 'row' : 'row-reverse')};
  align-items: center;
  justify-content: ${({ $side }) => ($side === 'end' ? 'space-between' : 'flex-end')};
  gap: ${vars.space2};
  height: 48px;
  padding-inline: ${({ $side }) => ($side === 'end' ? vars.space4 : vars.space1)} ${vars.space2};
  border-bottom: 1px solid ${vars.hairline};
  background: ${vars.sheet};

  & > h2 {
    margin: 0;
    font-size: ${vars.text3};
  }
`;
