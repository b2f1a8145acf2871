import { describe, expect, test } from 'vitest';
import { BEAM, connectAgent, textOf as told } from '../../test/support/agent.ts';
import { TOOL_EXAMPLES } from '../mcp/toolExamples.ts';

describe('what agents can read and ask', () => {
  const { call, client } = connectAgent();

  const read = async (uri: string): Promise<string> => {
    const { contents } = await client().readResource({ uri });
    return contents.map((content) => ('text' in content ? content.text : '')).join('');
  };

  test('every listed resource can be read', async () => {
    const { resources } = await client().listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining([
        'eecs://guide/units',
        'eecs://guide/signs',
        'eecs://examples',
        'eecs://schema/frame',
      ]),
    );
    for (const { uri } of resources) expect((await read(uri)).length).toBeGreaterThan(100);
  });

  test('the examples have a call of every tool', async () => {
    const { tools } = await client().listTools();
    const examples = JSON.parse(await read('eecs://examples')) as object;
    expect(Object.keys(examples).sort()).toEqual(tools.map(({ name }) => name).sort());
    expect(examples).toEqual(TOOL_EXAMPLES);
  });

  test('the resource about signs tells what the solver does: a cantilever under a load at its tip', async () => {
    const signs = await read('eecs://guide/signs');
    const answer = await call('solve_beam', {
      beam: {
        ...BEAM,
        supports: [{ className: 'clamp', x: 0 }],
        loads: [{ className: 'ShearLoad', x: 6, c: [-1000] }],
      },
    });
    // The clamp pushes 1000 N upwards and turns anticlockwise by 1000 N · 6 m; the top is stretched; the tip sinks.
    expect(signs).toContain('upwards, to the right and anticlockwise are positive');
    expect(signs).toContain('"clamp" is a built-in end');
    expect(told(answer)).toContain('support 1 at x = 0: Rx 0, Ry 1000, M 6000');
    expect(signs).toContain('Q is the resultant of the forces on the part to the left, positive upwards');
    expect(told(answer)).toContain('shear force in N: max 1000 at');
    expect(signs).toContain('positive if it stretches the bottom');
    expect(told(answer)).toMatch(/bending moment in N\*m: max -?0 at x = 6, min -6000 at x = 0/);
    expect(signs).toContain('A deflection is positive upwards');
    // F·l³/3 with EI = 1.
    expect(told(answer)).toMatch(/deflection in m: max -?0 at x = 0, min -72000 at x = 6/);
  });

  test.each([
    ['pin', 2],
    ['roller', 1],
    ['clamp', 3],
  ])('a %s holds a beam and a frame in %i of 3 directions', async (className, held) => {
    const beam = { schema: 1, ...BEAM, supports: [{ className, x: 0 }] };
    const frame = {
      joints: [
        { x: 0, y: 0, support: { className } },
        { x: 6, y: 0, loads: [{ className: 'ShearLoad', c: [-1000] }] },
      ],
      members: [{ i: 0, j: 1 }],
    };
    for (const [kind, document] of Object.entries({ beam, frame })) {
      const { structuredContent } = await call('judge_structure', { kind, document });
      expect([kind, structuredContent['verdict']]).toEqual([kind, expect.objectContaining({ W: 3 - held })]);
    }
  });

  test('the prompts carry the words of the person and name tools and resources that exist', async () => {
    const { prompts } = await client().listPrompts();
    expect(prompts.map(({ name }) => name).sort()).toEqual(['explain_result', 'solve_beam_in_words']);
    const problem = 'Балка длиной 6 м на двух опорах, 12 кН/м.';
    const solve = await client().getPrompt({ name: 'solve_beam_in_words', arguments: { problem } });
    const explain = await client().getPrompt({ name: 'explain_result', arguments: { result: 'M = 54000' } });
    const texts = [solve, explain].map(({ messages }) => JSON.stringify(messages));
    expect(texts[0]).toContain(problem);
    expect(texts[1]).toContain('M = 54000');
    const { tools } = await client().listTools();
    const { resources } = await client().listResources();
    const known = [...tools.map(({ name }) => name), ...resources.map(({ uri }) => uri)];
    const named = texts.join(' ').match(/eecs:\/\/[\w/]+|\b(?:solve|open)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});
