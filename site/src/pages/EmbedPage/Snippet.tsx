import { styled } from 'styled-components';
import { Button, vars } from '@eecs/ui-kit';

export interface SnippetProps {
  readonly title: string;
  readonly hint: string;
  readonly text: string;
  readonly copyLabel: string;
  readonly onCopy: (text: string) => void;
}

/** A block of code with a button to copy it. */
export function Snippet({ title, hint, text, copyLabel, onCopy }: SnippetProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>{hint}</p>
      <Lines>
        <code>{text}</code>
      </Lines>
      <Button onClick={() => onCopy(text)}>{copyLabel}</Button>
    </section>
  );
}

const Lines = styled.pre`
  margin: 0 0 ${vars.space3};
  padding: ${vars.space3};
  border: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  font-family: ${vars.fontMono};
  font-size: ${vars.text1};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  code {
    font: inherit;
  }
`;
