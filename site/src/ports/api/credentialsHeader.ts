export interface Credentials {
  readonly email: string;
  /** In the form of `toWirePassword`; omitted if only the address is sent. */
  readonly password?: string;
}

/**
 * Writes credentials as the value of an authorization header: their JSON. Headers are ASCII, so other characters are
 * escaped.
 *
 * @example writeCredentials({ email: 'ж@example.com' }) // '{"email":"\\u0436@example.com"}'
 */
export function writeCredentials({ email, password }: Credentials): string {
  const json = JSON.stringify(password === undefined ? { email } : { email, password });
  // By UTF-16 units: a character outside the basic plane becomes two escapes, which JSON reads as one character.
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
