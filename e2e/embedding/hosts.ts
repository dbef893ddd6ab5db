/** A page of the portal: what it loads beside the script of the console, and how it is. */
export interface Host {
  /** Scripts of the portal in their order, by the paths it serves them at. */
  readonly scripts: readonly string[];
  readonly styles?: readonly string[];
  /** Attributes of the root element. @defaultValue `lang="en"`. */
  readonly attributes?: string;
  /**
   * Content of the body. @defaultValue text and controls of the portal, and the place of what is embedded.
   */
  readonly body?: string;
  /** Sources of styles beside the portal itself. @defaultValue none. */
  readonly styleSources?: string;
  /** Trusted Types policies of the libraries. @defaultValue none. */
  readonly policies?: string;
  /** Requires scripts to go through policies. @defaultValue true */
  readonly trustedTypes?: boolean;
  /** Requires scripts to be named by their digests (`Integrity-Policy`). @defaultValue false */
  readonly pinned?: boolean;
  /** Loads the script of the console. @defaultValue true */
  readonly embeds?: boolean;
}

const controls = `
    <main>
      <h1>Portal</h1>
      <p>Text of the portal with <a href="/plain.html">link to itself</a>.</p>
      <button type="button">Button of the portal</button>
      <input aria-label="Input of the portal">
      <table><tbody><tr><td>Cell of the portal</td></tr></tbody></table>
      <div id="place"></div>
    </main>`;

const app = '<div id="app"></div>';

const react = (version: number): Host => ({
  scripts: [`/react-${version}.js`, `/react-dom-${version}.js`, '/react-app.js'],
  body: app,
});

/** The pages of the portal, by path. */
export const hosts: Readonly<Record<string, Host>> = {
  '/plain.html': { scripts: ['/plain.js'] },
  '/aggressive.html': { scripts: ['/plain.js'], styles: ['/portal.css', '/aggressive.css'] },
  '/dark.html': {
    scripts: ['/plain.js'],
    styles: ['/portal.css', '/dark.css'],
    // A language that the console does not have.
    attributes: 'lang="he" dir="rtl"',
  },
  '/narrow.html': { scripts: ['/plain.js'], styles: ['/portal.css', '/narrow.css'] },
  '/branded.html': { scripts: ['/plain.js'], styles: ['/portal.css', '/branded.css'] },
  '/two.html': {
    scripts: ['/plain.js'],
    body: '<main><h1>Portal</h1><div id="place"></div><div id="other"></div><div id="third"></div></main>',
  },
  '/pinned.html': { scripts: ['/plain.js'], pinned: true, policies: 'portal' },
  '/framing.html': {
    scripts: [],
    embeds: false,
    body: `<main><h1>Portal</h1><iframe title="Embedding" src="/plain.html" width="1200" height="700" sandbox="allow-scripts allow-same-origin allow-forms"></iframe></main>`,
  },
  '/react-17.html': react(17),
  '/react-18.html': react(18),
  '/react-19.html': { ...react(19), scripts: ['/react-19.js', '/react-app.js'] },
  '/package.html': { scripts: ['/package-app.js'], body: app, embeds: false },
  '/vue.html': { scripts: ['/vue.js', '/vue-app.js'], body: app, policies: 'vue' },
  '/antd-5.html': {
    scripts: ['/react-18.js', '/react-dom-18.js', '/dayjs.js', '/antd-5.js', '/antd-5-app.js'],
    body: app,
    // That version of antd writes its styles into elements.
    styleSources: "'unsafe-inline'",
    trustedTypes: false,
  },
};

/** A script as a page includes it. */
export interface Included {
  readonly src: string;
  /** Digest of what it has to be. */
  readonly integrity?: string;
}

/**
 * The document of a page.
 * @param scripts what it loads, in its order
 */
export function documentOf(host: Host, scripts: readonly Included[]): string {
  const { styles = ['/portal.css'], attributes = 'lang="en"', body = controls } = host;
  const element = ({ src, integrity }: Included) =>
    `<script defer src="${src}"${integrity ? ` integrity="${integrity}" crossorigin` : ''}></script>`;
  return `<!doctype html>
<html ${attributes}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Portal</title>
    <link rel="icon" href="data:,">
    ${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n    ')}
    ${scripts.map(element).join('\n    ')}
  </head>
  <body>${body}
  </body>
</html>
`;
}

/** The policy of a page: strict, and no more than docs/integrators.md asks for. */
export function policyOf(
  { styleSources = '', policies = '', trustedTypes = true }: Host,
  consoleUrl: string,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${consoleUrl}`,
    `connect-src 'self' ${consoleUrl} ${consoleUrl.replace(/^http/, 'ws')}`,
    `style-src 'self' ${styleSources}`,
    "img-src 'self' data:",
    "frame-src 'self'",
    "base-uri 'none'",
    ...(trustedTypes
      ? [
          "require-trusted-types-for 'script'",
          `trusted-types console-loader console-bundle highcharts ${policies} 'allow-duplicates'`,
        ]
      : []),
  ].join('; ');
}
