// An application on some version of React that shows the remote as a part of its own tree.
const { createElement: h, useCallback, useEffect, useState, version } = globalThis.React;
const { ReactDOM } = globalThis;
// Since 19 what is no text becomes a property of an element.
const setsProperties = Number.parseInt(version, 10) >= 19;

function Readers({ token, theme }) {
  const attach = useCallback(
    (element) => {
      if (element) element.token = token;
    },
    [token],
  );
  return h('rfid-remote', {
    name: 'readers',
    theme,
    ...(setsProperties ? { token: () => token } : { ref: attach }),
  });
}

function App() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(false);
  const [theme, setTheme] = useState('dark');
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
    h('button', { type: 'button', onClick: () => setTheme('light') }, 'Make it light'),
    h('button', { type: 'button', onClick: () => setShown(!shown) }, shown ? 'Hide readers' : 'Show readers'),
    h('div', { id: 'place' }, shown && token && h(Readers, { token, theme })),
  );
}

const app = document.getElementById('app');
if (ReactDOM.createRoot) ReactDOM.createRoot(app).render(h(App));
else ReactDOM.render(h(App), app);
