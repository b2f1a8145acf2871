import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { exampleSketches } from '../../content/sketches.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { BeamSketch } from './BeamSketch.tsx';

const INSETS = { left: 24, right: 24 } as const;

/** The examples of the editor, each as a small drawing that opens it. */
export function Examples() {
  const t = useText(siteMessages);
  return (
    <section aria-labelledby="examples">
      <Heading id="examples">{t('home.examples')}</Heading>
      <p>{t('home.examplesLead')}</p>
      <Cards>
        {exampleSketches.map((sketch) => (
          <li key={sketch.hash}>
            <Card to={`/msb/${sketch.hash}`}>
              <BeamSketch sketch={sketch} look="thumbnail" insets={INSETS} />
              <Name>{t(sketch.titleKey)}</Name>
            </Card>
          </li>
        ))}
      </Cards>
    </section>
  );
}

const Heading = styled.h2`
  margin: 0 0 ${vars.space1};
  font-size: ${vars.text4};
  font-weight: 600;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: ${vars.space4};
  margin: ${vars.space3} 0 0;
  padding: 0;
  list-style: none;
  li {
    min-width: 0;
  }
`;

const Card = styled(Link)`
  display: block;
  border: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  color: ${vars.ink};
  text-decoration: none;
  &:hover {
    border-color: ${vars.ink};
  }
`;

const Name = styled.span`
  display: block;
  padding: ${vars.space2} ${vars.space3};
  border-top: 1px solid ${vars.hairline};
  font-weight: 600;
`;
