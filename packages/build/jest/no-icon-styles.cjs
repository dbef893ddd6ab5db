// The icons of antd write their style sheet by a module of their own, which also warns.
module.exports = {
  ...require('./no-styles.cjs'),
  getShadowRoot: () => null,
  warningOnce: (valid, message) => {
    if (!valid) console.error(message);
  },
};
