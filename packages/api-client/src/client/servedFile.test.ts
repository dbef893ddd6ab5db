import { type FileProgress, fileNameIn, servedFile } from './servedFile';

test.each([
  ['attachment; filename="itemsense-logs.tar.gz"', 'itemsense-logs.tar.gz'],
  ['attachment; filename=items.csv', 'items.csv'],
  ['attachment; filename="a \\"quoted\\" name.csv"', 'a "quoted" name.csv'],
  [`attachment; filename="job.csv"; filename*=UTF-8''J%C3%B6b%201.csv`, 'Jöb 1.csv'],
  [`attachment; filename="job.csv"; filename*=UTF-8''%E0%A4%A`, 'job.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\logs\\\\today.log"', 'today.log'],
  ['attachment', ''],
  ['', ''],
])('[DOWNLOAD-01] %s names the file "%s"', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});

const parts = (count: number, failure?: Error) => {
  let given = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      if (given <= count) controller.enqueue(new TextEncoder().encode('part\n'));
      else if (failure) controller.error(failure);
      else controller.close();
    },
  });
};

test('how much of a file is there is told with each part, of how much where the length is that of the file', async () => {
  const told: FileProgress[] = [];
  const reading = { onProgress: (progress: FileProgress) => void told.push(progress) };
  const file = await servedFile(new Response(parts(2), { headers: { 'content-length': '10' } }), reading);
  expect(await file?.content.text()).toBe('part\npart\n');
  await servedFile(
    new Response(parts(1), { headers: { 'content-length': '3', 'content-encoding': 'gzip' } }),
    reading,
  );
  expect(told).toEqual([{ received: 5, total: 10 }, { received: 10, total: 10 }, { received: 5 }]);
});

test('a file that ends too early is a failure, or what came of it for who wants that', async () => {
  const broken = () => new Response(parts(2, new TypeError('terminated')));
  await expect(servedFile(broken())).rejects.toThrow('terminated');
  const file = await servedFile(broken(), { keepIncomplete: true });
  expect([await file?.content.text(), file?.incomplete]).toEqual(['part\npart\n', true]);
});
