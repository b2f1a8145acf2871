import { LineField, type LineFieldProps } from './LineField.tsx';

/** An angle of a load in a line of fields, degrees. */
export function AngleField({
  symbol = 'α',
  ...field
}: Omit<LineFieldProps, 'symbol' | 'tab' | 'quantity' | 'increment'> & { readonly symbol?: string }) {
  return <LineField {...field} symbol={symbol} tab="loads" quantity="angle" increment={5} />;
}
