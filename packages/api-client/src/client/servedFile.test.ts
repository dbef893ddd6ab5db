import { fileNameIn } from './servedFile';

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
