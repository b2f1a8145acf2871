import { styled } from 'styled-components';

/**
 * A label that ends in a symbol: the letter is in italics, the rest of the symbol is a subscript.
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

/** A subscript that does not increase the line height. */
export const Index = styled.sub`
  font-size: 0.8em;
  line-height: 0;
`;
