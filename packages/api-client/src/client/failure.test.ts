import { failureDetail } from './failure';

describe('[ERROR-01] the detail of an answer that is not a success', () => {
  const object = (body: object) => [body, JSON.stringify(body)] as const;

  it.each([
    ['both', { debugMessage: 'Conflict', message: 'There is one already' }, 'Conflict: There is one already'],
    ['both, equal', { debugMessage: 'Not found', message: 'Not found' }, 'Not found'],
    ['the message only', { status: 400, message: 'No address' }, 'No address'],
    [
      'the debug message only',
      { debugMessage: 'NullPointerException', message: null },
      'NullPointerException',
    ],
    ['a blank debug message', { debugMessage: '', message: 'No address' }, 'No address'],
  ])('joins what there is: %s', (_what, body, detail) => {
    expect(failureDetail(...object(body))).toBe(detail);
  });

  it.each([
    ['an object with neither', { error: 'Bad Gateway' }],
    ['messages that are no text', { message: { code: 1 }, debugMessage: 7 }],
    ['a list', ['no']],
  ])('is the raw body for %s', (_what, body) => {
    expect(failureDetail(...object(body))).toBe(JSON.stringify(body));
  });

  it.each(['<h1>Bad Gateway</h1>', '', '"text"', 'null', '404'])('is the raw body for %j', (raw) => {
    const parsed = (): unknown => {
      try {
        return JSON.parse(raw);
      } catch {
        return raw;
      }
    };
    expect(failureDetail(parsed(), raw)).toBe(raw);
  });
});
