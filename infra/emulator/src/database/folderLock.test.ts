import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { lockFolder } from './folderLock';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lock-'));
  folder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('a folder is one emulator’s until it gives it free', async () => {
  const free = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid} is using it`);
  await free();
  await (await lockFolder(folder))();
  await expect(readFile(`${folder}.lock`)).rejects.toThrow('ENOENT');
});

test('another process that lives keeps it', async () => {
  await writeFile(`${folder}.lock`, String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow(
    `process ${process.ppid} is using it (if that is no emulator, delete ${folder}.lock)`,
  );
});

test.each(['4194304', '4194304 7', 'nonsense', '', '-1', String(process.pid), `${process.pid} 7`])(
  'a lock left over by %j is taken over',
  async (owner) => {
    await writeFile(`${folder}.lock`, owner);
    const free = await lockFolder(folder);
    expect((await readFile(`${folder}.lock`, 'utf8')).split(' ')[0]).toBe(String(process.pid));
    await free();
  },
);

const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('a lock whose number another process has by now is taken over', async () => {
  const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8');
  const started = stat.split(') ').at(-1)?.split(' ')[19];
  await writeFile(`${folder}.lock`, `${process.ppid} ${started}`);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.ppid} is using it`);
  await writeFile(`${folder}.lock`, `${process.ppid} ${Number(started) - 1}`);
  await (await lockFolder(folder))();
});

testOnLinux('a lock is taken over at once after its process was killed', async () => {
  // It holds more memory than its end gives back in a moment.
  const program = "const held = Buffer.alloc(2e8, 1); console.log('holds'); setInterval(() => held, 1e6)";
  const holder = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(holder.stdout, 'data');
  await writeFile(`${folder}.lock`, String(holder.pid));
  await expect(lockFolder(folder)).rejects.toThrow('is using it');
  holder.kill('SIGKILL');
  await (await lockFolder(folder))();
});

testOnLinux('a lock of a killed process that nobody has taken note of is taken over', async () => {
  // The second program takes the place of the shell, and never asks what became of the shell's child.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const read = (pid: unknown, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8');
  try {
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(line);
    while ((await read(parent.pid, 'comm')).trim() !== 'sleep') await setImmediate();
    process.kill(pid, 'SIGKILL');
    while (!(await read(pid, 'stat')).includes(') Z ')) await setImmediate();
    await writeFile(`${folder}.lock`, String(pid));
    await expect(async () => (await lockFolder(folder))()).resolves.not.toThrow();
  } finally {
    parent.kill('SIGKILL');
  }
});
