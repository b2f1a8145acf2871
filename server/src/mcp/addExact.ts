import { findQuestionFaults, parseQuestion } from '@eecs/solver-core/inverse';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { ExactTaskOptions } from '../solving/exact/exactTask.ts';
import { addTool } from './addTool.ts';
import type { ApiPort } from './apiPort.ts';
import { ASSUMES, SOLVE_ASSUMES } from './assumptions.ts';
import { describeExact, describeQuestionFaults, VALUES_GUIDE } from './describeExact.ts';
import { OUTPUTS } from './outputShapes.ts';
import { refusalOf } from './refusals.ts';
import { influenceShape, resultShape } from './resultShapes.ts';
import { STRUCTURE_TOOLS } from './structureTools.ts';

/** Adds the tools with exact numbers: values at which a condition holds, and a calculation with its proof. */
export function addExact(server: McpServer, api: ApiPort): void {
  const ask = async (beam: Readonly<Record<string, unknown>>, options: ExactTaskOptions) => {
    const told = await api.ask({ kind: 'exact', document: { ...beam, kind: 'msb' }, options });
    return 'refused' in told ? refusalOf(told.refused) : describeExact(told.outcome, beam, options);
  };
  const beam = STRUCTURE_TOOLS.msb.shape;
  const set = z.number().int().min(0).default(0).describe('Index of the case set');
  addTool(server, 'find_values', {
    title: 'Find the values at which a condition holds',
    description: VALUES_GUIDE,
    input: {
      beam,
      number: z.looseObject({ kind: z.string() }),
      condition: z.looseObject({ kind: z.string() }),
      from: z.number(),
      to: z.number(),
      set,
    },
    assumes: ASSUMES.exact,
    output: OUTPUTS.values,
    run: ({ beam: document, number, ...asked }) => {
      const given = { ...asked, knob: number };
      const question = parseQuestion(given);
      return question === null
        ? describeQuestionFaults(findQuestionFaults(given))
        : ask(document, { of: 'values', question });
    },
  });
  addTool(server, 'explain_change', {
    title: 'Explain why a number changed',
    description:
      'Splits the difference of a result between two variants of a beam exactly over the edits between them: the changes add up to it. Results: {"kind": "extreme", "of": "N" | "Q" | "M" | "slope" | "deflection", "end": "max" | "min"}, {"kind": "value", "of", "x"}, {"kind": "reaction", "support": index, "direction": "x" | "y" | "r"}.',
    input: { before: beam, after: beam, result: resultShape, set },
    assumes: ASSUMES.change,
    output: OUTPUTS.change,
    run: ({ before, after, result, set: index }) =>
      ask(before, { of: 'change', after: { ...after, kind: 'msb' }, result, set: index }),
  });
  addTool(server, 'influence_line', {
    title: 'Influence line of a beam',
    description:
      'Computes the value of a result under a unit downward force at x, as exact polynomials in x. Results: {"kind": "reaction" | "moment", "support": index}, {"kind": "Q" | "M" | "deflection", "x": place}; Q with "side": "left" | "right" at a support.',
    input: { beam, result: influenceShape },
    assumes: SOLVE_ASSUMES.msb,
    output: OUTPUTS.influence,
    run: ({ beam: document, result }) => ask(document, { of: 'influence', wish: result }),
  });
  addTool(server, 'hand_calculation', {
    title: 'Calculate a beam by hand',
    description:
      'Writes the calculation of a beam by hand, line by line (equilibrium, force method, sections, extremes), with exact values: fractions, or roots of polynomials. An independent checker verifies the returned file.',
    input: { beam, set },
    assumes: ASSUMES.exact,
    output: OUTPUTS.calculation,
    run: ({ beam: document, set: index }) => ask(document, { of: 'proof', set: index }),
  });
}
