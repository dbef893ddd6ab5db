// An application on React 18 that shows the remote as a part of its own tree.
const { createElement: h, useCallback, useEffect, useState, version } = globalThis.React;

function Readers({ token, theme }) {
  const attach = useCallback(
    (element) => {
      if (element) element.token = token;
    },
    [token],
  );
  return h('rfid-remote', { name: 'readers', theme, ref: attach });
}

function App() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(false);
  const [token, setToken] = useState();
  useEffect(() => {
    fetch('/token')
      .then((answer) => answer.json())
      .then((answer) => setToken(answer.token));
  }, []);
  return h(
    'main',
    null,
    h('h1', null, `Portal on React ${version}`),
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, `Counted ${count}`),
    h('button', { type: 'button', onClick: () => setShown(!shown) }, shown ? 'Hide readers' : 'Show readers'),
    h('div', { id: 'place' }, shown && token && h(Readers, { token, theme: 'dark' })),
  );
}

globalThis.ReactDOM.createRoot(document.getElementById('app')).render(h(App));
