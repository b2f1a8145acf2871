export interface Credentials {
  readonly email: string;
  /** As it is sent, see `toWirePassword`; left out where only the address is sent. */
  readonly password?: string;
}

/**
 * Writes credentials as the value of an authorization header: their JSON. Headers are ASCII, so what is not is escaped.
 *
 * @example writeCredentials({ email: 'ж@example.com' }) // '{"email":"\\u0436@example.com"}'
 */
export function writeCredentials({ email, password }: Credentials): string {
  const json = JSON.stringify(password === undefined ? { email } : { email, password });
  // By UTF-16 units: a character beyond the first plane becomes two escapes, which JSON reads as one.
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
