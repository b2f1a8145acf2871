import type { ApiReply } from './apiPort.ts';
import type { ToolAnswer } from './describeAnswer.ts';

/** Describes a call that the API refused. */
export function refusalOf({ status, body }: ApiReply): ToolAnswer {
  return {
    text: `The call was refused (${status}): ${String(body['message'])}`,
    data: { status, ...body },
    isError: true,
  };
}

/** Creates a refusal from its text. */
export function refusal(text: string): ToolAnswer {
  return { text, data: {}, isError: true };
}
