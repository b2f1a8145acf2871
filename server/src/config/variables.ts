/** The variables a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

// Each reader returns its default if the variable is not set or is empty, and throws an Error that names the variable
// if its value is invalid.

/** Reads a whole number from 0 to `max`. */
export function readInteger(env: Environment, name: string, byDefault: number, max: number): number {
  const text = env[name];
  if (!text) return byDefault;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}`);
  }
  return value;
}

/** Reads `on` or `off`. */
export function readSwitch(env: Environment, name: string, byDefault: boolean): boolean {
  const text = env[name];
  if (!text) return byDefault;
  if (text !== 'on' && text !== 'off') throw new Error(`${name} must be on or off`);
  return text === 'on';
}

/** Reads one of several words. */
export function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  byDefault: Choice,
): Choice {
  const text = env[name];
  if (!text) return byDefault;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new Error(`${name} must be one of ${choices.join(', ')}`);
  return choice;
}

/** Reads a secret of at least 32 characters; null if it is not set. */
export function readSecret(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (text.length < 32) throw new Error(`${name} must be at least 32 characters`);
  return text;
}

/** Splits a list at its commas. */
export function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
