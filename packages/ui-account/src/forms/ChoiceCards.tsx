import { useId } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** One of several options, with its description. */
export interface ChoiceCard {
  readonly value: string;
  readonly title: string;
  readonly note: string;
}

export interface ChoiceCardsProps {
  /** The selection. */
  readonly label: string;
  readonly cards: readonly ChoiceCard[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one among a few options, each with a description; on a phone in one column, so that no word is cut. */
export function ChoiceCards({ label, cards, value, onChange }: ChoiceCardsProps) {
  const name = useId();
  return (
    <Cards role="radiogroup" aria-label={label}>
      {cards.map((card) => (
        <Card key={card.value}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            onChange={() => onChange(card.value)}
          />
          <span>
            <strong>{card.title}</strong> <small>{card.note}</small>
          </span>
        </Card>
      ))}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${vars.space2};
  width: 100%;
`;

const Card = styled.label`
  display: flex;
  gap: ${vars.space2};
  min-height: ${vars.hit};
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${vars.accent};
    background: ${vars.accentWash};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
  input {
    flex: none;
    margin: 3px 0 0;
    accent-color: ${vars.accent};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
