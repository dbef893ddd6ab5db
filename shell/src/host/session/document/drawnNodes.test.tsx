import { type Drawing, drawElement } from './drawnNodes';

const drawing = (texts: readonly (string | null)[]): Drawing => ({
  elements: [
    ['input', { class: 'field', name: 'name' }],
    ['p', { class: 'error' }, -1],
    ['svg', { viewBox: '0 0 1 1' }, 3],
    ['path', { d: 'M0 0' }],
    ['p', { '?': 1, class: 'note', title: 2 }, -3],
  ],
  text: (place) => texts[-1 - place] ?? null,
});

const draw = (host: Element, places: readonly number[], texts: readonly (string | null)[]) =>
  drawElement(host, ['div', { class: 'page' }, ...places], drawing(texts));

test('an element that is there in the next state stays, with what was typed and the focus', () => {
  const host = document.body.appendChild(document.createElement('div'));
  draw(host, [2, 0], ['', null, null]);
  const [icon, input] = [host.querySelector('svg'), host.querySelector('input')];
  input?.focus();
  if (input) input.value = 'Adm';
  draw(host, [1, 0], ['Is missing.', null, null]);
  expect(host.querySelector('input')).toBe(input);
  expect(input).toHaveValue('Adm');
  expect(input).toHaveFocus();
  expect(icon).not.toBeInTheDocument();
  expect(host).toHaveTextContent('Is missing.');
  draw(host, [0], ['', null, null]);
  expect([...host.children]).toEqual([input]);
});

test('icons are elements of SVG', () => {
  const host = document.createElement('div');
  draw(host, [2], ['', null, null]);
  expect(host.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('what a language does not have is not drawn in it, and taken away when it is chosen', () => {
  const host = document.createElement('div');
  draw(host, [4], ['', '', 'Hinweis']);
  expect(host.querySelector('.note')).toHaveAttribute('title', 'Hinweis');
  draw(host, [4], ['', null, null]);
  expect(host).toBeEmptyDOMElement();
});
