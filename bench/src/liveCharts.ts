import { startSignedIn } from '@console/e2e/browser/signIn';
import type { Browser, WebSocketRoute } from '@playwright/test';
import type { Consoles } from './consoles';

/** Cost of the charts of the host with an hour of data and one message a second. */
export interface LiveChartsCost {
  /** Values in the chart. */
  readonly points: number;
  /** Time of the main thread for one message of each chart, in ms. */
  readonly message: number;
  /** Longest task of the main thread meanwhile, in ms; 0 when none took more than 50. */
  readonly longest: number;
}

/** Messages that are measured. */
const messages = 20;

/** An hour of values, one each ten seconds. */
const points = 360;

/** Fills both charts with an hour of data, sends a message a second to each, and takes what that costs. */
export async function measureLiveCharts(
  browser: Browser,
  { federated, session }: Consoles,
): Promise<LiveChartsCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/api\/sockets/, (socket) => void sockets.push(socket));
    await startSignedIn(page, session);
    await page.goto(`${federated}/host-health`);
    await page.getByRole('figure', { name: 'CPU usage' }).waitFor();
    while (sockets.length < 2) await page.waitForTimeout(100);
    const send = (count: number) => {
      const payload = Array.from({ length: count }, () => ({ value: Math.random() }));
      for (const socket of sockets) socket.send(JSON.stringify({ payload }));
    };
    send(points);
    await page.locator('figure svg.highcharts-root').nth(1).waitFor();
    await page.waitForTimeout(2000);
    await page.evaluate(() => {
      const tasks = [0];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () =>
      (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ??
      0;
    const before = await busy();
    for (let message = 0; message < messages; message += 1) {
      send(1);
      await page.waitForTimeout(1000);
    }
    const taken = (await busy()) - before;
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    return { points, message: (taken * 1000) / messages, longest: Math.max(...tasks) };
  } finally {
    await context.close();
  }
}
