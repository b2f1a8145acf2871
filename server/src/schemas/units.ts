import { Type } from '@fastify/type-provider-typebox';

/** An amount of money. */
export const usd = (description: string) => Type.Number({ description: `${description}, USD` });

/** A point in time. */
export const ms = (description: string) => Type.Number({ description: `${description}, ms since 1970 UTC` });
