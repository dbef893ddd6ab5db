/** A key that is no secret, with a certificate for localhost, to prove HTTP/2. Never used outside of tests. */
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwU/F/JXCpzPqwsOq
0ExXerCR0pLORpeBgQcG1mITTOChRANCAAThhMKrD+BkIs6nS6huo2N9M6I4PC4e
/36nVMcQlNE8gc02ejdv98vrXX8xF70kRLzN9eG6VscJq/N+QT09803y
-----END PRIVATE KEY-----
`;

/** Certificate of `localhost` for the key above, valid for a hundred years. */
export const cert = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUUeaKW+lxShUbIYl0uZuzo4G0nMIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE1MTIxMloYDzIxMjYxMDI4
MTUxMjEyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAThhMKrD+BkIs6nS6huo2N9M6I4PC4e/36nVMcQlNE8gc02ejdv98vr
XX8xF70kRLzN9eG6VscJq/N+QT09803yo28wbTAdBgNVHQ4EFgQUjhUCUKhzjD8i
hPfwVsxmjvMKy/MwHwYDVR0jBBgwFoAUjhUCUKhzjD8ihPfwVsxmjvMKy/MwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgPjSHZsJyM0BqgjqBD0rrP3vviRI0uwDB9+TR9S+7+G0CIQDG
zEsWWxVqUhupMJ8ZJ3abTQDoUHZ6+K8/3G6noUyohA==
-----END CERTIFICATE-----
`;
