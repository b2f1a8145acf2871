import { styled } from 'styled-components';

/**
 * Words that end in the letter of a formula: the letter is set in italics, what follows it as an index.
 *
 * @example <SymbolLabel text="Second moment Iy" />
 */
export function SymbolLabel({ text }: { readonly text: string }) {
  const at = text.lastIndexOf(' ') + 1;
  const symbol = text.slice(at);
  const [letter = '', ...index] = symbol;
  return (
    <>
      {text.slice(0, at)}
      <i>{letter}</i>
      {index.length === 0 ? null : <Index>{index.join('')}</Index>}
    </>
  );
}

/** An index that makes its line no higher. */
export const Index = styled.sub`
  font-size: 0.8em;
  line-height: 0;
`;
