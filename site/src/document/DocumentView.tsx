import { Link } from '../navigation/Link.tsx';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { LazyTryOut } from './LazyTryOut.tsx';
import type { Block, Run } from './parseDocument.ts';

/** Renders a text of the site. */
export function DocumentView({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <Text>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </Text>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Runs runs={block.runs} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((runs, index) => (
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'widget':
      return <LazyTryOut editor={block.editor} name={block.name} />;
    default:
      return block satisfies never;
  }
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, index) => {
    if (run.kind === 'strong') return <strong key={index}>{run.text}</strong>;
    if (run.kind === 'link')
      return (
        <Link key={index} to={run.to}>
          {run.text}
        </Link>
      );
    return <span key={index}>{run.text}</span>;
  });
}

const Text = styled.div`
  min-width: 0;
  font-size: ${vars.text3};
  & > :is(p, ul, h2) {
    max-width: 84ch;
  }
  & > h2 {
    margin: ${vars.space5} 0 ${vars.space2};
    font-size: ${vars.text4};
    font-weight: 600;
  }
  & > p {
    margin: 0 0 ${vars.space3};
  }
  & > ul {
    margin: 0 0 ${vars.space3};
    padding-inline-start: ${vars.space5};
  }
  & > pre {
    max-width: 70ch;
    margin: 0 0 ${vars.space3};
    padding: ${vars.space3};
    border: 1px solid ${vars.hairline};
    background: ${vars.sheet};
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    code {
      font: inherit;
    }
  }
  a {
    color: ${vars.accent};
  }
`;
