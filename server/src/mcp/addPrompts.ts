import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

/** Adds the prompts that a person picks: to solve a beam described in words, and to explain a result. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'solve_beam_in_words',
    {
      title: 'Solve a beam described in words',
      description: 'Turns a problem in words into a beam, states what was assumed, and solves it.',
      argsSchema: { problem: z.string().max(10_000).describe('The problem, in any language') },
    },
    ({ problem }) =>
      toMessage(`Solve this beam with the tools of EECS, and answer in the language of the problem.

1. Write down the length, the supports and the loads with their units. If a number is missing, ask me; if a kind of support or a direction is not stated, say what you assume.
2. Convert the numbers to the units of the document (resource eecs://guide/units) and mind the signs (eecs://guide/signs): a load downwards is negative.
3. Call solve_beam. If it refuses the beam, mend the input by what the answer says, and tell me what you changed.
4. Check the answer: the reactions balance the loads, and no number is invented.
5. Give the reactions, the greatest moment and shear force with their places, the deflection only if isReal is true, then a link by open_in_editor.

The problem:
${problem}`),
  );
  server.registerPrompt(
    'explain_result',
    {
      title: 'Explain a result',
      description: 'Explains an answer of a tool to a person: what governs, why, and what was assumed.',
      argsSchema: {
        result: z.string().max(50_000).describe('The answer of a tool, as text or JSON'),
        reader: z
          .string()
          .max(200)
          .optional()
          .describe('Who reads it, such as "a student"; by default an engineer'),
      },
    },
    ({ result, reader = 'an engineer' }) =>
      toMessage(`Explain this result of EECS to ${reader}.

- Say first whether the structure is stable and determinate; if it moves, say which part moves and which support would hold it.
- Then name what governs: the greatest moment, shear force, axial force or utilization, its place and its cause.
- Explain signs by what happens (which side is in tension, which way a support pushes), as eecs://guide/signs defines them.
- Repeat each warning and each assumption. If isReal is false, say that the displacements have no meaning.
- Use only numbers of the result, rounded to three or four digits, with units.

The result:
${result}`),
  );
}

function toMessage(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}
