import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** The heading and the contents of a panel. */
export interface PanelProps {
  readonly title?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  readonly level?: 2 | 3 | 4;
  /** Buttons to the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet with a hairline frame and a title strip at the top. */
export function Panel({ title, level = 2, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Sheet aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined ? null : (
        <Strip>
          <Title as={`h${level}`} id={id}>
            {title}
          </Title>
          {actions}
        </Strip>
      )}
      <Body>{children}</Body>
    </Sheet>
  );
}

const Sheet = styled.section`
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  box-shadow: ${vars.shadow};
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  min-height: ${vars.hit};
  padding: 0 ${vars.space3};
  border-bottom: 1px solid ${vars.hairline};
`;

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  margin: 0;
  font-size: ${vars.text2};
  font-weight: 600;
`;

const Body = styled.div`
  padding: ${vars.space3};
`;
