import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { languages } from '../language';
import live from '../live/en.json';
import query from '../query/en.json';
import table from '../table/en.json';
import { loadDesignMessages } from '../translations';
import {
  type Catalogue,
  codeLabels,
  Message,
  MessagesProvider,
  type MessageValues,
  type RichValue,
  useMessages,
} from '.';
import design from './en.json';

const catalogue = { ...design, ...live, ...query, ...table };

/** Reads messages that no catalogue of the console has. */
const useAnyMessages = useMessages as () => (key: string, values?: MessageValues) => string;

const AnyMessage = Message as (props: {
  id: string;
  values: Readonly<Record<string, RichValue>>;
}) => ReactNode;

const readMessages = (messages: Catalogue = {}, locale?: string) =>
  renderHook(useAnyMessages, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider messages={messages} locale={locale}>
        {children}
      </MessagesProvider>
    ),
  }).result.current;

test('[FORM-02] generic messages exist for blank, too long, too short, integer and number', () => {
  const translate = readMessages();
  expect(translate('validation.blank', { label: 'Name' })).toBe("Name can't be blank.");
  expect(translate('validation.tooLong', { label: 'Name', max: 200 })).toBe(
    'Name is too long (at most 200 characters).',
  );
  expect(translate('validation.tooShort', { label: 'Name', min: 1 })).toBe(
    'Name is too short (at least 1 character).',
  );
  expect(translate('validation.integer', { label: 'Floor' })).toBe('Floor must be a whole number.');
  expect(translate('validation.number', { label: 'X' })).toBe('X must be a number.');
});

test('[FORM-18] a missing message throws in tests', () => {
  expect(() => readMessages()('readers.unheard')).toThrow('There is no message "readers.unheard" for "en".');
});

test('neither a key that no catalogue has nor a value that is missing or left over compiles', () => {
  const translate = renderHook(useMessages).result.current;
  const mistakes = [
    // @ts-expect-error there is no such key
    () => translate('form.sumbit'),
    // @ts-expect-error the label is missing
    () => translate('validation.blank'),
    // @ts-expect-error it takes a label
    () => translate('validation.blank', { name: 'Name' }),
    // @ts-expect-error the code has no text
    () => codeLabels('live.connection', ['upside down']),
  ];
  expect(mistakes).toHaveLength(4);
});

test('codes are named by the texts below a key, others as they come or as it is said', () => {
  const translate = renderHook(useMessages).result.current;
  const label = codeLabels('form.duration', ['hours']);
  expect([label('hours', translate), label('weeks', translate), label(undefined, translate)]).toEqual([
    'Hours',
    'weeks',
    undefined,
  ]);
  expect(codeLabels('form.duration', ['hours'], (code) => `${code}?`)('weeks', translate)).toBe('weeks?');
});

