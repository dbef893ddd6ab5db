import { audienceCookie } from '@console/remote/registry';

const year = 31_536_000;

/**
 * The cookie that tells the gateway which builds to fetch ahead.
 * @param audience what stands for the user; undefined takes the cookie back.
 * @param secure whether the page came by TLS: then the cookie never travels without.
 */
export const audienceCookieOf = (audience: string | undefined, secure: boolean): string =>
  `${audienceCookie}=${audience ?? ''}; path=/; SameSite=Strict${secure ? '; Secure' : ''}; max-age=${audience ? year : 0}`;
