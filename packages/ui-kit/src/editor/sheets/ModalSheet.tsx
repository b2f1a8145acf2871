import { type ReactNode, useId } from 'react';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { IconButton } from '../../fields/IconButton.tsx';
import { useModal } from '../../dialog/useModal.ts';
import { vars } from '../../theme/tokens.ts';

export interface ModalSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The preferred width, px. */
  readonly width: number;
  /** Whether it takes all available height, whatever its content. @default false */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

/**
 * A sheet over the page in the browser's own modal element: Esc and a press beside it close it, and the focus returns.
 */
export function ModalSheet({ title, closeLabel, onClose, width, isFull = false, children }: ModalSheetProps) {
  const id = useId();
  return (
    <Modal {...useModal(onClose)} $width={width} $isFull={isFull} aria-labelledby={id}>
      <Content $isFull={isFull}>
        <Head>
          <h2 id={id}>{title}</h2>
          <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
        </Head>
        {children}
      </Content>
    </Modal>
  );
}

const Modal = styled.dialog<{ $width: number; $isFull: boolean }>`
  width: min(${({ $width }) => $width}px, calc(100vw - 32px));
  ${({ $isFull }) => ($isFull ? 'height' : 'max-height')}: calc(100dvh - 32px);
  padding: 0;
  border: 1px solid ${vars.line};
  border-top: 3px solid ${vars.accent};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};

  &::backdrop {
    background: ${vars.scrim};
  }
`;

const Content = styled.div<{ $isFull: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${vars.space3};
  ${({ $isFull }) => ($isFull ? 'height: 100%' : 'max-height: calc(100dvh - 36px)')};
  box-sizing: border-box;
  padding: ${vars.space3} ${vars.space4} ${vars.space4};

  @media (max-width: 639px) {
    padding: ${vars.space2} ${vars.space3} ${vars.space3};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & > h2 {
    margin: 0;
    font-size: ${vars.text4};
    font-weight: 600;
  }
`;
