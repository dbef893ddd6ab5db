import { openToAll, proxiedPaths, securityHeaders, workerHeaders, workerPath, year } from '@console/gateway';
import type { StaticDocuments } from './staticDocuments';

/** A site as nginx is told of it. */
interface NginxSite {
  /** Address and port to listen on, `127.0.0.1:8080`. */
  readonly listen: string;
  readonly serviceUrl: string;
  /** Folder of the shell's build, with `assets` and `embed`. */
  readonly shellDir: string;
  /** Folder of the files of remotes, below `remotes`, and of scripts that other sites pin, below `embed`. */
  readonly builds: string;
  /** Folder of what is generated: documents, registry, refusals. */
  readonly generated: string;
  readonly patterns: StaticDocuments['patterns'];
  readonly frameAncestors?: readonly string[] | undefined;
  readonly brokerOrigins?: readonly string[] | undefined;
  /** Sites whose pages may open sockets. @defaultValue none */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Seconds until the service has to begin its answer. @defaultValue 60 */
  readonly serviceTimeout?: number | undefined;
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
}

/** Statuses that nginx itself refuses requests with, each with a file of its own. */
export const refused = [400, 403, 404, 405, 408, 413, 414, 415, 417, 431, 500, 501, 502, 503, 504] as const;

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

const headers = (all: Readonly<Record<string, string>>, caching: string) =>
  indented([
    ...Object.entries(all).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `add_header cache-control ${caching} always;`,
  ]);

/** `/recipes/:name` as an expression for addresses as they were asked for. */
const expressionOf = (pattern: string) =>
  `"~^${pattern
    .replace(/\/+$/, '')
    .replace(/[.+*?^$()[\]|]/g, '\\\\$&')
    .replace(/:\w+/g, '[^/?]+')}/?(\\?|$)"`;

/** Headers of the service on other origins, its connection and policies, which stay behind the server. */
const hidden = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-expose-headers',
  'access-control-max-age',
  'www-authenticate',
  'cache-control',
  'keep-alive',
  'proxy-authenticate',
];

/** Headers of a client on its connection or itself, which the service must not believe. */
const dropped = [
  'origin',
  'referer',
  'forwarded',
  'x-real-ip',
  'te',
  'keep-alive',
  'proxy-authorization',
  'x-forwarded-port',
  'x-forwarded-server',
];

/** Media types of files; what none of them says is bytes of no known kind. */
const types =
  'text/css css; text/plain txt; application/javascript js mjs; application/json json map; application/wasm wasm; ' +
  'image/svg+xml svg; image/png png; image/webp webp; font/woff2 woff2;';

/** The same for files that pages load, none of which is a page. */
const fileTypes = `types { ${types} } default_type application/octet-stream;`;

/** Variables that the server decides by. */
const maps = ({
  patterns,
  builds,
  shellDir,
  allowedOrigins = [],
}: NginxSite) => `# Which document opens an address: each has the files that its addresses need fetched ahead.
map $request_uri $console_document {
  default 0.html;
${patterns.map(({ pattern, name }) => `  ${expressionOf(pattern)} ${name};`).join('\n')}
}
map $uri $console_caching {
  "~\\.[0-9a-f]{8,}\\.\\w+$" "${year}";
  "~^/embed/[0-9a-f]{16}/" "${year}";
  default no-cache;
}
# Scripts that pages of other sites name by their digests outlive their build.
map $uri $console_embed {
  "~^/embed/[0-9a-f]{16}/" ${quoted(builds)};
  default ${quoted(shellDir)};
}
map $upstream_http_cache_control $console_service_caching {
  "" no-store;
  default $upstream_http_cache_control;
}
map $http_upgrade $console_connection {
  "" "";
  default upgrade;
}
# Cookies that nobody can want are removed with the next document, and are not what the service refuses a request for.
map $http_cookie $console_removed {
  "~^.{32768}" '"cookies"';
  default "";
}
map $http_cookie $console_cookie {
  "~^.{8193}" "";
  default $http_cookie;
}
# Programs send no origin. A browser always does, so no page of another site listens with the rights of a user.
map "$http_origin $http_host" $console_foreign {
  "~^ " 0;
  "~^https?://([^ ]+) \\1$" 0;
${allowedOrigins.map((origin) => `  "~^${origin.replace(/[.+*?^$()[\]|\\]/g, '\\$&')} " 0;`).join('\n')}
  default 1;
}
map "$console_foreign $http_upgrade" $console_foreign_socket {
  "~^1 ." 1;
  default 0;
}
# A way out of a folder, or a hidden file, is nothing that is there; refusals, which nginx takes from one, are.
map "$uri $request_uri" $console_hidden {
  volatile;
  "~^/\\.refused/" 0;
  "~*^[^ ]* [^?]*/(\\.|%2e)" 1;
  default 0;
}`;

/** Connections to the service. */
const upstream = ({ hostname, port, protocol }: URL) => `upstream console_service {
  server ${hostname}:${port || (protocol === 'https:' ? 443 : 80)} max_fails=0;
  keepalive 64;
}`;

