/**
 * Starts the console in a document that leaves this to the boot script, with the scripts in a template. Browsers compile
 * scripts beside the page as soon as they are there, on processors that the first frame of the page has use for.
 */
export function startEntries(): void {
  const template = document.querySelector<HTMLTemplateElement>('template#console-entries');
  if (!template) return;
  // In the order of the document; scripts that are added to a page run as they arrive otherwise.
  for (const script of template.content.querySelectorAll('script')) script.async = false;
  template.replaceWith(template.content);
}
