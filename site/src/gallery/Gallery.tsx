import { gallery } from 'virtual:gallery';
import { Link } from '../navigation/Link.tsx';
import { styled } from 'styled-components';
import { exampleMessages } from '@eecs/ui-beam';
import { useText, vars } from '@eecs/ui-kit';
import { pathTo } from '../routes/pathTo.ts';

/** The verified examples, each as a small drawing with its moments; a click opens it. */
export function Gallery() {
  const t = useText(exampleMessages);
  return (
    <Cards>
      {gallery.map(({ name, hash, svg }) => (
        <li key={name}>
          <Card to={pathTo('beam', { hash })}>
            <Picture dangerouslySetInnerHTML={{ __html: svg }} />
            <Words>
              <strong>{t(`${name}.title`)}</strong>
              <span>{t(`${name}.description`)}</span>
            </Words>
          </Card>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: ${vars.space4};
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 639px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space2};
  }
`;

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  text-decoration: none;
  &:hover {
    border-color: ${vars.ink};
  }
`;

const Picture = styled.div`
  border-bottom: 1px solid ${vars.hairline};
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 440 / 202;
  }
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
  padding: ${vars.space2} ${vars.space3} ${vars.space3};
  span {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  @media (max-width: 639px) {
    padding: ${vars.space2};
    font-size: ${vars.text1};
    span {
      display: none;
    }
  }
`;
