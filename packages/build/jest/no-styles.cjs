// antd writes style sheets of its own while it draws. Layout is proven in a real browser, and jsdom would match every
// rule with every element each time a test asks what can be seen.
const element = () => document.createElement('style');
module.exports = {
  injectCSS: element,
  updateCSS: element,
  removeCSS: () => undefined,
  clearContainerCache: () => undefined,
};
