import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import type { TaskText } from '../words/taskText.ts';

export interface DropZoneProps {
  readonly t: TaskText;
  readonly onFile: (file: File) => void;
}

/** Accepts a file dropped anywhere on the page; while a file is dragged over it, the page shows that. */
export function DropZone({ t, onFile }: DropZoneProps) {
  const [isOver, setOver] = useState(false);

  // Synchronizes with drags of files; anything else dragged on the page is ignored.
  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // Without a related target the pointer has left the window.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) onFile(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFile]);

  return isOver ? <Veil>{t('file.drop')}</Veil> : null;
}

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: 30;
  display: grid;
  place-items: center;
  border: 3px dashed ${vars.accent};
  background: color-mix(in srgb, ${vars.board} 88%, transparent);
  color: ${vars.ink};
  font-size: ${vars.text4};
  font-weight: 600;
  pointer-events: none;
`;
