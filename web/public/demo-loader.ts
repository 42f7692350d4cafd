/** Brings the demo to life at the first touch: until then the landing page loads this file and nothing else. */
const TOUCHES = ['focusin', 'pointerdown', 'input'] as const
const section = document.querySelector<HTMLElement>('[data-demo]')
const day = section?.querySelector('textarea')

async function start(touch?: Event) {
  // Who follows a link has not touched the demo.
  if (!section || (touch?.target as Element | undefined)?.closest('a')) return
  for (const type of TOUCHES) section.removeEventListener(type, start)
  // The address is in the page: a bundled import would bring a helper that weighs more than this file.
  const demo: typeof import('./demo.tsx') = await import(/* @vite-ignore */ section.dataset.demo!)
  void demo.startDemo(section, touch)
}

for (const type of TOUCHES) section?.addEventListener(type, start)
// A page that one comes back to keeps what was typed.
if (day && day.value !== day.defaultValue) void start()
