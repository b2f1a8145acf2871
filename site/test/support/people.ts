/** The password of everybody whom tests make. */
export const PASSWORD = 'a bridge of two spans';

/** Who come to be by the operator's hand alone: `fillPeople.ts` makes them. */
export const ROOT_EMAIL = 'root@example.com';
export const FROZEN_EMAIL = 'frozen@example.com';
