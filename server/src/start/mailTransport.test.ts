import { expect, test } from 'vitest';
import { needsTls } from './mailTransport.ts';

test.each([
  ['smtp://user:password@mail.example.org:587', true],
  ['smtp://user:password@mail.example.org:587?requireTLS=true', true],
  ['smtp://10.0.0.5:25?requireTLS=false', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost', false],
  // Encrypted from the first byte.
  ['smtps://mail.example.org', false],
])('%s needs STARTTLS: %s', (url, needs) => {
  expect(needsTls(url)).toBe(needs);
});
