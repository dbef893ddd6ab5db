import { render } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { colors, tokenSheet } from '../tokens/tokens';
import { DesignProvider, schemeOf, themeNames, useDesign, useStyles } from '.';

// jsdom has no constructable style sheets; this one keeps the text it is given.
class TextSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const texts = (root: Document | ShadowRoot) =>
  (root.adoptedStyleSheets as unknown as TextSheet[]).map(({ text }) => text);

function Styled({ css }: { css: string }) {
  useStyles(css);
  const { theme } = useDesign();
  return <p>{theme}</p>;
}

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: TextSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
});

test('a sheet is adopted once, however many components ask for it', () => {
  render(
    <DesignProvider>
      <Styled css=".once{}" />
      <Styled css=".once{}" />
    </DesignProvider>,
  );
  expect(texts(document).filter((text) => text === '.once{}')).toHaveLength(1);
});

test('in a shadow root all styles go there and none into the page', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  Object.assign(shadow, { adoptedStyleSheets: [] });
  const mount = shadow.appendChild(document.createElement('div'));
  const root = createRoot(mount);
  act(() =>
    root.render(
      <DesignProvider theme="dark" root={shadow}>
        <Styled css=".in-shadow{}" />
      </DesignProvider>,
    ),
  );
  expect(texts(shadow)).toContain('.in-shadow{}');
  expect(texts(shadow).some((text) => text.includes('--color-ink:'))).toBe(true);
  expect(texts(document)).toEqual([]);
  act(() => root.unmount());
});

test('a provider inside another keeps its theme and root unless it is given its own', () => {
  const { container } = render(
    <DesignProvider theme="dark">
      <DesignProvider>
        <Styled css=".inner{}" />
      </DesignProvider>
      <DesignProvider theme="light">
        <Styled css=".inner{}" />
      </DesignProvider>
    </DesignProvider>,
  );
  expect([...container.querySelectorAll('p')].map((shown) => shown.textContent)).toEqual(['dark', 'light']);
});

test('density is that of the nearest provider, comfortable where none says so', () => {
  const { container } = render(
    <DesignProvider>
      <DesignProvider density="compact">
        <DesignProvider />
      </DesignProvider>
    </DesignProvider>,
  );
  const drawn = [...container.querySelectorAll<HTMLElement>('.design')];
  expect(drawn.map(({ dataset }) => dataset.density)).toEqual(['comfortable', 'compact', 'compact']);
});

test.each(themeNames)(
  'the %s theme has its colours, and tells the browser how to draw its own parts',
  (name) => {
    const rule = tokenSheet.split('}').find((text) => text.startsWith(`.design[data-theme="${name}"]`));
    expect(rule).toContain(`color-scheme:${schemeOf(name)};`);
    expect(rule).toContain(`--color-ink:${colors[name].ink};`);
  },
);
