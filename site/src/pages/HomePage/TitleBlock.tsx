import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';

export interface TitleBlockProps {
  readonly title: string;
  readonly length: string;
  /** Where the drawn beam can be edited. */
  readonly to: string;
}

/** The title block in the corner of a drawing: what is drawn, and the facts about it. */
export function TitleBlock({ title, length, to }: TitleBlockProps) {
  const t = useText(siteMessages);
  return (
    <Block>
      <Cell>
        <dt>{t('home.sheet.kind')}</dt>
        <dd>{title}</dd>
      </Cell>
      <Cell>
        <dt>{t('home.sheet.length')}</dt>
        <dd>{length}</dd>
      </Cell>
      <Cell>
        <dt>{t('home.sheet.method.label')}</dt>
        <dd>{t('home.sheet.method')}</dd>
      </Cell>
      <Cell>
        <dt>{t('app.name')}</dt>
        <dd>
          <Link to={to}>{t('home.sheet.open')}</Link>
        </dd>
      </Cell>
    </Block>
  );
}

const Block = styled.dl`
  display: grid;
  grid-template-columns: auto auto auto auto;
  width: fit-content;
  margin: 0 0 0 auto;
  border-top: 1.5px solid ${vars.ink};
  border-inline-start: 1.5px solid ${vars.ink};
  @media (max-width: 900px) {
    grid-template-columns: 1fr auto;
    width: auto;
    border-inline-start: 0;
  }
`;

const Cell = styled.div`
  padding: ${vars.space1} ${vars.space3} ${vars.space2};
  & + & {
    border-inline-start: 1px solid ${vars.hairline};
  }
  dt {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  a {
    color: ${vars.accent};
  }
  @media (max-width: 900px) {
    &:nth-child(odd) {
      border-inline-start: 0;
    }
    &:nth-child(n + 3) {
      border-top: 1px solid ${vars.hairline};
    }
  }
`;
