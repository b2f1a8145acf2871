/**
 * Evaluates a closed form: numbers, names of the given values, + - * / ^, parentheses and sqrt(...). It throws for
 * anything else, so a misspelt name is not taken for a value.
 */
export function evaluateFormula(formula: string, given: Readonly<Record<string, number>>): number {
  const tokens = formula.match(/\d+(?:\.\d+)?|[A-Za-z]\w*|[-+*/^()]|\S/g) ?? [];
  let position = 0;

  const take = (...wanted: readonly string[]): string | null => {
    const token = tokens[position];
    if (token === undefined || !wanted.includes(token)) return null;
    position += 1;
    return token;
  };
  const readGroup = (): number => {
    const value = readSum();
    if (take(')') === null) throw new Error(`A parenthesis of ${formula} is not closed`);
    return value;
  };
  const readPrimary = (): number => {
    if (take('(') !== null) return readGroup();
    if (take('sqrt') !== null) {
      if (take('(') === null) throw new Error(`sqrt of ${formula} has no parenthesis`);
      return Math.sqrt(readGroup());
    }
    const token = tokens[position] ?? '';
    position += 1;
    const value = /^\d/.test(token) ? Number(token) : given[token];
    if (value === undefined) throw new Error(`${formula} has no value for "${token}"`);
    return value;
  };
  const readPower = (): number => {
    const base = readPrimary();
    return take('^') === null ? base : base ** readPrimary();
  };
  const readTerm = (): number => {
    let value = readPower();
    for (let sign = take('*', '/'); sign !== null; sign = take('*', '/')) {
      const factor = readPower();
      value = sign === '*' ? value * factor : value / factor;
    }
    return value;
  };
  const readSum = (): number => {
    let value = take('-') === null ? readTerm() : -readTerm();
    for (let sign = take('+', '-'); sign !== null; sign = take('+', '-')) {
      const term = readTerm();
      value = sign === '+' ? value + term : value - term;
    }
    return value;
  };

  const value = readSum();
  if (position < tokens.length) throw new Error(`${formula} goes on after its end: "${tokens[position]}"`);
  return value;
}
