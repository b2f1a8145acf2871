import { styled } from 'styled-components';
import { SelectField } from '../../fields/SelectField.tsx';
import { vars } from '../../theme/tokens.ts';
import { useTableText } from '../messages/tableMessages.ts';

/** The greatest number of headings to ask about; a table with more is better corrected in its source. */
const ASKED = 24;

export interface HeadingFieldsProps {
  /** Headings that match no column, and those that were assigned a column here. */
  readonly headings: readonly string[];
  /** The headings among them that match a column, which the reader may change. */
  readonly known: readonly string[];
  /** Names of the columns that a heading can be assigned to. */
  readonly columns: readonly string[];
  /** The assigned columns, by heading. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void;
}

/** Asks which column each heading of pasted rows stands for. */
export function HeadingFields({ headings, known, columns, chosen, onChange }: HeadingFieldsProps) {
  const t = useTableText();
  return (
    <Fields>
      <legend>{t('rows.columns')}</legend>
      {headings.slice(0, ASKED).map((heading) => (
        <SelectField
          key={heading}
          label={heading}
          value={columns.find((name) => Object.hasOwn(chosen, heading) && name === chosen[heading]) ?? ''}
          options={[
            { value: '', label: t(known.includes(heading) ? 'rows.asNamed' : 'rows.notRead') },
            ...columns.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) => {
            const { [heading]: _, ...others } = chosen;
            onChange(name === '' ? others : { ...others, [heading]: name });
          }}
        />
      ))}
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${vars.space2};
  margin: 0;
  border: 0;
  padding: 0;

  & > legend {
    padding: 0;
  }
`;