const verifiedBy = (hostname: string) => `    proxy_ssl_server_name on;
    proxy_ssl_name ${hostname};
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 5;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`;

/** Passes requests on to the service. @param all headers of the console's own on its answers */
const proxied = ({ serviceUrl, serviceTimeout = 60 }: NginxSite, all: Readonly<Record<string, string>>) => {
  const { protocol, hostname, host, pathname } = new URL(serviceUrl);
  return `    if ($console_foreign_socket) { return 403; }
${headers(all, '$console_service_caching')}
${indented([...hidden, ...Object.keys(all)].map((name) => `proxy_hide_header ${name};`))}
${indented(dropped.map((name) => `proxy_set_header ${name} "";`))}
    proxy_set_header host ${quoted(host)};
    proxy_set_header cookie $console_cookie;
    proxy_set_header x-forwarded-for $remote_addr;
    proxy_set_header x-forwarded-host $http_host;
    proxy_set_header x-forwarded-proto $scheme;
    proxy_set_header upgrade $http_upgrade;
    proxy_set_header connection $console_connection;
    proxy_http_version 1.1;
    proxy_buffering off;
    proxy_request_buffering off;
    proxy_next_upstream off;
    proxy_connect_timeout 10s;
    proxy_send_timeout 300s;
    proxy_read_timeout ${serviceTimeout}s;
${protocol === 'https:' ? verifiedBy(hostname) : ''}    proxy_pass ${protocol}//console_service${pathname.replace(/\/+$/, '')}$request_uri;`;
};

/** Serves the files below a path. */
const files = (path: string, folder: string, all: Readonly<Record<string, string>>, caching: string) => `
  location ^~ ${path}/ {
    root ${quoted(folder)};
    ${fileTypes}
    try_files $uri =404;
${headers(all, caching)}
  }`;

/** Settings of the server beside its addresses. */
const settings = ({ listen, tls }: NginxSite) => `  listen ${listen}${tls ? ' ssl http2' : ''};
${tls ? `  ssl_certificate ${quoted(tls.cert)};\n  ssl_certificate_key ${quoted(tls.key)};\n  ssl_protocols TLSv1.2 TLSv1.3;` : ''}
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain application/javascript application/json;
  types { text/html html; ${types} }
  # Files lie there compressed as small as they get; answers of the service are compressed on the way.
  brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types application/json text/css text/plain application/javascript;
  gzip_min_length 512;
  client_max_body_size 0;
  client_header_timeout 30s;
  client_body_timeout 30s;
  keepalive_timeout 75s;
  # As many as browsers keep cookies of one site: what others under its name have left there shuts nobody out.
  large_client_header_buffers 4 1m;`;

/** Answers of the server, by address. */
function locations(site: NginxSite): string {
  const { shellDir, builds, generated, frameAncestors, brokerOrigins, tls } = site;
  const { own, file, service, documentation } = securityHeaders({
    frameAncestors,
    brokerOrigins,
    tls: tls !== undefined,
  });
  const open = { ...own, ...openToAll };
  const openFile = { ...file, ...openToAll };
  return `${refused.map((status) => `  error_page ${status} /.refused/${status}.json;`).join('\n')}
  location ^~ /.refused/ {
    internal;
    root ${quoted(generated)};
${headers(file, 'no-store')}
  }
  if ($console_hidden) { return 404; }
${files('/assets', shellDir, file, '$console_caching')}
${files('/embed', '$console_embed', openFile, '$console_caching')}
${files('/remotes', builds, openFile, quoted(year))}
  location = /registry.json {
    root ${quoted(generated)};
${headers(open, 'no-cache')}
  }
  location = ${workerPath} {
    root ${quoted(generated)};
${headers({ ...own, ...workerHeaders }, 'no-cache')}
  }
  location = /livez {
    default_type application/json;
${headers(own, 'no-store')}
    return 200 '{"ready":true}';
  }
  # Switches, reports and timings need a gateway; the console says so. What asks for its health is told the same.
  location ^~ /console/ { return 404; }
  location = /healthz { return 404; }
  location = /readyz { return 404; }
  location ^~ /docs/ {
${proxied(site, documentation)}
  }
  location = /docs {
${proxied(site, documentation)}
  }
  location ~ ^(${proxiedPaths.filter((path) => path !== '/docs').join('|')})(/|$) {
${proxied(site, service)}
  }
  location / {
    if ($request_method !~ ^(GET|HEAD)$) { return 404; }
    root ${quoted(`${generated}/documents`)};
    try_files /$console_document =404;
${headers(own, 'no-cache')}
    add_header clear-site-data $console_removed always;
  }`;
}

/** The configuration of nginx for a site, to be included where its `http` block is. */
export const nginxConfiguration = (site: NginxSite): string =>
  `# Written by \`npm run nginx\`: what is changed here is gone after the next release.

${maps(site)}
${upstream(new URL(site.serviceUrl))}

server {
${settings(site)}

${locations(site)}
}
`;