test('a message that is not given its values throws in tests', () => {
  expect(() => readMessages()('validation.blank')).toThrow(/label/);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

test('[FORM-18] every key of the catalogue is known', () => {
  const text = sources(join(__dirname, '..')).join('\n');
  const areas = [...new Set(Object.keys(catalogue).map((key) => key.split('.')[0]))].join('|');
  const used = new Set(
    [...text.matchAll(new RegExp(`'((?:${areas})\\.[a-zA-Z.]+)'`, 'g'))].map(([, key = '']) => key),
  );
  // Written with the kind of an action or the unit of a time in its key.
  const composed = [...text.matchAll(/`([a-zA-Z.]+\.)\$\{/g)].map(([, start = '']) => start);
  // For the pages of remotes: titles of forms, names of empty lists, words of the record layer.
  const offered = [
    'page.creatingTitle',
    'page.editingTitle',
    'records.createAgain',
    'records.deleteKept',
    'records.deleteSecret',
    'records.inUse',
    'records.notUsed',
    'records.undo',
    'records.usedBy',
    'records.usedByBefore',
    'table.noEvents',
    'table.noReaders',
  ];
  const known = (key: string) =>
    used.has(key) || offered.includes(key) || composed.some((start) => key.startsWith(start));
  expect(Object.keys(catalogue).filter((key) => !known(key))).toEqual([]);
});

test('a provider adds to the catalogue around it and replaces the same keys', () => {
  const { result } = renderHook(useAnyMessages, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider messages={{ outer: 'outer', both: 'outer' }}>
        <MessagesProvider messages={{ both: 'inner', 'form.submit': 'Save' }}>{children}</MessagesProvider>
      </MessagesProvider>
    ),
  });
  const translate = result.current;
  expect([translate('outer'), translate('both'), translate('form.submit'), translate('form.cancel')]).toEqual(
    ['outer', 'inner', 'Save', 'Cancel'],
  );
});

test('a translation lies over English, and English stands in for what is not translated', () => {
  const { result } = renderHook(useAnyMessages, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider
        locale="de"
        messages={{ one: 'one', two: 'two' }}
        translation={{ one: 'eins', late: 'später' }}
      >
        <MessagesProvider messages={{ two: 'second', late: 'late' }}>{children}</MessagesProvider>
      </MessagesProvider>
    ),
  });
  const translate = result.current;
  expect([translate('one'), translate('two'), translate('late'), translate('form.submit')]).toEqual([
    'eins',
    'second',
    'später',
    'Submit',
  ]);
});

test('a place in another language than around has nothing of the translation around', () => {
  const { result } = renderHook(useAnyMessages, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider locale="de" messages={{ one: 'one' }} translation={{ one: 'eins' }}>
        <MessagesProvider locale="en" messages={{}}>
          {children}
        </MessagesProvider>
      </MessagesProvider>
    ),
  });
  expect(result.current('one')).toBe('one');
});

test.each(languages.filter((language) => language !== 'en'))(
  'what design says in %s is loaded on demand, all of it',
  async (language) => {
    const loaded = await loadDesignMessages(language);
    expect(Object.keys(loaded).sort()).toEqual(Object.keys(catalogue).sort());
  },
);

test('English needs nothing that would have to be loaded', async () => {
  expect(await loadDesignMessages('en')).toEqual({});
});

test('messages that the build has compiled read like their text', () => {
  const text = '{count, plural, one {# reader} other {# readers}} in {place}';
  const translate = readMessages({ compiled: parse(text) as never, text });
  const values = { count: 1200, place: 'Oslo' };
  expect(translate('compiled', values)).toBe('1,200 readers in Oslo');
  expect(translate('text', values)).toBe('1,200 readers in Oslo');
});

test.each([
  ["It''s '{'done'}'", {}],
  ['{name} at {place}', { name: 'dock <4>', place: '' }],
  ['{name} of {total}', { name: 'one', total: 1200 }],
])('compiled or not, %s with %j is the same, with and without what the language has', (text, values) => {
  const translate = readMessages({ compiled: parse(text) as never, text });
  expect(translate('compiled', values)).toBe(translate('text', values));
});

test('a compiled message whose value is missing is named like any other', () => {
  const translate = readMessages({ compiled: parse('{name} of {total}') as never });
  expect(() => translate('compiled', { name: 'one' })).toThrow('total');
});

test('numbers follow the language', () => {
  expect(readMessages({ total: '{total, number}' }, 'de')('total', { total: 1234.5 })).toBe('1.234,5');
});

test.each([
  ['en', 'EUR', 1234.5, '€1,234.50'],
  ['en', 'USD', 1234.567, '$1,234.57'],
  ['en', 'USD', 3, '$3.00'],
  ['de', 'EUR', 1234.5, '1.234,50 €'],
])('[FORM-17] in %s an amount in %s has 2 decimals: %d is %s', (locale, currency, amount, text) => {
  const translate = readMessages({ price: `{amount, number, ${currency}}` }, locale);
  expect(translate('price', { amount }).replaceAll('\u00a0', ' ')).toBe(text);
});

test('a rich message holds elements', () => {
  render(
    <MessagesProvider messages={{ rich: 'See <link>{name}</link>.' }}>
      <AnyMessage id="rich" values={{ name: 'job 7', link: (chunks) => <a href="/jobs/7">{chunks}</a> }} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('link', { name: 'job 7' })).toHaveAttribute('href', '/jobs/7');
});
