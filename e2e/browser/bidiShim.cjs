// What Playwright 1.65 lacks to drive the Firefox of a distribution by WebDriver BiDi (channel `moz-firefox`); its own
// Firefox needs none of it. playwright.config.ts has every worker load this file before Playwright (`--require`). Each
// part names the version from which it can go. A part that does not fit any more ends the run.
const { _extensions: extensions } = require('node:module');

/** Parts: text of Playwright and what takes its place; everywhere, or once after another text. */
const parts = [
  // Colour scheme: `emulation.setMediaFeaturesOverride` is unknown to Firefox 153, and no context can be made without it.
  // A preference does the same for all pages; it is set in the parent process, for which Firefox needs the argument
  // `--remote-allow-system-access`. Goes with the first ESR that knows the command.
  {
    after: 'BidiSession = class extends',
    text: 'async send(method2, params2) {',
    becomes:
      'async send(method2, params2) {\n' +
      'if (method2 === "emulation.setMediaFeaturesOverride") return globalThis.bidiColourScheme(this, params2);',
  },
  // `fill` writes into the page by the setter that React put on the field to notice what it wrote itself, so React takes
  // the event for one without a change and the field stays empty. The setter of the element is what a person's typing
  // amounts to. Goes with the first Playwright that fills in the utility world by BiDi, too.
  {
    text: 'inputElement.value += text;',
    becomes:
      'Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call(inputElement, inputElement.value + text);',
  },
  {
    text: 'inputElement.value = value;',
    becomes:
      'Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call(inputElement, value);',
  },
  // Scripts of a context run in the empty document of every new page as well, which has no origin and so no storage: an
  // error nobody made. Goes with the first Firefox that runs them only where something was opened.
  {
    text: 'functionDeclaration: `() => { return',
    becomes: 'functionDeclaration: `() => { if (document.URL === "about:blank") return; return',
  },
  // Downloads of what was made in the page: Firefox 153 begins no navigation for them, by which Playwright tells downloads
  // apart. Their address is as good. A file whose name is taken is saved under another, which Firefox tells at the end.
  // Goes with the first ESR that gives downloads names of their own.
  {
    after: '_onDownloadWillBegin(event) {',
    text: 'if (!event.download && !event.navigation)',
    becomes: 'event.navigation ??= event.url; if (!event.navigation)',
  },
  {
    after: '_onDownloadEnded(event) {',
    text: 'if (!event.download && !event.navigation)',
    becomes:
      'event.navigation ??= event.url;' +
      'const saved = this._browserContext._browser._downloads.get(event.download ?? event.navigation);' +
      'if (saved && event.filepath) saved.artifact._localPath = event.filepath;' +
      'if (!event.navigation)',
  },
];

const load = extensions['.js'];
extensions['.js'] = (module, filename) => {
  if (!/playwright-core[\\/]lib[\\/]coreBundle\.js$/.test(filename)) return load(module, filename);
  const compile = module._compile;
  module._compile = function (source, name) {
    const mended = parts.reduce((text, part) => {
      const from = text.indexOf(part.after ?? part.text);
      if (from < 0 || !text.includes(part.text, from))
        throw new Error(`Playwright has no "${part.text}" any more: see e2e/browser/bidiShim.cjs.`);
      const rest = text.slice(from);
      const becomes = () => part.becomes;
      return (
        text.slice(0, from) +
        (part.after ? rest.replace(part.text, becomes) : rest.replaceAll(part.text, becomes))
      );
    }, source);
    return compile.call(this, mended, name);
  };
  return load(module, filename);
};

/** Values of the preference; 2 follows the device. */
const schemes = { dark: 0, light: 1 };

globalThis.bidiColourScheme = async (session, { features }) => {
  const { browserSession } = session.connection;
  const { contexts } = await browserSession.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
    maxDepth: 0,
  });
  const value = schemes[features['prefers-color-scheme']] ?? 2;
  await browserSession.send('script.evaluate', {
    expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`,
    target: { context: contexts[0].context },
    awaitPromise: false,
  });
};

// Evaluation in an isolated world, which tests cannot ask Playwright for: `axe` runs there, out of reach of the page and its
// policy. Goes when Playwright offers the worlds of its own to tests.
globalThis.bidiEvaluate = async (page, expression) => {
  const frame = page._connection.toImpl(page).mainFrame();
  return (await frame.context('utility')).rawEvaluateJSON(expression);
};
