import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { JsonSchemaType } from '@modelcontextprotocol/sdk/validation/types.js';
import { describe, expect, test } from 'vitest';
import { BEAM, connectAgent, textOf as told } from '../../test/support/agent.ts';
import { TOOL_EXAMPLES, type ToolName } from '../mcp/toolExamples.ts';

/** For each tool, arguments that are refused after they have been read. */
const REFUSED: Readonly<Record<ToolName, object>> = {
  solve_beam: { beam: { ...BEAM, supports: [] } },
  solve_truss: { truss: { joints: [{ x: 0, y: 0 }], links: [] } },
  solve_frame: { frame: { joints: [{ x: 0, y: 0 }], members: [] } },
  combine_actions: {
    kind: 'beam',
    document: { ...BEAM, caseSets: [{}], combinations: { rule: 'en1990' } },
  },
  check_members: { kind: 'beam', document: BEAM },
  judge_structure: { kind: 'beam', document: { schema: 1, ...BEAM, supports: [] } },
  draw_picture: { kind: 'beam', document: { schema: 1, ...BEAM, supports: [] } },
  find_lightest_section: { beam: BEAM, series: ['IPE'] },
  find_lightest_rods: { truss: TOOL_EXAMPLES.method_of_joints['truss'], series: ['document'] },
  method_of_joints: { ...TOOL_EXAMPLES.method_of_joints, joint: 9 },
  force_ranges: { kind: 'truss', document: { joints: [{ x: 0, y: 0 }], links: [] } },
  find_values: {
    ...TOOL_EXAMPLES.find_values,
    number: { kind: 'loadSize', load: 9 },
  },
  explain_change: { before: BEAM, after: BEAM, result: { kind: 'value', of: 'M', x: 99 } },
  influence_line: { beam: BEAM, result: { kind: 'reaction', support: 9 } },
  frame_influence_line: { ...TOOL_EXAMPLES.frame_influence_line, chain: [0, 2] },
  envelope: { beam: { ...BEAM, caseSets: [{}], combinations: { rule: 'en1990' } } },
  report_link: { beam: { ...BEAM, supports: [] } },
  hand_calculation: { beam: { ...BEAM, supports: [] } },
  search_catalogue: { of: 'fasteners', asked: 'M20' },
  section_properties: { section: { className: 'rectangle', b: 100, h: 0 } },
  open_in_editor: { kind: 'beam', document: { schema: 1 } },
};

const NAMES = Object.keys(TOOL_EXAMPLES) as ToolName[];

describe('the schemas of the tools of agents', () => {
  const { call, client } = connectAgent();

  const schemaOf = async (name: string) => {
    const { tools } = await client().listTools();
    const schema = tools.find((tool) => tool.name === name)?.outputSchema;
    if (schema === undefined) throw new Error(`${name} has no schema`);
    return schema as JsonSchemaType;
  };

  const failuresOf = async (name: string, content: unknown) =>
    new AjvJsonSchemaValidator().getValidator(await schemaOf(name))(content).errorMessage;

  test.each(NAMES)(
    '%s: the example solves, and both its result and an error hold the schema',
    async (name) => {
      const result = await call(name, TOOL_EXAMPLES[name]);
      expect([told(result), result.isError]).toEqual([told(result), undefined]);
      expect(await failuresOf(name, result.structuredContent)).toBeUndefined();
      const error = await call(name, REFUSED[name]);
      expect(error.isError).toBe(true);
      expect(error.structuredContent['message']).toEqual(expect.any(String));
      expect(await failuresOf(name, error.structuredContent)).toBeUndefined();
    },
  );

  test('the schema does not hold for an answer without its results, or with a number as text', async () => {
    const { structuredContent } = await call('solve_beam', TOOL_EXAMPLES.solve_beam);
    expect(await failuresOf('solve_beam', { ...structuredContent, sets: undefined })).toMatch(/sets/);
    const { level, verdict } = structuredContent;
    expect(await failuresOf('solve_beam', { level, verdict })).toMatch(/sets/);
    const verdictInWords = { ...(verdict as object), degree: '0' };
    expect(await failuresOf('solve_beam', { ...structuredContent, verdict: verdictInWords })).toMatch(
      /degree/,
    );
  });

  test('the schema of an input names its arguments and which of them are required', async () => {
    const { tools } = await client().listTools();
    const input = tools.find(({ name }) => name === 'find_lightest_section')?.inputSchema;
    expect(input?.required).toEqual(['beam', 'series']);
    expect(input?.properties).toMatchObject({ beam: { required: ['L', 'supports', 'loads'] }, count: {} });
  });

  test('a call with the arguments of another tool is told which are wrong and which form is right', async () => {
    const beam = await call('solve_beam', { kind: 'beam', document: BEAM });
    expect(told(beam).split('\n')).toEqual([
      'Invalid arguments for solve_beam, which takes `beam`.',
      expect.stringMatching(/^- \/beam: missing/),
      '- /kind: solve_beam has no argument `kind`',
      '- /document: solve_beam has no argument `document`',
      `Example of its arguments: ${JSON.stringify(TOOL_EXAMPLES.solve_beam)}`,
    ]);
    expect(beam.structuredContent).toMatchObject({
      failures: [
        { code: 'input.missing', path: '/beam' },
        { code: 'input.unknown', path: '/kind' },
        { code: 'input.unknown', path: '/document' },
      ],
      example: TOOL_EXAMPLES.solve_beam,
    });
    const combined = told(await call('combine_actions', { beam: BEAM }));
    expect(combined).toContain('takes `kind`, `document`');
    expect(combined).toContain('- /beam: combine_actions has no argument `beam`');
    expect(combined).toContain('"kind":"beam","document":{');
    const mistyped = await call('solve_beam', { beam: { ...BEAM, L: '6' } });
    expect(told(mistyped)).toContain('- /beam/L: invalid input: expected number, received string');
  });
});
