import { run } from './run';

test('the answer of a program is kept apart from its remarks, which may come in the middle of it', async () => {
  const program = `
    const { writeSync } = require('node:fs');
    const said = (stream, text, next) => { writeSync(stream, text); setTimeout(next, 200); };
    said(1, '{"a":', () => said(2, 'a remark ', () => said(1, '1}', () => undefined)));
  `;
  const { ok, stdout, output } = await run(process.execPath, ['-e', program], { quiet: true });
  expect({ ok, stdout }).toEqual({ ok: true, stdout: '{"a":1}' });
  expect(output).toContain('a remark');
});
