import { cookieNames } from '../src/identity/cookies';
import { type Answer, ask, type Question } from './ask';

/** A browser that keeps cookies and follows redirects, without a page. */
export interface TestBrowser {
  /** Cookies by origin, then by name. */
  readonly cookies: Map<string, Map<string, string>>;
  /** Asks once. */
  ask(url: string, question?: Question): Promise<Answer>;
  /** Opens an address, and goes wherever it leads; forms of the provider are filled in for this person. */
  open(url: string, person?: string): Promise<Answer & { readonly url: string }>;
  /** Whose session the script of the console finds. */
  person(
    origin: string,
  ): { token: string; user: { name: string; roles: string[] }; person: string } | undefined;
  /** Asks as a page of the console does that signed in. */
  call(origin: string, path: string, question?: Question): Promise<Answer>;
}

const location = (answer: Answer, from: string) => new URL(String(answer.headers.location), from).href;

/** Makes a browser without cookies. */
export function createBrowser(): TestBrowser {
  const cookies = new Map<string, Map<string, string>>();

  async function askOnce(address: string, question: Question = {}): Promise<Answer> {
    const { origin, pathname, search } = new URL(address);
    const jar = cookies.get(origin) ?? new Map<string, string>();
    cookies.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...question.headers };
    const answer = await ask(origin, pathname + search, { ...question, headers });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const isOver = /max-age=0\b|expires=thu, 01 jan 1970/i.test(line);
      if (isOver || value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /** Sends the form of the provider. */
  function fillIn(url: string, text: string, person: string): Promise<Answer> {
    const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(text) ?? [];
    const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const body = new URLSearchParams({ ...fields, login: person, password: 'any', logout: 'yes' }).toString();
    return askOnce(new URL(action, url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  }

  function person(origin: string) {
    const text = cookies.get(origin)?.get(cookieNames.person);
    return text === undefined ? undefined : JSON.parse(decodeURIComponent(text));
  }

  return {
    cookies,
    ask: askOnce,
    person,
    async open(start, who) {
      let url = start;
      let answer = await askOnce(url);
      for (let left = 15; left > 0; left -= 1)
        if (answer.status >= 300 && answer.status < 400) {
          url = location(answer, url);
          answer = await askOnce(url);
        } else if (
          who !== undefined &&
          /<form[^>]*action="[^"]*(?:interaction|session\/end)/.test(answer.text)
        )
          answer = await fillIn(url, answer.text, who);
        else break;
      return { ...answer, url };
    },
    call: (origin, path, question = {}) =>
      askOnce(origin + path, {
        ...question,
        headers: {
          authorization: `JWT ${person(origin)?.token}`,
          'sec-fetch-site': 'same-origin',
          ...question.headers,
        },
      }),
  };
}
