/** @jest-environment ./packages/testing/src/environments/dom.ts */

import { MessagesProvider, type MessageValues, useMessages } from '@console/design/messages';
import { parse } from '@formatjs/icu-messageformat-parser';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { pseudo, pseudoText } from './pseudo';

const compiled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text) as never]));

function translateIn(messages: Readonly<Record<string, string>>) {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(
      MessagesProvider,
      { locale: 'en-XA', messages: compiled(messages), translation: pseudo },
      children,
    );
  return renderHook(useMessages as () => (key: string, values?: MessageValues) => string, { wrapper }).result
    .current;
}

test('texts of the pseudo language are in brackets, accented and two fifths longer', () => {
  expect(pseudoText('Reader')).toBe('[Réádér lo]');
  const text = 'Registration finds readers';
  expect(pseudoText(text).length).toBeGreaterThanOrEqual(Math.ceil(text.length * 1.4));
});

test('values, plurals and tags stay what they are', () => {
  const translate = translateIn({
    found: '{count, plural, one {# reader} other {# readers}} in {place}',
  });
  expect(translate('found', { count: 1200, place: 'Oslo' })).toMatch(/^\[1,200 réádérs.* íñ Oslo.*\]$/);
});
