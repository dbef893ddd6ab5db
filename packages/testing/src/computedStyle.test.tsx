/** @jest-environment ./packages/testing/src/environments/dom.ts */

/** Values of jsdom itself, in a window that nobody has made quicker. */
const inFrame = (html: string) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument as Document;
  page.body.innerHTML = html;
  return page;
};

const asked = [
  'display',
  'visibility',
  'pointer-events',
  'opacity',
  'overflow',
  'overflow-x',
  'overflow-y',
  'stroke-width',
  'z-index',
  'font-size',
] as const;

const stylesIn = (page: Document, property: (typeof asked)[number]) =>
  [...page.querySelectorAll('#sample *')].map((element) => {
    const style = (page.defaultView as Window).getComputedStyle(element);
    return `${element.outerHTML.slice(0, 40)} ${style.getPropertyValue(property)}`;
  });

const sample = `<div id="sample">
  <p>text <span>and <b hidden>more</b></span></p>
  <ul><li>one</li></ul><ol><li><ul><li>two</li></ul></li></ol>
  <table><thead><tr><th>name</th></tr></thead><tbody><tr><td style="display: none">value</td></tr></tbody></table>
  <form><input><input type="hidden"><select><option>a</option></select><button>send</button><textarea></textarea></form>
  <dialog>closed</dialog><dialog open><p>open</p></dialog>
  <details><summary>more</summary><p>rest</p></details>
  <div style="visibility: hidden"><span>not seen</span><span style="visibility: visible">seen</span></div>
  <div style="pointer-events: none"><button>dead</button><button style="pointer-events: auto">alive</button></div>
  <div style="opacity: 0.5; overflow: hidden"><h1>title</h1><small>small</small></div>
  <div style="overflow-x: auto; overflow-y: scroll"><textarea style="opacity: 0"></textarea></div>
  <svg style="font-size: 12px"><text style="font-size: 10px; stroke-width: 2">a</text><text>b</text></svg>
  <ruby>a<rp>(</rp><rt>b</rt></ruby>
  <svg><title>drawn</title><g hidden><path d="M0 0"/></g></svg>
  <own-element>own</own-element><own-element hidden>own</own-element>
  <template>no</template><fieldset disabled><legend>some</legend></fieldset>
</div>`;

test.each(asked)('%s of an element is what jsdom says', (property) => {
  document.body.innerHTML = sample;
  expect(stylesIn(document, property)).toEqual(stylesIn(inFrame(sample), property));
});

test('a page with a style sheet, and every other property, are left to jsdom', () => {
  document.body.innerHTML =
    '<style>.away { display: none }</style><p class="away" style="color: red">gone</p>';
  const style = getComputedStyle(document.querySelector('p') as Element);
  expect([style.display, style.color, style.length > 0]).toEqual(['none', 'rgb(255, 0, 0)', true]);
});

test('what changes on the page changes the answer', () => {
  document.body.innerHTML = '<p>text</p>';
  const element = document.querySelector('p') as HTMLElement;
  const displayNow = () => getComputedStyle(element).display;
  expect(displayNow()).toBe('block');
  element.hidden = true;
  expect(displayNow()).toBe('none');
  element.hidden = false;
  element.style.display = 'flex';
  expect(displayNow()).toBe('flex');
});

test('what a chart is drawn in stands where the sheet of charts puts it, which no test loads', () => {
  document.body.innerHTML = '<div class="highcharts-container"></div><p></p>';
  const [chart, other] = [...document.body.children] as [Element, Element];
  expect(getComputedStyle(chart).zIndex).toBe('0');
  expect(getComputedStyle(other).zIndex).toBe('');
});

test('a link that saves a file does not leave the page, any other one does', () => {
  const leaves = (html: string) => {
    document.body.innerHTML = html;
    let isFollowed = false;
    const look = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    document.querySelector('a')?.click();
    return isFollowed;
  };
  expect(leaves('<a href="/file" download>file</a>')).toBe(false);
  expect(leaves('<a href="/page">page</a>')).toBe(true);
});
