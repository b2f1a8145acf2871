import { styled } from 'styled-components';
import { Button, useSetKitAtom, vars } from '@eecs/ui-kit';
import { useEditorText } from '../messages/editorMessages.ts';
import { takeToolAtom } from '../state/commands.ts';

/** Stands over an empty board: what to do first. */
export function EmptyLesson({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useEditorText();
  const take = useSetKitAtom(takeToolAtom);
  if (isReadOnly) return null;
  return (
    <Lesson>
      <p>{t('lesson.text')}</p>
      <div>
        <Button onClick={() => take('rod')}>{t('lesson.draw')}</Button>
      </div>
    </Lesson>
  );
}

const Lesson = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 ${vars.space5};
  display: grid;
  justify-items: center;
  gap: ${vars.space2};
  padding: 0 ${vars.space5};
  color: ${vars.inkMuted};
  text-align: center;
  pointer-events: none;

  & p {
    max-width: 56ch;
    margin: 0;
  }
  & div {
    pointer-events: auto;
  }
`;
