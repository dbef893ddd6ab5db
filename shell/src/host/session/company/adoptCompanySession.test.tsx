import { restoreSession, storeSession } from '../storedSession';
import { adoptCompanySession } from './companySession';

describe('the session of a person of the company', () => {
  const own = { token: 'console-session.0123456789abcdefghijkl.m1', user: { name: 'ada', roles: ['Admin'] } };
  const ofService = { token: 'service-token', user: { name: 'Admin', roles: ['Admin'] } };
  const withCookie = (value: string) =>
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(`other=1; __Host-console-person=${value}`);
  afterEach(() => {
    jest.restoreAllMocks();
    storeSession(undefined);
  });

  test('is taken up from the cookie of the gateway, in place of one before', () => {
    withCookie(encodeURIComponent(JSON.stringify(own)));
    adoptCompanySession();
    expect(restoreSession()).toEqual(own);
    const next = { ...own, token: 'console-session.9123456789abcdefghijkl.m2' };
    withCookie(encodeURIComponent(JSON.stringify(next)));
    adoptCompanySession();
    expect(restoreSession()).toEqual(next);
  });

  test('leaves one of the service alone', () => {
    storeSession(ofService);
    withCookie(encodeURIComponent(JSON.stringify(own)));
    adoptCompanySession();
    expect(restoreSession()).toEqual(ofService);
  });

  test.each(['', 'nonsense', encodeURIComponent('{"token":7}'), encodeURIComponent('null')])(
    'is over in this tab where the cookie is %j',
    (value) => {
      storeSession(own);
      withCookie(value);
      adoptCompanySession();
      expect(restoreSession()).toBeUndefined();
    },
  );
});
